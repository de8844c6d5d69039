import { nextFrame } from "./frame.ts";

/** What look.css leaves out of a fresh page's first frame: look.test.ts compares. */
const leftOut = `
	.shop-bar ~ main,
	.shop-bar ~ main section ~ section:not(form *),
	.shop-bar ~ main .painted-part > :is(section, aside, div):not(form *),
	.shop-bar ~ main fieldset ~ fieldset,
	.shop-bar ~ main .below-fold,
	.shop-bar ~ main li:nth-child(n + 2) > article,
	.shop-bar ~ main .prose > :is(p, h2, h3, h4, ul, ol, table, blockquote, details):nth-child(n + 9),
	.shop-footer
`;
export const parts = () => [...document.querySelectorAll<HTMLElement>(leftOut)];

/** The last element in what has arrived or in a part, but in no part of that which waits. */
export function lastIn(whole: Element): Element {
	const last = whole.lastElementChild as HTMLElement | null;
	const isIn = last && (!last.matches(leftOut) || last.style.contentVisibility === "visible");
	return isIn ? lastIn(last) : (last ?? whole);
}

/** Gives all up to an element its look, as the next frame would. */
export function giveLook(last: Element): void {
	void getComputedStyle(last).color;
}

/** Lays out what has its look. Of what is hidden Chromium finds out with the first question that there is something to lay out. */
export function givePlace(last: Element): void {
	for (let n = 0; n < 2; n++) last.getBoundingClientRect();
}

/** Browsers keep the size that a part has shown, and take this one until it has; look.css names it for what is smaller. */
export function reveal({ style }: HTMLElement, as: "auto" | "visible"): void {
	style.contentVisibility = as;
	if (as === "auto") style.containIntrinsicBlockSize = "var(--stand-in, auto 400px)";
}

/** Its look and its place take a task each, the frame then draws it: all in one would be as long as the first frame was. */
export function show(part: HTMLElement, as: "auto" | "visible", step: () => void): void {
	const last = lastIn(part);
	giveLook(last);
	setTimeout(() => {
		givePlace(last);
		setTimeout(() => {
			reveal(part, as);
			nextFrame(step);
		});
	});
}

/** The rest, a part at a time: all at once would hold up a touch. */
export function layOut([part, ...further]: HTMLElement[]): void {
	if (part) show(part, "visible", () => layOut(further));
}
