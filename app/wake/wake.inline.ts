/**
 * Stands in the head of every page. Asks for the page's scripts once the page has been drawn and the browser has
 * nothing else to do, or as soon as somebody touches it, and loses no press that only scripts can answer. Brings the
 * typeface too: while rules name one that is on its way, browsers look through their system for a last resort, anew for
 * each size and weight, which was a quarter of the home page's first frame.
 */

const html = document.documentElement;
const { typeface } = (document.currentScript as HTMLScriptElement).dataset;
const signs = ["pointerdown", "touchstart", "wheel", "keydown", "focusin", "online"];

/** Milliseconds between two looks whether what was pressed can answer by now. */
const pause = 50;
/** Milliseconds that a link waits for its scripts before it leads where it leads without them. */
const linkPatience = 6000;

type Press = { pressed: HTMLElement; again: Event; until: number };
const presses: Press[] = [];
let state: "asleep" | "asked" | "awake" = "asleep";
let isWanted = false;
let looking = 0;

/** React notes its properties at an element when it takes it over. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));

async function fetchFile(address: string): Promise<void> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(address);
	await answer.arrayBuffer();
}

/** Asks for a few files at a time: for twenty at once a phone's browser cannot be touched for 60 ms. */
function fetchFiles([one, other, third, ...further]: string[]): Promise<unknown> {
	const now = [one, other, third].filter((file) => file !== undefined).map(fetchFile);
	const rest = new Promise((resolve) => setTimeout(resolve, 0));
	return Promise.all(further.length > 0 ? [...now, rest.then(() => fetchFiles(further))] : now);
}

/** The files first: browsers remember a module that failed as failed. Then the script that imports them. */
async function run(sleeping: HTMLScriptElement): Promise<void> {
	await fetchFiles((sleeping.dataset.files ?? "").split(" "));
	state = "awake";
	restsFrom = performance.now() + unrest;
	for (const sign of signs) removeEventListener(sign, wakeBy, true);
	const script = document.createElement("script");
	script.type = "module";
	script.text = sleeping.text;
	document.head.append(script);
	script.remove();
}

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
const parts = () => [...document.querySelectorAll<HTMLElement>(leftOut)];
/** Browsers lay out what is nearer than about this many windows. */
const nearby = 3;
/** Milliseconds after which no frame is waited for, as a window that nobody sees has none, nor the typeface. */
const framePatience = 2000;

/** Goes on once a frame has been drawn. */
function nextFrame(step: () => void): void {
	let isDue = true;
	const goOn = () => {
		if (isDue) setTimeout(step);
		isDue = false;
	};
	requestAnimationFrame(goOn);
	setTimeout(goOn, framePatience);
}

/** Whether the typeface is there, or nobody waits for it any more: its arrival lays out anew whatever is laid out by then. */
let isSet = false;

/** The last element in what has arrived or in a part, but in no part of that which waits. */
function lastIn(whole: Element): Element {
	const last = whole.lastElementChild as HTMLElement | null;
	const isIn = last && (!last.matches(leftOut) || last.style.contentVisibility === "visible");
	return isIn ? lastIn(last) : (last ?? whole);
}

/** Gives all up to an element its look, as the next frame would. */
function giveLook(last: Element): void {
	void getComputedStyle(last).color;
}

/** Lays out what has its look. Of what is hidden Chromium finds out with the first question that there is something to lay out. */
function givePlace(last: Element): void {
	for (let n = 0; n < 2; n++) last.getBoundingClientRect();
}

/** Browsers keep the size that a part has shown, and take this one until it has; look.css names it for what is smaller. */
function reveal({ style }: HTMLElement, as: "auto" | "visible"): void {
	style.contentVisibility = as;
	if (as === "auto") style.containIntrinsicBlockSize = "var(--stand-in, auto 400px)";
}

/** Its look and its place take a task each, the frame then draws it: all in one would be as long as the first frame was. */
function show(part: HTMLElement, as: "auto" | "visible", step: () => void): void {
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

/** Safari says nothing of idle time. */
function wakeWhenIdle(): void {
	if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: 2000 });
	else setTimeout(wake, 200);
}

/** What the page waits for before it asks for its scripts by itself. */
const awaited = new Set<"files" | "first screen">(["files"]);

/** A picture that came last is drawn in the frame after it, or the next. */
function isThere(part: "files" | "first screen"): void {
	if (awaited.delete(part) && awaited.size === 0) nextFrame(() => nextFrame(wakeWhenIdle));
}

