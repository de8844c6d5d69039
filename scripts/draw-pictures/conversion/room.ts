import { type Area, type Face, paintAreas, rectangle } from "../base/face.ts";
import { at, type Pen, seen, tone } from "../base/pen.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { corrugate, SIDE_WAVE } from "../container/corrugation.ts";
import { reveals } from "../container/reveals.ts";
import type { Size } from "../container/size.ts";

/** What the inside is lined with, as "#rrggbb"; bare steel keeps its waves. */
export type Lining = { wall: string; floor: string; ceiling: string; bare?: boolean };

/** Thickness of the shell, height of the floor, and how much of the daylight reaches the walls. */
const SHELL = { side: 0.06, end: 0.08, floor: 0.16, top: 0.1 } as const;
const DIM = 0.8;

/** The clear inside of a container. */
export function inside(size: Size): { low: Vec3; high: Vec3 } {
	return {
		low: [SHELL.end, SHELL.side, SHELL.floor],
		high: [size.length - SHELL.end, size.width - SHELL.side, size.height - SHELL.top],
	};
}

/** Where the sun that comes in through an opening of the long side falls on the floor. */
function sunPatch(pen: Pen, area: Area, floor: number): void {
	const [sx, sy, sz] = pen.light.sun;
	const fall = (u: number, v: number): Point => {
		const run = (v - floor) / sz;
		return at(pen, [u - sx * run, -sy * run, floor]);
	};
	const corners = [
		fall(area.u0, area.v0),
		fall(area.u1, area.v0),
		fall(area.u1, area.v1),
		fall(area.u0, area.v1),
	];
	pen.sheet.fill([corners], "#fff6e2", { opacity: 0.3 });
}

/** The inside of a container between two corners, as seen through an opening. */
export function room(pen: Pen, low: Vec3, high: Vec3, lining: Lining): void {
	const [x0, y0, z0] = low;
	const [x1, y1, z1] = high;
	const up: Vec3 = [0, 0, 1];
	const back: Face = { o: [x0, y1, z0], u: [1, 0, 0], v: up, n: [0, -1, 0], width: x1 - x0, height: z1 - z0 };
	const left: Face = { o: [x0, y0, z0], u: [0, 1, 0], v: up, n: [1, 0, 0], width: y1 - y0, height: z1 - z0 };
	const right: Face = {
		o: [x1, y1, z0],
		u: [0, -1, 0],
		v: up,
		n: [-1, 0, 0],
		width: y1 - y0,
		height: z1 - z0,
	};
	for (const [face, factor] of [
		[back, DIM],
		[left, DIM * 0.95],
		[right, DIM * 0.9],
	] as const) {
		if (!seen(pen, face.o, face.n)) continue;
		const whole: Area = { u0: 0, v0: 0, u1: face.width, v1: face.height };
		paintAreas(pen, face, [whole], lining.wall, 0, factor);
		if (lining.bare) corrugate(pen, face, whole, SIDE_WAVE);
		pen.sheet.fill([rectangle(pen, face, { ...whole, v0: face.height - 0.3 })], "#06121f", { opacity: 0.12 });
		pen.sheet.fill([rectangle(pen, face, { ...whole, v1: 0.08 })], "#06121f", { opacity: 0.2 });
	}
	for (const [z, n, colour] of [
		[z0, 1, lining.floor],
		[z1, -1, lining.ceiling],
	] as const) {
		const normal: Vec3 = [0, 0, n];
		if (!seen(pen, [x0, y0, z], normal)) continue;
		const corners: Vec3[] = [
			[x0, y0, z],
			[x1, y0, z],
			[x1, y1, z],
			[x0, y1, z],
		];
		pen.sheet.fill([corners.map((p) => at(pen, p))], tone(pen, colour, normal, DIM), { seam: true });
	}
}

/** The edge of a cut wall in layers from outside to inside: colour and thickness in metres. */
export type Layers = readonly (readonly [string, number])[];

const STEEL_EDGE: Layers = [["#59656e", 0.06]];

/**
 * Cuts an opening into the long side and shows what stands behind it.
 * draw paints the furniture, in the unit's own coordinates; name is unique in the picture.
 */
export function opening(
	pen: Pen,
	face: Face,
	cut: { name: string; area: Area; size: Size; lining: Lining; edge?: Layers },
	draw: () => void = () => undefined,
): void {
	const { name, area, size, lining, edge = STEEL_EDGE } = cut;
	const { low, high } = inside(size);
	pen.sheet.within(name, rectangle(pen, face, area), () => {
		room(pen, low, high, lining);
		sunPatch(pen, area, low[2]);
		draw();
		let from = 0;
		for (const [colour, thickness] of edge) {
			reveals(pen, face, area, { from, to: from + thickness }, colour, 0.9);
			from += thickness;
		}
		pen.sheet.fill([rectangle(pen, face, { ...area, v0: area.v1 - 0.09 })], "#06121f", { opacity: 0.22 });
	});
}
