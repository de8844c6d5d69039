import { at, type Pen, tone } from "../base/pen.ts";
import { bar, beam, block, extrusion, wheel } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/** A counterbalance forklift facing -x; its front axle stands at x = 0 and it is 1.2 m wide (y = 0 is near). */
export function forklift(pen: Pen, colour: string): void {
	const dark = "#2c353c";
	for (const [x, r] of [
		[0, 0.34],
		[1.55, 0.27],
	] as const)
		wheel(pen, [x, 0.95, r], r, 0.22);
	for (const y of [0.25, 0.85]) block(pen, [-1.5, y, 0.09], [-0.45, y + 0.12, 0.14], dark);
	block(pen, [-0.48, 0.15, 0.1], [-0.42, 1.05, 0.55], dark);
	for (const y of [0.85, 0.2]) beam(pen, [-0.36, y + 0.07, 0.08], [-0.36, y + 0.07, 2.1], 0.12, "#46525b");
	block(pen, [-0.42, 0.2, 2.02], [-0.3, 1.02, 2.12], "#46525b");
	bar(pen, [-0.36, 0.61, 0.3], [-0.36, 0.61, 1.95], 0.07, "#c3cbd0");
	const body: Point[] = [
		[-0.28, 0.3],
		[0.5, 0.25],
		[1.85, 0.35],
		[2.02, 0.6],
		[1.95, 1.1],
		[1.1, 1.1],
		[1.0, 0.72],
		[0.35, 0.72],
		[0.15, 1.05],
		[-0.18, 1.05],
	];
	extrusion(pen, body, 0.1, 1.1, colour);
	extrusion(
		pen,
		[
			[1.3, 0.32],
			[1.9, 0.38],
			[2.04, 0.62],
			[1.97, 1.1],
			[1.3, 1.1],
		],
		0.08,
		1.12,
		dark,
	);
	block(pen, [0.75, 0.35, 0.72], [1.25, 0.85, 1.18], dark);
	block(pen, [1.15, 0.35, 1.1], [1.28, 0.85, 1.62], dark);
	bar(pen, [0.02, 0.6, 1.05], [0.32, 0.6, 1.28], 0.035, dark);
	bar(pen, [0.22, 0.45, 1.3], [0.38, 0.75, 1.26], 0.04, dark);
	for (const y of [1.05, 0.13]) {
		beam(pen, [0.0, y, 1.0], [0.28, y, 2.1], 0.06, dark);
		beam(pen, [1.75, y, 1.05], [1.55, y, 2.1], 0.06, dark);
	}
	block(pen, [0.22, 0.08, 2.08], [1.62, 1.12, 2.15], dark);
	const slots = [0.45, 0.7, 0.95, 1.2].map((x): Point[] => [
		at(pen, [x, 0.15, 2.155]),
		at(pen, [x, 1.05, 2.155]),
	]);
	pen.sheet.line(slots, tone(pen, "#8b959c", [0, 0, 1]), 2);
	for (const [x, r] of [
		[0, 0.34],
		[1.55, 0.27],
	] as const)
		wheel(pen, [x, 0.02, r], r, 0.22);
}