/** What has arrived gets its look in a task of its own, and its place in the next. */
function bringNear(): void {
	giveLook(lastIn(document.body));
	setTimeout(placeNear);
}

/**
 * What is in the window or, with the typeface, near it is laid out once the first frame is drawn, a part at a time; what is
 * further when it comes near.
 */
function placeNear(): void {
	const waiting = parts().filter(({ style }) => style.contentVisibility === "");
	const [next] = waiting;
	const reach = isSet ? nearby : 1;
	if (next?.localName === "main") {
		show(next, "visible", focusFirst);
	} else if (next && next.getBoundingClientRect().top < reach * innerHeight) {
		show(next, "auto", bringNear);
	} else {
		isThere("first screen");
		if (isSet) for (const part of waiting) reveal(part, "auto");
		if (waiting.length > 0 || document.readyState === "loading") nextFrame(bringNear);
		else finish();
	}
}

function finish(): void {
	delete html.dataset.fresh;
	// By way of "auto": what goes from hidden to visible browsers count as having moved within the window.
	if (state !== "asleep") layOut(parts());
}

/** Browsers give no field the focus that they have not laid out, and forget that it asked for it. */
function focusFirst(): void {
	if (document.activeElement === document.body) document.querySelector<HTMLElement>("[autofocus]")?.focus();
	bringNear();
}

/** The rest, a part at a time: all at once would hold up a touch. */
function layOut([part, ...further]: HTMLElement[]): void {
	if (part) show(part, "visible", () => layOut(further));
}

function wake(): void {
	const sleeping = document.querySelector<HTMLScriptElement>("script[data-files]");
	isWanted = true;
	if (state !== "asleep" || !sleeping) return;
	state = "asked";
	if (isFresh && !("fresh" in html.dataset)) layOut(parts());
	// What does not come is asked for again with the next sign; until then the page works as it does without scripts.
	run(sleeping).catch(() => {
		state = "asleep";
	});
}

function wakeBy({ type, target }: Event): void {
	// A field that has the focus from the start is no sign of anybody.
	if (type === "focusin" && (target as HTMLElement).autofocus) return;
	isSet = true;
	wake();
}

/** A link that nobody takes over leads where it leads by itself. */
function followLink({ pressed, until }: Press): boolean {
	if (!(pressed instanceof HTMLAnchorElement) || performance.now() < until) return false;
	location.assign(pressed.href);
	return true;
}

/** One press at a time, in their order: each may change what the next one means. */
function pressAgain(): void {
	const [first] = presses;
	if (!first) {
		clearInterval(looking);
		looking = 0;
	} else if (isAlive(first.pressed)) {
		presses.shift();
		first.pressed.dispatchEvent(first.again);
	} else {
		// What never answers holds up no link that leads on by itself.
		const done = first.pressed.isConnected ? presses.findIndex(followLink) : 0;
		if (done >= 0) presses.splice(done, 1);
	}
}

/**
 * Fields, forms and most links work by themselves. A button that sends no form does not, and some links (`data-scripted`)
 * would leave behind what has been chosen beside them.
 */
function withoutScripts(target: EventTarget | null): HTMLElement | null {
	const pressed = target instanceof Element ? target.closest<HTMLElement>("button, a[data-scripted]") : null;
	return pressed instanceof HTMLButtonElement && pressed.type !== "button" && pressed.form ? null : pressed;
}

function scripted(target: EventTarget | null): HTMLElement | null {
	const pressed = withoutScripts(target);
	return pressed && !isAlive(pressed) ? pressed : null;
}

/** What the pointer went down on while the page came to life, and where. */
let held: { pressed: HTMLElement; x: number; y: number } | null = null;
/** Pixels that a finger moves without meaning to. */
const unmeant = 10;
/** Milliseconds after which a page that was woken moves no more by itself. */
const unrest = 5000;
let restsFrom = Number.POSITIVE_INFINITY;

function hold({ target, clientX, clientY }: PointerEvent): void {
	const pressed = performance.now() < restsFrom ? withoutScripts(target) : null;
	held = pressed && { pressed, x: clientX, y: clientY };
}

/** What was pressed and moved away under the pointer, as a page that comes to life moves: its click falls beside it. */
function slippedFrom({ target, clientX, clientY }: MouseEvent): HTMLElement | null {
	if (!held || held.pressed.contains(target as Node)) return null;
	const isStill = Math.abs(clientX - held.x) < unmeant && Math.abs(clientY - held.y) < unmeant;
	return isStill && held.pressed.isConnected ? held.pressed : null;
}

