import type { KeyboardEvent } from "react";

/** Closes a `details` on Escape and gives the focus back to its summary. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
	const details = event.currentTarget;
	if (event.key !== "Escape" || !details.open) return;
	details.open = false;
	details.querySelector("summary")?.focus();
}
