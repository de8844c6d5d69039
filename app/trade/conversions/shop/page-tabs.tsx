import type { ReactNode } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TabPanel } from "~/ui/tabs/tab-panel.tsx";
import { TabRow } from "~/ui/tabs/tab-row.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { type Tab, tabs } from "./page-view.ts";

/** The page's tabs: links at first, and tabs for keyboard and screen reader as soon as scripts run. */
export function PageTabs(props: {
	texts: PageTexts["modifications"]["tabs"];
	open: Tab;
	addressOf: (tab: Tab) => string;
	onOpen: (tab: Tab) => void;
	panels: Record<Tab, ReactNode>;
}) {
	const { texts, open, addressOf, onOpen, panels } = props;
	const isScripted = useScripted();
	return (
		<>
			<div className="border-b border-line bg-mist">
				<TabRow
					label={texts.label}
					tabs={tabs.map((tab) => ({ tab, label: texts[tab], href: addressOf(tab) }))}
					open={open}
					onOpen={onOpen}
					isScripted={isScripted}
					className="page flex flex-wrap gap-x-1"
					tabClassName="inline-flex min-h-13 shrink-0 items-center px-1.5 sm:px-5 sm:text-lg"
				/>
			</div>
			{tabs.map((tab) => (
				<TabPanel key={tab} tab={tab} isOpen={tab === open} isTab={isScripted}>
					{panels[tab]}
				</TabPanel>
			))}
		</>
	);
}
