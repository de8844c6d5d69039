import { type Area, type Face, onFace, spot } from "../base/face.ts";
import { type Pen, seen, tone } from "../base/pen.ts";
import { type Point, times, type Vec3 } from "../base/vector.ts";

/** The inner sides of an opening that look at the eye, from one depth behind the face to another; metres. */
export function reveals(
	pen: Pen,
	face: Face,
	area: Area,
	depth: { from: number; to: number },
	colour: string,
	factor = 0.8,
): void {
	const { u0, v0, u1, v1 } = area;
	const edges: [Vec3, [number, number], [number, number]][] = [
		[face.u, [u0, v0], [u0, v1]],
		[times(face.u, -1), [u1, v0], [u1, v1]],
		[face.v, [u0, v0], [u1, v0]],
		[times(face.v, -1), [u0, v1], [u1, v1]],
	];
	for (const [normal, a, b] of edges) {
		if (!seen(pen, onFace(face, a[0], a[1]), normal)) continue;
		const corners: Point[] = [
			spot(pen, face, a[0], a[1], -depth.from),
			spot(pen, face, b[0], b[1], -depth.from),
			spot(pen, face, b[0], b[1], -depth.to),
			spot(pen, face, a[0], a[1], -depth.to),
		];
		pen.sheet.fill([corners], tone(pen, colour, normal, factor), { seam: true });
	}
}
