import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { isPlainClick, panelId, tabId, tabLook } from "./tab-look.ts";

/** A tab: what it is called in code (once on its page) and on the screen, and where it leads without scripts. */
type TabItem<Tab extends string> = { tab: Tab; label: ReactNode; href?: string };

type TabRowProps<Tab extends string> = {
	label: string;
	tabs: readonly TabItem<Tab>[];
	open: Tab;
	onOpen: (tab: Tab) => void;
	/** False as long as scripts do not run: then the tabs are links of a navigation, and the same elements. */
	isScripted?: boolean;
	disabled?: boolean;
	/** Of the row, and of each tab in it. */
	className: string;
	tabClassName: string;
};

/** The place that a key leads to from another in a row of tabs, which ends where it begins; null for other keys. */
function placeFor(key: string, from: number, count: number): number | null {
	if (key === "ArrowRight") return (from + 1) % count;
	if (key === "ArrowLeft") return (from + count - 1) % count;
	if (key === "Home") return 0;
	return key === "End" ? count - 1 : null;
}

/**
 * Tabs for keyboard and screen reader (ARIA Authoring Practices, tabs). Those with an address stay links that can be
 * opened elsewhere, and open on a click or on Enter instead of on focus, because what they show is loaded on demand.
 */
export function TabRow<Tab extends string>(props: TabRowProps<Tab>) {
	const { tabs, open, onOpen, isScripted = true, disabled = false } = props;

	function onKeyDown(event: KeyboardEvent, from: number, isLink: boolean) {
		if (!isScripted || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
		const place = placeFor(event.key, from, tabs.length);
		const next = tabs[place ?? from];
		if (!next || (place === null && !(isLink && event.key === " "))) return;
		event.preventDefault();
		document.getElementById(tabId(next.tab))?.focus();
		if (place === null || !isLink) onOpen(next.tab);
	}

	const row = { role: isScripted ? "tablist" : "navigation", "aria-label": props.label };
	return (
		<div {...row} className={props.className}>
			{tabs.map(({ tab, label, href }, place) => {
				const isOpen = tab === open;
				const shared = {
					id: tabId(tab),
					"data-state": isOpen ? "active" : undefined,
					...(isScripted
						? {
								...{ role: "tab", "aria-selected": isOpen, "aria-controls": panelId(tab) },
								tabIndex: isOpen ? 0 : -1,
							}
						: { "aria-current": isOpen ? ("page" as const) : undefined }),
					onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place, href !== undefined),
					className: `${tabLook} ${props.tabClassName}`,
					children: label,
				};
				if (href === undefined) {
					return (
						<button key={tab} type="button" disabled={disabled} onClick={() => onOpen(tab)} {...shared} />
					);
				}
				const onClick = (event: MouseEvent) => {
					if (!isScripted || !isPlainClick(event)) return;
					event.preventDefault();
					onOpen(tab);
				};
				return <a key={tab} href={href} onClick={onClick} {...shared} />;
			})}
		</div>
	);
}
