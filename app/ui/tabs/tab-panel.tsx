import type { ReactNode } from "react";
import { panelId, tabId } from "./tab-look.ts";

/** What a tab opens. All panels stay in the document, so that what was typed survives a look at another tab. */
export function TabPanel(props: {
	tab: string;
	isOpen: boolean;
	/** False while the tabs are still links, which lead to a part of the page. */
	isTab?: boolean;
	/** For a panel with nothing in it that takes the focus. */
	focusable?: boolean;
	className?: string;
	children: ReactNode;
}) {
	const { tab, isOpen, isTab = true } = props;
	return (
		<div
			id={panelId(tab)}
			hidden={!isOpen}
			{...(isTab && { role: "tabpanel", "aria-labelledby": tabId(tab) })}
			{...(props.focusable && { tabIndex: 0 })}
			className={props.className}
		>
			{props.children}
		</div>
	);
}
