import { type Face, paintAreas, slot } from "../base/face.ts";
import { at, type Pen, pixels } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Vec3 } from "../base/vector.ts";

/** A concrete block under each corner casting, in metres. */
export const FOUNDATION = { width: 0.5, height: 0.24 } as const;

/** A block whose middle lies a little inside the corner of the container at x and y. */
export function foundationBlock(pen: Pen, x: number, y: number): void {
	const half = FOUNDATION.width / 2;
	const inwards = (v: number): number => (v > 0.3 ? v - 0.09 : v + 0.09);
	const [cx, cy] = [inwards(x), inwards(y)];
	const shade: Vec3[] = [
		[cx - half - 0.05, cy - half - 0.05, 0.021],
		[cx + half + 0.16, cy - half - 0.05, 0.021],
		[cx + half + 0.16, cy + half + 0.1, 0.021],
		[cx - half - 0.05, cy + half + 0.1, 0.021],
	];
	pen.sheet.fill([shade.map((p) => at(pen, p))], "#0a1d2d", { opacity: 0.3 });
	block(pen, [cx - half, cy - half, 0], [cx + half, cy + half, FOUNDATION.height], "#cfd0cb");
}

/** A taut cord between two pegs at the height of the blocks; places on the ground in metres. */
export function stringLine(
	pen: Pen,
	from: readonly [number, number],
	to: readonly [number, number],
	z: number,
): void {
	for (const [x, y] of [to, from])
		block(pen, [x - 0.022, y - 0.022, 0], [x + 0.022, y + 0.022, 0.42], "#b98d5a");
	const a: Vec3 = [from[0], from[1] - 0.022, z];
	const b: Vec3 = [to[0], to[1] - 0.022, z];
	pen.sheet.line([[at(pen, a), at(pen, b)]], "#e8541e", Math.max(2, pixels(pen, a) * 0.014));
}

/** A spirit level lying on its edge along x, with its vial in the middle; length in metres. */
export function spiritLevel(pen: Pen, place: Vec3, long: number): void {
	const [x, y, z] = place;
	const [high, thick] = [0.07, 0.035];
	block(pen, place, [x + long, y + thick, z + high], "#e0a21b");
	const side: Face = { o: place, u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0], width: long, height: high };
	paintAreas(
		pen,
		side,
		[
			{ u0: 0, v0: 0, u1: 0.03, v1: high },
			{ u0: long - 0.03, v0: 0, u1: long, v1: high },
		],
		"#2c353c",
		0.002,
	);
	paintAreas(
		pen,
		side,
		[{ u0: long / 2 - 0.09, v0: 0.015, u1: long / 2 + 0.09, v1: high }],
		"#27323a",
		0.002,
	);
	pen.sheet.fill([slot(pen, side, { u: long / 2, v: 0.045 }, { u: 0.07, v: 0.017 }, 0.003)], "#cdec6a");
	pen.sheet.fill([slot(pen, side, { u: long / 2, v: 0.05 }, { u: 0.018, v: 0.009 }, 0.003)], "#f7ffe0");
	for (const u of [0.2, long - 0.2])
		pen.sheet.fill([slot(pen, side, { u, v: high / 2 }, { u: 0.05, v: 0.02 }, 0.002)], "#8a6410");
}
