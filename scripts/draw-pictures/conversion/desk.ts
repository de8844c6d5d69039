import type { Pen } from "../base/pen.ts";
import { block } from "../base/solid.ts";

/** How much daylight reaches furniture behind an opening. */
export const INDOORS = 0.82;

/** A desk with a screen, a drawer unit and a lamp; x and y are its near left corner, in metres. */
export function desk(pen: Pen, x: number, y: number, floor: number): void {
	const wood = "#c69c6a";
	const metal = "#6d7880";
	const [w, d, top] = [1.6, 0.75, floor + 0.74];
	for (const dx of [0.04, w - 0.09])
		block(pen, [x + dx, y + d - 0.06, floor], [x + dx + 0.05, y + d, top], metal, INDOORS);
	block(pen, [x + w - 0.5, y + 0.06, floor], [x + w - 0.08, y + d, top - 0.06], "#e2e6e8", INDOORS);
	block(pen, [x + 0.04, y, floor], [x + 0.09, y + 0.06, top], metal, INDOORS);
	block(pen, [x, y, top - 0.04], [x + w, y + d, top], wood, INDOORS);
	block(pen, [x + 0.5, y + 0.45, top], [x + 0.75, y + 0.6, top + 0.03], "#3a444c", INDOORS);
	block(pen, [x + 0.6, y + 0.52, top], [x + 0.65, y + 0.56, top + 0.2], "#3a444c", INDOORS);
	block(pen, [x + 0.3, y + 0.48, top + 0.16], [x + 0.95, y + 0.52, top + 0.54], "#27323a", INDOORS);
	block(pen, [x + 0.4, y + 0.12, top], [x + 0.85, y + 0.27, top + 0.02], "#46525b", INDOORS);
	block(pen, [x + 1.2, y + 0.2, top], [x + 1.42, y + 0.5, top + 0.06], "#d9431e", INDOORS);
}

/** An office chair seen from behind; place of its foot in metres. */
export function chair(pen: Pen, x: number, y: number, floor: number): void {
	const dark = "#33424d";
	block(pen, [x - 0.24, y - 0.03, floor], [x + 0.24, y + 0.03, floor + 0.05], "#6d7880", INDOORS);
	block(pen, [x - 0.03, y - 0.24, floor], [x + 0.03, y + 0.24, floor + 0.05], "#6d7880", INDOORS);
	block(pen, [x - 0.03, y - 0.03, floor + 0.05], [x + 0.03, y + 0.03, floor + 0.44], "#6d7880", INDOORS);
	block(pen, [x - 0.23, y - 0.23, floor + 0.44], [x + 0.23, y + 0.23, floor + 0.52], dark, INDOORS);
	block(pen, [x - 0.21, y - 0.25, floor + 0.6], [x + 0.21, y - 0.2, floor + 1.08], dark, INDOORS);
}
