import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Tab, tabs } from "./page-view.ts";
import { isPlainClick, type PageTabsProps, panelId, tabClass, tabId, tabListClass } from "./tab-parts.tsx";

type TabList = typeof import("./tab-list.tsx").TabList;

/** The tabs as they are without scripts: links of a navigation. */
function TabLinks({ texts, open, addressOf, onOpen }: PageTabsProps) {
	return (
		<nav aria-label={texts.label} className={tabListClass}>
			{tabs.map((tab) => (
				<a
					key={tab}
					id={tabId(tab)}
					href={addressOf(tab)}
					aria-current={tab === open ? "page" : undefined}
					onClick={(event) => {
						if (!isPlainClick(event)) return;
						event.preventDefault();
						onOpen(tab);
					}}
					className={tabClass}
				>
					{texts[tab]}
				</a>
			))}
		</nav>
	);
}

/** The page's tabs: links at first, and tabs for keyboard and screen reader as soon as their code is there. */
export function PageTabs({ panels, ...props }: PageTabsProps & { panels: Record<Tab, ReactNode> }) {
	const [list, setList] = useState<{ TabList: TabList } | null>(null);
	const focused = useRef<string | null>(null);
	useEffect(() => {
		import("./tab-list.tsx").then(
			({ TabList }) => {
				focused.current = document.activeElement?.id ?? null;
				setList({ TabList });
			},
			// Without that code they stay links.
			() => {},
		);
	}, []);
	useEffect(() => {
		const tab = list && tabs.find((one) => tabId(one) === focused.current);
		if (tab) document.getElementById(tabId(tab))?.focus();
	}, [list]);
	return (
		<>
			<div className="border-b border-line bg-mist">
				{list ? <list.TabList {...props} /> : <TabLinks {...props} />}
			</div>
			{tabs.map((tab) => (
				<div
					key={tab}
					id={panelId(tab)}
					hidden={tab !== props.open}
					{...(list ? { role: "tabpanel", "aria-labelledby": tabId(tab) } : {})}
				>
					{panels[tab]}
				</div>
			))}
		</>
	);
}
