import { flushSync } from "react-dom";

/** Opens the tab and what is folded up around an element, so that it can take the focus. */
export function openAround(element: Element): void {
	const panel = element.closest("[role=tabpanel][hidden]");
	const tab = document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
	// At once: what is hidden takes no focus.
	if (tab) flushSync(() => tab.click());
	const folded = element.closest("details:not([open])");
	if (folded) folded.setAttribute("open", "");
}
