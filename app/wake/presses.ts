import { isAlive } from "./alive.ts";

/** Milliseconds between two looks whether what was pressed can answer by now. */
const pause = 50;
/** Milliseconds that a link waits for its scripts before it leads where it leads without them. */
const linkPatience = 6000;

type Press = { pressed: HTMLElement; again: Event; until: number };
const presses: Press[] = [];
let looking = 0;

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

/** What the pointer went down on while the page came to life, and where. */
let held: { pressed: HTMLElement; x: number; y: number } | null = null;
/** Pixels that a finger moves without meaning to. */
const unmeant = 10;
/** Milliseconds after which a page that was woken moves no more by itself. */
const unrest = 5000;
let restsFrom = Number.POSITIVE_INFINITY;

export function restSoon(): void {
	restsFrom = performance.now() + unrest;
}

/** Once it rests, what stops a press means it, such as one that ends a drag. */
function comesToLife(): boolean {
	const left = restsFrom - performance.now();
	return left > 0 && left <= unrest;
}

export function hold({ target, clientX, clientY }: PointerEvent): void {
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
 * over yet, as a part of the page is still on its way, it stops on its way down: nobody answers that, unless somebody
 * prevents what browsers do of themselves. React notes its properties before it has such a part whole.
 */
function follow(event: Event, whenStopped: () => void): void {
	const { stopPropagation, defaultPrevented } = event;
	event.stopPropagation = () => {
		stopPropagation.call(event);
		underway = null;
		if (event.eventPhase !== Event.CAPTURING_PHASE || event.defaultPrevented !== defaultPrevented) return;
		event.preventDefault();
		whenStopped();
	};
}

/** Whether a press of what is alive may be stopped yet, and is not followed already. */
const mayBeStopped = (event: Event) => comesToLife() && !Object.hasOwn(event, "stopPropagation");

/** Looked at any later, what was pressed may have come to life without having heard it. */
export function keepUnanswered(): void {
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

export function keepPress(event: MouseEvent): void {
	const slipped = event.isTrusted && event.detail > 0 ? slippedFrom(event) : null;
	const pressed = slipped ?? withoutScripts(event.target);
	const { detail, clientX, clientY } = event;
	const isMute = slipped !== null || (pressed !== null && !isAlive(pressed));
	if (!pressed || hasModifier(event) || !(isMute || mayBeStopped(event))) return;
	if (isMute) event.preventDefault();
	const again = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX, clientY });
	const press = setOut(event, again, pressed, performance.now() + linkPatience);
	if (slipped) {
		// Nothing else was meant by it.
		event.stopImmediatePropagation();
		keep(press);
	} else if (isMute) underway = press;
}

/** Arrows go through a row of cards or pictures. No other key means anything that only scripts can answer. */
export function keepKey(event: KeyboardEvent): void {
	const { key, target } = event;
	const pressed = target as HTMLElement;
	// One that is held down is one press: nobody sees yet how far it has led.
	if (!/^Arrow(Left|Right)$/.test(key) || event.repeat || hasModifier(event)) return;
	const isMute = !isAlive(pressed);
	if (!pressed.closest("[aria-roledescription=carousel]") || !(isMute || mayBeStopped(event))) return;
	const again = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key });
	const press = setOut(event, again, pressed, Number.POSITIVE_INFINITY);
	if (isMute) underway = press;
}
