import { mix } from "../base/colour.ts";
import { type Area, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { light } from "../base/light.ts";
import { at, type Pen, pixels, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { corrugate, SIDE_WAVE } from "../container/corrugation.ts";

/** Clear inside of a 20 ft container in metres; the doors are at the far end of y. */
export const INSIDE = { width: 2.352, length: 5.9, height: 2.393 } as const;

const UP: Vec3 = [0, 0, 1];

/** The inner faces; u runs from the near end to the far end on the left wall, and back on the right one. */
function faces(): { left: Face; right: Face; floor: Face; ceiling: Face } {
	const { width: w, length: l, height: h } = INSIDE;
	return {
		left: { o: [0, 0, 0], u: [0, 1, 0], v: UP, n: [1, 0, 0], width: l, height: h },
		right: { o: [w, l, 0], u: [0, -1, 0], v: UP, n: [-1, 0, 0], width: l, height: h },
		floor: { o: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], n: UP, width: w, height: l },
		ceiling: { o: [0, l, h], u: [1, 0, 0], v: [0, -1, 0], n: [0, 0, -1], width: w, height: l },
	};
}

function whole(face: Face): Area {
	return { u0: 0, v0: 0, u1: face.width, v1: face.height };
}

/** Plywood boards across the floor with the screws that hold them. */
function floor(pen: Pen, face: Face): void {
	const random = seeded("plywood");
	const boards = 4;
	const high = face.height / boards;
	for (let i = 0; i < boards; i += 1) {
		for (const half of [0, 1]) {
			const u0 = (half * face.width) / 2;
			const board = { u0, v0: i * high, u1: u0 + face.width / 2 - 0.006, v1: (i + 1) * high - 0.008 };
			paintAreas(pen, face, [board], mix("#b5834f", "#5c4028", random.between(0, 0.3)), 0, 0.82);
		}
	}
	const screws: Point[][] = [];
	for (let v = 0.14; v < face.height; v += 0.3)
		for (let u = 0.1; u < face.width; u += 0.27)
			screws.push([spot(pen, face, u, v), spot(pen, face, u + 0.012, v)]);
	pen.sheet.line(screws, "#3b2a1a", 2.2, { opacity: 0.6, round: true });
	const grain: Point[][] = Array.from({ length: 90 }, () => {
		const [u, v] = [random.between(0.02, face.width - 0.5), random.between(0.05, face.height - 0.05)];
		return [spot(pen, face, u, v), spot(pen, face, u + random.between(0.15, 0.45), v)];
	});
	pen.sheet.line(grain, "#4a3220", 1.2, { opacity: 0.22 });
}

/** The roof from below: shallow waves across, in strips of light and shade. */
function ceiling(pen: Pen, face: Face, colour: string): void {
	paintAreas(pen, face, [whole(face)], colour, 0, 1.3);
	const count = Math.round(face.height / 0.209);
	const pitch = face.height / count;
	const strips = (from: number, to: number): Point[][] =>
		Array.from({ length: count }, (_, i) =>
			rectangle(pen, face, { u0: 0.08, u1: face.width - 0.08, v0: (i + from) * pitch, v1: (i + to) * pitch }),
		);
	pen.sheet.fill(strips(0.12, 0.34), "#ffffff", { opacity: 0.16 });
	pen.sheet.fill(strips(0.56, 0.8), "#06121f", { opacity: 0.2 });
}

/** Lashing rings along the lower and upper edge of a wall. */
function lashingRings(pen: Pen, face: Face): void {
	const places = [0.75, 1.75, 2.75, 3.75, 4.75].map((u) => (face.n[0] > 0 ? u : face.width - u));
	for (const v of [0.09, face.height - 0.12]) {
		const loops = places.map((u): Point[] => [
			spot(pen, face, u - 0.035, v, 0.01),
			spot(pen, face, u - 0.03, v - 0.06, 0.04),
			spot(pen, face, u + 0.03, v - 0.06, 0.04),
			spot(pen, face, u + 0.035, v, 0.01),
		]);
		const near = pixels(pen, [face.o[0], 2, 1]);
		pen.sheet.line(loops, "#aab3b9", near * 0.011, { round: true });
	}
}

/** Steel walls, roof and wooden floor of an empty container, seen from its closed end; the open doors light both walls. */
export function insideContainer(pen: Pen, colour: string): void {
	const { left, right, floor: ground, ceiling: roof } = faces();
	ceiling(pen, roof, colour);
	for (const wall of [left, right]) {
		const lit: Pen = { ...pen, light: light([wall.n[0] * 0.55, 0.8, 0.25], 0.6, 0.55) };
		paintAreas(lit, wall, [whole(wall)], colour);
		corrugate(lit, wall, { ...whole(wall), v0: 0.14, v1: wall.height - 0.08 }, SIDE_WAVE);
		paintAreas(
			pen,
			wall,
			[
				{ ...whole(wall), v1: 0.14 },
				{ ...whole(wall), v0: wall.height - 0.08 },
			],
			colour,
			0.01,
			0.92,
		);
	}
	floor(pen, ground);
	for (const wall of [left, right]) lashingRings(pen, wall);
	for (const x of [0, INSIDE.width]) {
		const edge: Point[] = [at(pen, [x, 0, 0]), at(pen, [x, INSIDE.length, 0])];
		pen.sheet.line([edge], tone(pen, "#1a232a", UP), 3, { opacity: 0.6 });
	}
}
