import { type Area, type Face, rectangle } from "../base/face.ts";
import { at, type Pen, pixels } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/** A landing and one step of steel grating before the door, with a handrail. */
export function landing(pen: Pen, door: Area): void {
	const [x0, x1] = [door.u0 - 0.2, door.u1 + 0.2];
	block(pen, [x0, -1.05, 0.16], [x1, 0, 0.22], "#aab3b9");
	for (const x of [x0 + 0.05, x1 - 0.12]) block(pen, [x, -1, 0], [x + 0.07, -0.93, 0.16], "#6d7880");
	const bars = Array.from({ length: 12 }, (_, i): Point[] => {
		const x = x0 + ((i + 0.5) / 12) * (x1 - x0);
		return [at(pen, [x, -1.05, 0.22]), at(pen, [x, 0, 0.22])];
	});
	pen.sheet.line(bars, "#06121f", 1.2, { opacity: 0.25 });
	block(pen, [x0 + 0.1, -1.4, 0], [x1 - 0.1, -1.05, 0.1], "#97a1a8");
	const rail = (points: readonly (readonly [number, number])[]): Point[] =>
		points.map(([y, z]) => at(pen, [x1 - 0.04, y, z]));
	pen.sheet.line(
		[
			rail([
				[-1, 0.2],
				[-1, 1.1],
				[-0.06, 1.1],
				[-0.06, 0.2],
			]),
			rail([
				[-1, 0.65],
				[-0.06, 0.65],
			]),
		],
		"#59656e",
		pixels(pen, [x1, 0, 0]) * 0.04,
		{ round: true },
	);
}

/** A flat roof over a door, with its shade on the wall. */
export function canopy(pen: Pen, face: Face, door: Area): void {
	const shade = rectangle(pen, face, { u0: door.u0 - 0.2, v0: 1.9, u1: door.u1 + 0.24, v1: 2.33 });
	pen.sheet.fill([shade], "#06121f", { opacity: 0.2 });
	block(pen, [door.u0 - 0.25, -0.75, 2.34], [door.u1 + 0.25, 0, 2.41], "#c9d0d4");
}
