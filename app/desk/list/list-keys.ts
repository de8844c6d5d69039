import { severalFields } from "./several-form.ts";

/** A row of a list, in its markup: its first link has the focus, or the row itself where it leads nowhere. */
const rowMark = "[data-row]";

/** Boxes that x ticks: those of rows with which something can be done at once, and what a row has one box for. */
const tickMark = `input[type=checkbox]:is([name=${severalFields.pick}], [data-tick])`;

/** Whether a key is meant for a field or a text that is written; a box takes no letters. */
function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))
	);
}

/** Steps from the row that has the focus; from none, both lead to the first. */
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** The row that a key leads to. @param at of the row with the focus; -1: none has it */
export function nextRow(key: string, at: number, count: number): number | null {
	const step = steps[key];
	if (step === undefined || count === 0) return null;
	return at < 0 ? 0 : Math.min(Math.max(at + step, 0), count - 1);
}

/** Takes a key of the lists: j and k go from row to row, x ticks the one with the focus; Enter is the link's own. */
export function pressInList(event: KeyboardEvent): void {
	const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
	if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyping(target)) return;
	if (document.querySelector("dialog[open]")) return;
	const rows = [...document.querySelectorAll<HTMLElement>(rowMark)];
	const at = rows.findIndex((row) => row.contains(document.activeElement));
	if (key === "x") {
		const box = rows[at]?.querySelector<HTMLInputElement>(tickMark);
		if (!box) return;
		event.preventDefault();
		box.click();
		return;
	}
	const next = nextRow(key, at, rows.length);
	if (next === null) return;
	event.preventDefault();
	const row = rows[next];
	(row?.matches("[tabindex]") ? row : row?.querySelector<HTMLElement>("a[href]"))?.focus();
}
