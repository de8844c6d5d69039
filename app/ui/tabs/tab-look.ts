/** Looks alike as a link and as a tab; its size and its row's frame are the page's. */
export const tabLook =
	"-mb-px border-b-3 border-transparent font-semibold text-muted no-underline -outline-offset-3 hover:text-ink data-[state=active]:border-signal-ink data-[state=active]:text-ink";

export function tabId(tab: string): string {
	return `tab-${tab}`;
}

export function panelId(tab: string): string {
	return `panel-${tab}`;
}

/** Keeps a click that asks for another window or tab as it is. */
export function isPlainClick(event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): boolean {
	return !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
