import { framePatience } from "./frame.ts";
import { givePlace } from "./hidden-parts.ts";

/** Whether the typeface is there, or nobody waits for it any more: its arrival lays out anew whatever is laid out by then. */
let isSet = false;

export const isTypefaceSet = () => isSet;

/** It is there, does not come, or somebody is at the page already. */
export function setTypeface(): void {
	isSet = true;
}

/** The face of typeface.css. */
export function bringTypeface(address: string): void {
	const face = new FontFace("Archivo", `url(${address})`, { weight: "400 800", stretch: "75% 100%" });
	// Without it the page stays in the reader's own.
	face
		.load()
		.then(() => {
			document.fonts.add(face);
			// In a task of its own: the frame that draws it would lay all out anew.
			givePlace(document.body);
		}, setTypeface)
		.then(setTypeface);
	setTimeout(setTypeface, framePatience);
}
