import type { MouseEvent } from "react";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Tab } from "./page-view.ts";

export type PageTabsProps = {
	texts: PageTexts["modifications"]["tabs"];
	open: Tab;
	addressOf: (tab: Tab) => string;
	onOpen: (tab: Tab) => void;
};

export const tabClass =
	"-mb-px inline-flex min-h-13 shrink-0 items-center border-b-3 border-transparent px-3 text-lg font-semibold text-muted no-underline -outline-offset-3 hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink aria-selected:border-signal aria-selected:text-ink sm:px-5";
export const tabListClass = "page flex flex-wrap gap-x-1";

export function tabId(tab: Tab): string {
	return `tab-${tab}`;
}

export function panelId(tab: Tab): string {
	return `panel-${tab}`;
}

/** Keeps a click that asks for another window or tab as it is. */
export function isPlainClick(event: MouseEvent): boolean {
	return !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
