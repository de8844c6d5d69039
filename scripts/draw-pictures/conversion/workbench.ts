import { type Area, type Face, paintAreas } from "../base/face.ts";
import { at, type Pen, pixels, tone } from "../base/pen.ts";
import { block, drum } from "../base/solid.ts";
import type { Vec3 } from "../base/vector.ts";
import { INDOORS } from "./desk.ts";

/** Length, depth and height of the bench in metres. */
const BENCH = { length: 2.5, depth: 0.68, height: 0.86, top: 0.07 } as const;

/** A bench vice with its jaws, screw and bar; x is its middle, y the front edge of the bench, in metres. */
function vice(pen: Pen, x: number, y: number, top: number): void {
	const blue = "#2f7fae";
	const steel = "#c3cbd0";
	block(pen, [x - 0.1, y + 0.06, top], [x + 0.1, y + 0.3, top + 0.05], blue, INDOORS);
	block(pen, [x - 0.08, y + 0.16, top + 0.05], [x + 0.08, y + 0.27, top + 0.19], blue, INDOORS);
	block(pen, [x - 0.05, y - 0.06, top + 0.06], [x + 0.05, y + 0.16, top + 0.13], steel, INDOORS);
	block(pen, [x - 0.08, y - 0.02, top + 0.05], [x + 0.08, y + 0.06, top + 0.19], blue, INDOORS);
	drum(pen, [x, y - 0.15, top + 0.09], [x, y - 0.02, top + 0.09], 0.018, steel, 10);
	const bar: Vec3[] = [
		[x - 0.11, y - 0.15, top + 0.14],
		[x + 0.11, y - 0.15, top + 0.04],
	];
	pen.sheet.line(
		[bar.map((p) => at(pen, p))],
		tone(pen, steel, [0, -1, 0]),
		pixels(pen, [x, y, top]) * 0.02,
		{ round: true },
	);
}

/** A bench with a wooden top, a drawer unit and a vice; x and y are its near left corner, in metres. */
export function workbench(pen: Pen, x: number, y: number, floor: number): void {
	const steel = "#5b6770";
	const { length, depth } = BENCH;
	const top = floor + BENCH.height;
	const legs = [x + 0.05, x + 1.45, x + length - 0.13];
	for (const leg of legs)
		block(
			pen,
			[leg, y + depth - 0.1, floor],
			[leg + 0.08, y + depth - 0.02, top - BENCH.top],
			steel,
			INDOORS,
		);
	block(pen, [x + 0.13, y + 0.1, floor + 0.2], [x + 1.45, y + depth - 0.06, floor + 0.24], steel, INDOORS);
	block(pen, [x + 0.3, y + 0.2, floor + 0.24], [x + 0.75, y + 0.5, floor + 0.46], "#d9431e", INDOORS);
	block(pen, [x + 0.9, y + 0.2, floor + 0.24], [x + 1.3, y + 0.55, floor + 0.52], "#8b959c", INDOORS);
	const unit: Face = {
		o: [x + 1.55, y + 0.05, floor + 0.06],
		u: [1, 0, 0],
		v: [0, 0, 1],
		n: [0, -1, 0],
		width: 0.78,
		height: top - BENCH.top - floor - 0.06,
	};
	block(pen, unit.o, [x + 2.33, y + depth, top - BENCH.top], "#14507a", INDOORS);
	const high = unit.height / 4;
	const drawers = [0, 1, 2, 3].map(
		(i): Area => ({ u0: 0.03, v0: i * high + 0.02, u1: unit.width - 0.03, v1: (i + 1) * high - 0.02 }),
	);
	paintAreas(pen, unit, drawers, "#2f7fae", 0.01, INDOORS);
	paintAreas(
		pen,
		unit,
		drawers.map((d) => ({ u0: d.u0 + 0.2, v0: d.v1 - 0.06, u1: d.u1 - 0.2, v1: d.v1 - 0.03 })),
		"#dfe4e7",
		0.02,
		INDOORS,
	);
	for (const leg of [legs[0] ?? x, legs[2] ?? x])
		block(pen, [leg, y + 0.02, floor], [leg + 0.08, y + 0.1, top - BENCH.top], steel, INDOORS);
	block(pen, [x, y, top - BENCH.top], [x + length, y + depth, top], "#c99a63", INDOORS);
	vice(pen, x + 0.42, y, top);
	block(pen, [x + 1.15, y + 0.3, top], [x + 1.65, y + 0.42, top + 0.05], "#e3c08a", INDOORS);
	block(pen, [x + 2.0, y + 0.25, top], [x + 2.3, y + 0.5, top + 0.16], "#d9a441", INDOORS);
	drum(pen, [x + 1.85, y + 0.4, top], [x + 1.85, y + 0.4, top + 0.14], 0.05, "#8b959c", 14);
}
