/**
 * Stands in every page, bundled with what it imports. Asks for the page's scripts once the page has been drawn and the
 * browser has nothing else to do, or as soon as somebody touches it, and loses no press that only scripts can answer.
 * Brings the typeface too: while rules name one that is on its way, browsers look through their system for a last resort,
 * anew for each size and weight, which was a quarter of the home page's first frame.
 */

import { showFirstScreen } from "./first-screen.ts";
import { nextFrame } from "./frame.ts";
import { layOut, parts } from "./hidden-parts.ts";
import { hold, keepKey, keepPress, keepUnanswered, restSoon } from "./presses.ts";
import { areAsleep, askForScripts } from "./sleeping-scripts.ts";
import { forgetTyped, noteTyped } from "./typed-notes.ts";
import { bringTypeface, setTypeface } from "./typeface.ts";

const html = document.documentElement;
const { typeface = "" } = (document.currentScript as HTMLScriptElement).dataset;
const signs = ["pointerdown", "touchstart", "wheel", "keydown", "focusin", "online"];
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** On a phone. A page that was gone back to, or into, has a place to show: the browser has to know all heights for it. */
const isFresh = visit?.type === "navigate" && !location.hash && matchMedia("(width < 768px)").matches;

/** Who comes from another page of the shop, or back, is likely to have its typeface. */
const isFirst = visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);

/** Whether somebody or something has asked for the scripts, perhaps before they were named. */
let isWanted = false;

/** What the page waits for before it asks for its scripts by itself. */
const awaited = new Set<"files" | "first screen">(["files"]);

function hasCome(): void {
	restSoon();
	for (const sign of signs) removeEventListener(sign, wakeBy, true);
}

function wake(): void {
	isWanted = true;
	if (askForScripts(hasCome) && isFresh && !("fresh" in html.dataset)) layOut(parts());
}

function wakeBy({ type, target }: Event): void {
	// A field that has the focus from the start is no sign of anybody.
	if (type === "focusin" && (target as HTMLElement).autofocus) return;
	setTypeface();
	wake();
}

/** Safari says nothing of idle time. */
function wakeWhenIdle(): void {
	if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: 2000 });
	else setTimeout(wake, 200);
}

/** A picture that came last is drawn in the frame after it, or the next. */
function isThere(part: "files" | "first screen"): void {
	if (awaited.delete(part) && awaited.size === 0) nextFrame(() => nextFrame(wakeWhenIdle));
}

function finish(): void {
	delete html.dataset.fresh;
	// By way of "auto": what goes from hidden to visible browsers count as having moved within the window.
	if (!areAsleep()) layOut(parts());
}

if (isFresh) {
	html.dataset.fresh = "";
	awaited.add("first screen");
	showFirstScreen({ firstScreen: () => isThere("first screen"), all: finish });
}
// A first visitor's page is drawn before it asks for more.
if (isFirst) nextFrame(() => bringTypeface(typeface));
else bringTypeface(typeface);
addEventListener("input", noteTyped, true);
addEventListener(
	"submit",
	({ target }) => (target as HTMLElement).dataset.forgets === "" && forgetTyped(),
	true,
);
// Told by the page after it (`routes/shop/layout.tsx`), not as the form is sent: with a wrong password nothing is deleted.
addEventListener("account_deleted", forgetTyped);
addEventListener("pointerdown", hold, true);
addEventListener("click", keepPress, true);
addEventListener("keydown", keepKey, true);
for (const press of ["click", "keydown"]) addEventListener(press, keepUnanswered);
for (const sign of signs) addEventListener(sign, wakeBy, true);
addEventListener("DOMContentLoaded", () => isWanted && wake());
addEventListener("pageshow", ({ persisted }) => persisted && wake());
addEventListener("load", () => isThere("files"));
