import { Tabs } from "radix-ui";
import { type Tab, tabs } from "./page-view.ts";
import { isPlainClick, type PageTabsProps, panelId, tabClass, tabId, tabListClass } from "./tab-parts.tsx";

/**
 * The tabs with scripts. They open on a click or on Enter, not on focus, because what they show is loaded on demand
 * (ARIA Authoring Practices, tabs); each is still a link that can be opened elsewhere.
 */
export function TabList({ texts, open, addressOf, onOpen }: PageTabsProps) {
	return (
		<Tabs.Root value={open} onValueChange={(tab) => onOpen(tab as Tab)} activationMode="manual">
			<Tabs.List aria-label={texts.label} className={tabListClass}>
				{tabs.map((tab) => (
					<Tabs.Trigger key={tab} value={tab} asChild>
						<a
							id={tabId(tab)}
							type={undefined}
							aria-controls={panelId(tab)}
							href={addressOf(tab)}
							onClick={(event) => {
								if (isPlainClick(event)) event.preventDefault();
							}}
							className={tabClass}
						>
							{texts[tab]}
						</a>
					</Tabs.Trigger>
				))}
			</Tabs.List>
		</Tabs.Root>
	);
}