/** Has it answered once it can. */
function keep(press: Press): void {
	presses.push(press);
	looking ||= setInterval(pressAgain, pause) as unknown as number;
}

/** What was pressed and is still on its way through the document. */
let underway: Press | null = null;

/**
 * React hears a press at the document, takes over what is pressed and answers it, all within the press. What it cannot take
 * over yet, as a part of the page is still on its way, it stops on its way down: nobody answers that.
 */
function follow(event: Event, whenStopped: () => void): void {
	const stop = event.stopPropagation;
	event.stopPropagation = () => {
		stop.call(event);
		underway = null;
		if (event.eventPhase === Event.CAPTURING_PHASE) whenStopped();
	};
}

/** Looked at any later, what was pressed may have come to life without having heard it. */
function keepUnanswered(): void {
	if (underway && !isAlive(underway.pressed)) keep(underway);
	underway = null;
}

/** @param again what is pressed in its place once it can answer, before whatever was pressed after it */
function setOut(event: Event, again: Event, pressed: HTMLElement, until: number): Press {
	const press = { pressed, again, until };
	follow(event, () => keep(press));
	follow(again, () => presses.unshift(press));
	return press;
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
	ctrlKey || metaKey || shiftKey || altKey;

function keepPress(event: MouseEvent): void {
	const slipped = event.isTrusted && event.detail > 0 ? slippedFrom(event) : null;
	const pressed = slipped ?? scripted(event.target);
	const { detail, clientX, clientY } = event;
	if (!pressed || hasModifier(event)) return;
	event.preventDefault();
	const again = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX, clientY });
	const press = setOut(event, again, pressed, performance.now() + linkPatience);
	if (!slipped) {
		underway = press;
		return;
	}
	// Nothing else was meant by it.
	event.stopImmediatePropagation();
	keep(press);
}

/** Arrows go through a row of cards or pictures. No other key means anything that only scripts can answer. */
function keepKey(event: KeyboardEvent): void {
	const { key, target } = event;
	const pressed = target as HTMLElement;
	// One that is held down is one press: nobody sees yet how far it has led.
	if (!/^Arrow(Left|Right)$/.test(key) || event.repeat || hasModifier(event) || isAlive(pressed)) return;
	if (!pressed.closest("[aria-roledescription=carousel]")) return;
	const again = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key });
	underway = setOut(event, again, pressed, Number.POSITIVE_INFINITY);
}

/**
 * Notes what is typed into a form that keeps its fields (`keptFields` in `ui/use-kept-fields.ts`), which does so itself
 * once it is alive: whoever leaves the page before that has it again on the next one. A password is never noted.
 */
function noteTyped({ target }: Event): void {
	const field = target as HTMLInputElement;
	const { keptAs, owner = "" } = field.form?.dataset ?? {};
	if (!keptAs || !field.form || field.type === "password" || isAlive(field.form)) return;
	try {
		const kept = new URLSearchParams(sessionStorage.getItem(keptAs) ?? "");
		kept.set(field.name, field.type === "checkbox" && !field.checked ? "" : field.value);
		kept.set(":owner", owner);
		sessionStorage.setItem(keptAs, String(kept));
	} catch {
		// Private windows and full disks refuse: nothing is kept then.
	}
}

/** Nothing of whoever leaves stays in the tab: somebody else may sit down here next. */
function forgetTyped(): void {
	try {
		for (const key of Object.keys(sessionStorage))
			if (key.startsWith("typed:")) sessionStorage.removeItem(key);
	} catch {
		// As above.
	}
}

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** On a phone. A page that was gone back to, or into, has a place to show: the browser has to know all heights for it. */
const isFresh = visit?.type === "navigate" && !location.hash && matchMedia("(width < 768px)").matches;

/** Who comes from another page of the shop, or back, is likely to have its typeface. */
const isFirst = () => visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);

/** The face of typeface.css. */
function bringTypeface(): void {
	const face = new FontFace("Archivo", `url(${typeface})`, { weight: "400 800", stretch: "75% 100%" });
	const set = () => {
		isSet = true;
	};
	// Without it the page stays in the reader's own.
	face
		.load()
		.then(() => {
			document.fonts.add(face);
			// In a task of its own: the frame that draws it would lay all out anew.
			givePlace(document.body);
		}, set)
		.then(set);
	setTimeout(set, framePatience);
}

if (isFresh) {
	html.dataset.fresh = "";
	awaited.add("first screen");
	nextFrame(bringNear);
}
// A first visitor's page is drawn before it asks for more.
if (isFirst()) nextFrame(bringTypeface);
else bringTypeface();
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

export {};
