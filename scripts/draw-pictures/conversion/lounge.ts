import type { Pen } from "../base/pen.ts";
import { block, drum } from "../base/solid.ts";
import { INDOORS } from "./desk.ts";
import { tuft } from "./planting.ts";

/** A sofa with two cushions; x and y are its near left corner, in metres. */
export function sofa(pen: Pen, x: number, y: number, floor: number): void {
	const [w, d] = [1.9, 0.85];
	const cloth = "#7f9aa8";
	block(pen, [x, y + d - 0.22, floor + 0.1], [x + w, y + d, floor + 0.82], cloth, INDOORS);
	block(pen, [x, y, floor + 0.1], [x + w, y + d - 0.22, floor + 0.3], cloth, INDOORS * 0.9);
	for (const dx of [0.18, 0.96])
		block(
			pen,
			[x + dx, y + 0.02, floor + 0.3],
			[x + dx + 0.76, y + d - 0.22, floor + 0.44],
			cloth,
			INDOORS * 1.08,
		);
	block(
		pen,
		[x + 0.24, y + d - 0.36, floor + 0.44],
		[x + 0.64, y + d - 0.22, floor + 0.78],
		"#d9a441",
		INDOORS,
	);
	block(
		pen,
		[x + 1.3, y + d - 0.36, floor + 0.44],
		[x + 1.7, y + d - 0.22, floor + 0.78],
		"#f1ece1",
		INDOORS,
	);
	for (const dx of [0, w - 0.18])
		block(pen, [x + dx, y, floor + 0.1], [x + dx + 0.18, y + d, floor + 0.6], cloth, INDOORS);
}

/** A low round table. */
export function lowTable(pen: Pen, x: number, y: number, floor: number): void {
	drum(pen, [x, y, floor], [x, y, floor + 0.36], 0.03, "#3a444c", 10);
	drum(pen, [x, y, floor + 0.36], [x, y, floor + 0.4], 0.34, "#c99a63", 24);
	block(pen, [x - 0.34, y - 0.02, floor + 0.398], [x + 0.34, y + 0.02, floor + 0.4], "#c99a63");
}

/** A standing lamp with a cloth shade. */
export function floorLamp(pen: Pen, x: number, y: number, floor: number): void {
	drum(pen, [x, y, floor], [x, y, floor + 0.03], 0.15, "#3a444c", 16);
	drum(pen, [x, y, floor], [x, y, floor + 1.35], 0.014, "#3a444c", 8);
	drum(pen, [x, y, floor + 1.25], [x, y, floor + 1.55], 0.18, "#f6e3b8", 18);
}

/** A plant in a pot. */
export function pottedPlant(pen: Pen, x: number, y: number, floor: number, seed: string): void {
	drum(pen, [x, y, floor], [x, y, floor + 0.35], 0.17, "#d8d4cb", 18);
	tuft(pen, [x, y, floor + 0.34], 0.95, seed);
}
