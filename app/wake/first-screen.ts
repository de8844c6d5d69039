import { nextFrame } from "./frame.ts";
import { giveLook, lastIn, parts, reveal, show } from "./hidden-parts.ts";
import { isTypefaceSet } from "./typeface.ts";

/** Browsers lay out what is nearer than about this many windows. */
const nearby = 3;

/** What is to be known of a fresh page: that its first screen is drawn, told once or more often, and that all of it stands. */
type Tell = { firstScreen: () => void; all: () => void };

/** What has arrived gets its look in a task of its own, and its place in the next. */
function bringNear(tell: Tell): void {
	giveLook(lastIn(document.body));
	setTimeout(placeNear, 0, tell);
}

/**
 * What is in the window or, with the typeface, near it is laid out once the first frame is drawn, a part at a time; what is
 * further when it comes near.
 */
function placeNear(tell: Tell): void {
	const waiting = parts().filter(({ style }) => style.contentVisibility === "");
	const [next] = waiting;
	const reach = isTypefaceSet() ? nearby : 1;
	if (next?.localName === "main") {
		show(next, "visible", () => focusFirst(tell));
	} else if (next && next.getBoundingClientRect().top < reach * innerHeight) {
		show(next, "auto", () => bringNear(tell));
	} else {
		tell.firstScreen();
		if (isTypefaceSet()) for (const part of waiting) reveal(part, "auto");
		if (waiting.length > 0 || document.readyState === "loading") nextFrame(() => bringNear(tell));
		else tell.all();
	}
}

/** Browsers give no field the focus that they have not laid out, and forget that it asked for it. */
function focusFirst(tell: Tell): void {
	if (document.activeElement === document.body) document.querySelector<HTMLElement>("[autofocus]")?.focus();
	bringNear(tell);
}

/** Shows a fresh page, the first screen first, once its first frame is drawn. */
export function showFirstScreen(tell: Tell): void {
	nextFrame(() => bringNear(tell));
}
