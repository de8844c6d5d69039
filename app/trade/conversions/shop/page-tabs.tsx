import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TabLinks } from "~/ui/tabs/tab-links.tsx";
import { tabId } from "~/ui/tabs/tab-look.ts";
import { TabPanel } from "~/ui/tabs/tab-panel.tsx";
import { type Tab, tabs } from "./page-view.ts";

type TabRow = typeof import("~/ui/tabs/late/tab-row.tsx").TabRow;

/** The page's tabs: links at first, and tabs for keyboard and screen reader as soon as their code is there. */
export function PageTabs(props: {
	texts: PageTexts["modifications"]["tabs"];
	open: Tab;
	addressOf: (tab: Tab) => string;
	onOpen: (tab: Tab) => void;
	panels: Record<Tab, ReactNode>;
}) {
	const { texts, open, addressOf, onOpen, panels } = props;
	const [row, setRow] = useState<{ TabRow: TabRow } | null>(null);
	const focused = useRef<string | null>(null);
	useEffect(() => {
		import("~/ui/tabs/late/tab-row.tsx").then(
			({ TabRow }) => {
				focused.current = document.activeElement?.id ?? null;
				setRow({ TabRow });
			},
			// Without that code they stay links.
			() => {},
		);
	}, []);
	useEffect(() => {
		const tab = row && tabs.find((one) => tabId(one) === focused.current);
		if (tab) document.getElementById(tabId(tab))?.focus();
	}, [row]);
	const rowProps = {
		label: texts.label,
		tabs: tabs.map((tab) => ({ tab, label: texts[tab], href: addressOf(tab) })),
		open,
		onOpen,
		className: "page flex flex-wrap gap-x-1",
		tabClassName: "inline-flex min-h-13 shrink-0 items-center px-3 text-lg sm:px-5",
	};
	return (
		<>
			<div className="border-b border-line bg-mist">
				{row ? <row.TabRow {...rowProps} /> : <TabLinks {...rowProps} />}
			</div>
			{tabs.map((tab) => (
				<TabPanel key={tab} tab={tab} isOpen={tab === open} isTab={row !== null}>
					{panels[tab]}
				</TabPanel>
			))}
		</>
	);
}
