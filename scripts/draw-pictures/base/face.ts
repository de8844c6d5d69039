import { at, type Pen, seen, tone } from "./pen.ts";
import { add, type Point, times, type Vec3 } from "./vector.ts";

/** A flat side of a thing with its own measure: u to the right and v up as seen from outside, d outwards; metres. */
export type Face = { o: Vec3; u: Vec3; v: Vec3; n: Vec3; width: number; height: number };

/** A rectangle on a face, in metres. */
export type Area = { u0: number; v0: number; u1: number; v1: number };

export function onFace(face: Face, u: number, v: number, d = 0): Vec3 {
	return add(add(face.o, times(face.u, u)), add(times(face.v, v), times(face.n, d)));
}

/** Point of the picture for a place on a face. */
export function spot(pen: Pen, face: Face, u: number, v: number, d = 0): Point {
	return at(pen, onFace(face, u, v, d));
}

export function rectangle(pen: Pen, face: Face, area: Area, d = 0): Point[] {
	return [
		spot(pen, face, area.u0, area.v0, d),
		spot(pen, face, area.u1, area.v0, d),
		spot(pen, face, area.u1, area.v1, d),
		spot(pen, face, area.u0, area.v1, d),
	];
}

/** An ellipse or, with half-widths that differ much, a slot with round ends; half sizes in metres. */
export function slot(
	pen: Pen,
	face: Face,
	centre: { u: number; v: number },
	half: { u: number; v: number },
	d = 0,
): Point[] {
	const r = Math.min(half.u, half.v);
	const [pu, pv] = [half.u - r, half.v - r];
	return Array.from({ length: 12 }, (_, i) => {
		const a = ((i + 0.5) / 12) * Math.PI * 2;
		const u = centre.u + Math.cos(a) * r + Math.sign(Math.cos(a)) * pu;
		const v = centre.v + Math.sin(a) * r + Math.sign(Math.sin(a)) * pv;
		return spot(pen, face, u, v, d);
	});
}

export function faceSeen(pen: Pen, face: Face): boolean {
	return seen(pen, onFace(face, face.width / 2, face.height / 2), face.n);
}

/** Fills areas of a face in one colour under its light. */
export function paintAreas(
	pen: Pen,
	face: Face,
	areas: readonly Area[],
	colour: string,
	d = 0,
	factor = 1,
): void {
	pen.sheet.fill(
		areas.map((area) => rectangle(pen, face, area, d)),
		tone(pen, colour, face.n, factor),
		{ seam: true },
	);
}

/** The five outer faces of a box of this size that can be seen from above ground. */
export function boxFaces(size: { length: number; width: number; height: number }): {
	front: Face;
	back: Face;
	doors: Face;
	rear: Face;
	top: Face;
} {
	const { length: l, width: w, height: h } = size;
	const z: Vec3 = [0, 0, 1];
	return {
		front: { o: [0, 0, 0], u: [1, 0, 0], v: z, n: [0, -1, 0], width: l, height: h },
		back: { o: [l, w, 0], u: [-1, 0, 0], v: z, n: [0, 1, 0], width: l, height: h },
		doors: { o: [0, w, 0], u: [0, -1, 0], v: z, n: [-1, 0, 0], width: w, height: h },
		rear: { o: [l, 0, 0], u: [0, 1, 0], v: z, n: [1, 0, 0], width: w, height: h },
		top: { o: [0, 0, h], u: [1, 0, 0], v: [0, 1, 0], n: z, width: l, height: w },
	};
}
