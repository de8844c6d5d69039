import { at, type Pen, tone } from "../base/pen.ts";
import { beam, block, extrusion, wheel } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/**
 * A reach stacker facing -x; its front axle stands at (0, 0..4) and it is 4 m wide.
 * load is where the middle of the spreader hangs, in metres from there.
 */
export function reachStacker(pen: Pen, colour: string, load: { x: number; z: number }): void {
	const dark = "#2c353c";
	for (const x of [0, 5.9]) wheel(pen, [x, 3.2, 0.85], x === 0 ? 0.88 : 0.8, 0.7);
	const body: Point[] = [
		[-0.9, 0.9],
		[6.6, 0.8],
		[7.6, 1.1],
		[7.7, 2.3],
		[5.2, 2.45],
		[4.9, 1.9],
		[1.2, 1.75],
		[-0.9, 1.5],
	];
	extrusion(pen, body, 0.5, 3.6, colour);
	block(pen, [5.3, 0.6, 1.2], [7.7, 3.5, 2.5], colour, 0.94);
	const vents = Array.from({ length: 7 }, (_, i): Point[] => [
		at(pen, [5.7 + i * 0.22, 0.6, 1.55]),
		at(pen, [5.7 + i * 0.22, 0.6, 2.25]),
	]);
	pen.sheet.line(vents, "#06121f", 2, { opacity: 0.45 });
	extrusion(
		pen,
		[
			[5.4, 2.4],
			[6.6, 2.4],
			[6.4, 3.5],
			[5.7, 3.5],
		],
		1.2,
		2.9,
		colour,
		0.85,
	);
	beam(pen, [1.3, 2, 1.6], [1.0, 2, 4.6], 0.34, "#c8d0d5");
	beam(pen, [6.0, 2, 3.3], [1.2, 2, 5.25], 0.78, colour);
	beam(pen, [1.8, 2, 5], [load.x + 0.2, 2, load.z + 1.35], 0.58, "#e9c05a");
	beam(pen, [load.x, 2, load.z + 1.5], [load.x, 2, load.z + 0.35], 0.5, dark);
	cab(pen, dark);
	for (const x of [0, 5.9]) wheel(pen, [x, 0, 0.85], x === 0 ? 0.88 : 0.8, 0.75);
}

/** The driver's cabin on the near side of the boom. */
function cab(pen: Pen, dark: string): void {
	const shape: Point[] = [
		[1.9, 1.8],
		[4.0, 1.8],
		[4.0, 3.75],
		[2.3, 3.75],
		[1.9, 2.9],
	];
	extrusion(pen, shape, 0.75, 2.4, dark);
	const glass: Point[] = [
		[2.05, 2.35],
		[3.85, 2.35],
		[3.85, 3.6],
		[2.42, 3.6],
		[2.05, 2.85],
	];
	pen.sheet.fill([glass.map(([x, z]) => at(pen, [x, 0.74, z]))], tone(pen, "#a8c8d8", [0, -1, 0]));
	const glint: Point[] = [
		[2.9, 2.35],
		[3.3, 2.35],
		[3.0, 3.6],
		[2.6, 3.6],
	];
	pen.sheet.fill([glint.map(([x, z]) => at(pen, [x, 0.74, z]))], "#ffffff", { opacity: 0.3 });
	pen.sheet.line([[at(pen, [3.05, 0.73, 2.35]), at(pen, [3.05, 0.73, 3.6])]], dark, 3);
}

/** The spreader across the stacker, over a load from y0 to y1 (metres). */
export function spreader(pen: Pen, load: { x: number; z: number }, y0: number, y1: number): void {
	block(pen, [load.x - 1.1, y0, load.z], [load.x + 1.1, y1, load.z + 0.36], "#d99a1c");
}
