import type { TabItem } from "./late/tab-row.tsx";
import { isPlainClick, tabId, tabLook } from "./tab-look.ts";

/** The tabs as they are without scripts: links of a navigation. */
export function TabLinks<Tab extends string>(props: {
	label: string;
	tabs: readonly (TabItem<Tab> & { href: string })[];
	open: Tab;
	/** With scripts, instead of following the link. */
	onOpen?: (tab: Tab) => void;
	className: string;
	tabClassName: string;
}) {
	const { open, onOpen } = props;
	return (
		<nav aria-label={props.label} className={props.className}>
			{props.tabs.map(({ tab, label, href }) => (
				<a
					key={tab}
					id={tabId(tab)}
					href={href}
					aria-current={tab === open ? "page" : undefined}
					data-state={tab === open ? "active" : undefined}
					onClick={(event) => {
						if (!onOpen || !isPlainClick(event)) return;
						event.preventDefault();
						onOpen(tab);
					}}
					className={`${tabLook} ${props.tabClassName}`}
				>
					{label}
				</a>
			))}
		</nav>
	);
}
