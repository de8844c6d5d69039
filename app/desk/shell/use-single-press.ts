import { useEffect } from "react";

const pressable = "button, a, summary, label, input, select";

/** What a press on a button sends; null for anything that sends no form. */
function sentBy(pressed: Element | null): string | null {
	if (!(pressed instanceof HTMLButtonElement) || pressed.type !== "submit" || !pressed.form) return null;
	const fields = [...new FormData(pressed.form, pressed)].map(([name, value]) => [name, String(value)]);
	// By its markup: a field may be called "action".
	return JSON.stringify([pressed.form.getAttribute("action"), fields]);
}

/**
 * A double click on a button that sends a form is one press. Its answer may come between the two clicks: then the second
 * one would take back what the first has done, or hit what has moved under the pointer. Nobody means that one.
 */
export function useSinglePress(): void {
	useEffect(() => {
		let first: string | null = null;
		function press(event: MouseEvent): void {
			const pressed = event.target instanceof Element ? event.target.closest(pressable) : null;
			// Keys count no clicks.
			if (event.detail < 2) first = event.detail === 0 ? null : sentBy(pressed);
			else if (first !== null && pressed && sentBy(pressed) !== first) {
				event.preventDefault();
				event.stopImmediatePropagation();
			}
		}
		document.addEventListener("click", press, { capture: true });
		return () => document.removeEventListener("click", press, { capture: true });
	}, []);
}
