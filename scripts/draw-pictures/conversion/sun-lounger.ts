import { type Pen, placed } from "../base/pen.ts";
import { beam, block, extrusion } from "../base/solid.ts";

/** A wooden lounger with a cushion, its head at +y; place and turn of its foot end, on a deck at z (metres). */
export function sunLounger(pen: Pen, x: number, y: number, z: number, turn: number): void {
	const own = placed(pen, [x, y, z], turn);
	const wood = "#8f6640";
	for (const [px, py] of [
		[0.1, 0.55],
		[1.4, 0.55],
		[0.1, 0.05],
		[1.4, 0.05],
	] as const)
		block(own, [px, py, 0], [px + 0.06, py + 0.06, 0.26], wood);
	block(own, [0, 0, 0.26], [1.3, 0.66, 0.32], wood);
	block(own, [0.02, 0.03, 0.32], [1.28, 0.63, 0.39], "#f1ece1");
	beam(own, [1.75, 0.1, 0.05], [1.75, 0.1, 0.6], 0.04, wood);
	extrusion(
		own,
		[
			[1.25, 0.3],
			[1.32, 0.3],
			[1.92, 0.74],
			[1.88, 0.82],
			[1.25, 0.39],
		],
		0.03,
		0.63,
		"#f1ece1",
	);
}
