import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { isPlainClick, panelId, tabId, tabLook } from "../tab-look.ts";

/** A tab: what it is called in code (once on its page) and on the screen, and where it leads without scripts. */
export type TabItem<Tab extends string> = { tab: Tab; label: ReactNode; href?: string };

type TabRowProps<Tab extends string> = {
	label: string;
	tabs: readonly TabItem<Tab>[];
	open: Tab;
	onOpen: (tab: Tab) => void;
	disabled?: boolean;
	/** Of the row, and of each tab in it. */
	className: string;
	tabClassName: string;
};

/**
 * Tabs for keyboard and screen reader (ARIA Authoring Practices, tabs). Those with an address stay links that can be
 * opened elsewhere, and open on a click or on Enter instead of on focus, because what they show is loaded on demand.
 */
export function TabRow<Tab extends string>(props: TabRowProps<Tab>) {
	const { tabs, open, onOpen } = props;
	const className = `${tabLook} ${props.tabClassName}`;
	return (
		<Tabs.Root
			value={open}
			onValueChange={(value) => {
				const chosen = tabs.find(({ tab }) => tab === value);
				if (chosen) onOpen(chosen.tab);
			}}
			activationMode={tabs.some(({ href }) => href) ? "manual" : "automatic"}
		>
			<Tabs.List aria-label={props.label} className={props.className}>
				{tabs.map(({ tab, label, href }) => {
					const ids = { id: tabId(tab), "aria-controls": panelId(tab) };
					if (!href) {
						return (
							<Tabs.Trigger key={tab} value={tab} disabled={props.disabled} {...ids} className={className}>
								{label}
							</Tabs.Trigger>
						);
					}
					return (
						<Tabs.Trigger key={tab} value={tab} asChild>
							<a
								{...ids}
								type={undefined}
								href={href}
								onClick={(event) => {
									if (isPlainClick(event)) event.preventDefault();
								}}
								className={className}
							>
								{label}
							</a>
						</Tabs.Trigger>
					);
				})}
			</Tabs.List>
		</Tabs.Root>
	);
}
