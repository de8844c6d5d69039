import { type Face, faceSeen, rectangle, slot } from "../base/face.ts";
import { hazed, type Pen, tone } from "../base/pen.ts";
import type { Vec3 } from "../base/vector.ts";

/** ISO corner castings in metres. */
export const CASTING = { length: 0.178, width: 0.162, height: 0.118 } as const;

const PROUD = 0.006;

/** The outer faces of one casting: along the length, across and up or down. */
function castingFaces(corner: Vec3, sign: Vec3): { face: Face; hole: { u: number; v: number } }[] {
	const [sx, sy, sz] = sign;
	const z: Vec3 = [0, 0, 1];
	const x0 = sx < 0 ? corner[0] - PROUD : corner[0] - CASTING.length;
	const y0 = sy < 0 ? corner[1] - PROUD : corner[1] - CASTING.width;
	const z0 = sz < 0 ? corner[2] - PROUD : corner[2] - CASTING.height;
	const [l, w, h] = [CASTING.length + PROUD, CASTING.width + PROUD, CASTING.height + PROUD];
	const end: Face = {
		o: [sx < 0 ? x0 : x0 + l, y0, z0],
		u: [0, 1, 0],
		v: z,
		n: [sx, 0, 0],
		width: w,
		height: h,
	};
	const side: Face = {
		o: [x0, sy < 0 ? y0 : y0 + w, z0],
		u: [1, 0, 0],
		v: z,
		n: [0, sy, 0],
		width: l,
		height: h,
	};
	const flat: Face = { o: [x0, y0, z0 + h], u: [1, 0, 0], v: [0, 1, 0], n: z, width: l, height: w };
	return [
		{ face: end, hole: { u: 0.026, v: 0.039 } },
		{ face: side, hole: { u: 0.026, v: 0.039 } },
		...(sz > 0 ? [{ face: flat, hole: { u: 0.062, v: 0.032 } }] : []),
	];
}

/** One casting at a corner of the box; sign tells to which side each of its faces looks. */
export function casting(pen: Pen, corner: Vec3, sign: Vec3, colour: string): void {
	for (const { face, hole } of castingFaces(corner, sign)) {
		if (!faceSeen(pen, face)) continue;
		pen.sheet.fill(
			[rectangle(pen, face, { u0: 0, v0: 0, u1: face.width, v1: face.height })],
			tone(pen, colour, face.n, 0.93),
			{ seam: true },
		);
		pen.sheet.fill(
			[slot(pen, face, { u: face.width / 2, v: face.height / 2 }, hole)],
			hazed(pen, "#10171d"),
			{
				opacity: 0.85,
			},
		);
	}
}

/** All castings of a box whose outside can be seen; levels: bottom, top or both. */
export function castings(
	pen: Pen,
	size: { length: number; width: number; height: number },
	colour: string,
	levels: readonly (0 | 1)[] = [0, 1],
): void {
	for (const level of levels) {
		for (const [x, y] of [
			[1, 1],
			[0, 1],
			[1, 0],
			[0, 0],
		] as const) {
			casting(
				pen,
				[x * size.length, y * size.width, level * size.height],
				[x ? 1 : -1, y ? 1 : -1, level ? 1 : -1],
				colour,
			);
		}
	}
}
