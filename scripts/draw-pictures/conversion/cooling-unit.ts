import { type Face, spot } from "../base/face.ts";
import { type Pen, tone } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/** The outdoor part of an air conditioner on the long side; its lower left corner at x and z, in metres. */
export function coolingUnit(pen: Pen, x: number, z: number): void {
	block(pen, [x, -0.3, z], [x + 0.65, 0, z + 0.6], "#e4e8e9");
	const unit: Face = {
		o: [x, -0.3, z],
		u: [1, 0, 0],
		v: [0, 0, 1],
		n: [0, -1, 0],
		width: 0.65,
		height: 0.6,
	};
	const disc = Array.from(
		{ length: 20 },
		(_, i): Point =>
			spot(pen, unit, 0.27 + Math.cos((i / 20) * 6.283) * 0.21, 0.3 + Math.sin((i / 20) * 6.283) * 0.21),
	);
	pen.sheet.fill([disc], "#3d4a53");
	const slats = [0.16, 0.23, 0.3, 0.37, 0.44].map((v): Point[] => [
		spot(pen, unit, 0.08, v),
		spot(pen, unit, 0.46, v),
	]);
	pen.sheet.line(slats, tone(pen, "#c9d0d4", unit.n), 2);
}
