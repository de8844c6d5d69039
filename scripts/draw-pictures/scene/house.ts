import { type Area, type Face, onFace, rectangle } from "../base/face.ts";
import { at, type Pen, seen, tone } from "../base/pen.ts";
import { block, extrusion } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";

/** Eaves, ridge and sizes of the house in metres; its gable looks at -y. */
export const HOUSE = { width: 8, depth: 9, eaves: 3.2, ridge: 6.9, overhang: 0.45 } as const;

/** A window with frame, sill and a glint. */
export function window(pen: Pen, face: Face, area: Area, frame: string): void {
	const { u0, v0, u1, v1 } = area;
	const rim = 0.07;
	pen.sheet.fill(
		[rectangle(pen, face, { u0: u0 - 0.02, v0: v0 - 0.02, u1: u1 + 0.05, v1: v1 + 0.02 })],
		"#06121f",
		{
			opacity: 0.18,
		},
	);
	pen.sheet.fill([rectangle(pen, face, area)], tone(pen, frame, face.n));
	const glass: Area = { u0: u0 + rim, v0: v0 + rim, u1: u1 - rim, v1: v1 - rim };
	pen.sheet.fill([rectangle(pen, face, glass)], tone(pen, "#7fa3b5", face.n));
	const spotAt = (share: number, v: number): Point =>
		at(pen, onFace(face, glass.u0 + (glass.u1 - glass.u0) * share, v));
	pen.sheet.fill(
		[[spotAt(0.12, glass.v0), spotAt(0.4, glass.v0), spotAt(0.75, glass.v1), spotAt(0.47, glass.v1)]],
		"#ffffff",
		{ opacity: 0.28 },
	);
	const middle = (u0 + u1) / 2;
	pen.sheet.fill(
		[rectangle(pen, face, { u0: middle - 0.03, v0, u1: middle + 0.03, v1 })],
		tone(pen, frame, face.n),
	);
	pen.sheet.fill(
		[rectangle(pen, face, { u0: u0 - 0.08, v0: v0 - 0.1, u1: u1 + 0.08, v1: v0 - 0.01 }, 0.06)],
		tone(pen, "#e7ebec", face.n),
	);
}

/** Level courses of the brickwork. */
function courses(pen: Pen, points: (z: number) => [Vec3, Vec3]): void {
	const lines: Point[][] = [];
	for (let z = 0.3; z < HOUSE.eaves; z += 0.3) lines.push(points(z).map((p) => at(pen, p)));
	pen.sheet.line(lines, "#06121f", 1, { opacity: 0.07 });
}

/** A small brick house with a pitched roof; it fills x and y from 0. */
export function house(pen: Pen): void {
	const { width: w, depth: d, eaves, ridge, overhang: o } = HOUSE;
	block(pen, [3.55, 6, 6], [4.45, 6.8, 8.3], "#a8654e");
	block(pen, [3.45, 5.9, 8.3], [4.55, 6.9, 8.45], "#8d5441");
	const wall = "#e9e4da";
	extrusion(
		pen,
		[
			[0, 0],
			[w, 0],
			[w, eaves],
			[w / 2, ridge],
			[0, eaves],
		],
		0,
		d,
		wall,
	);
	courses(pen, (z) => [
		[0, -0.01, z],
		[w, -0.01, z],
	]);
	courses(pen, (z) => [
		[w + 0.01, 0, z],
		[w + 0.01, d, z],
	]);
	const slope = (ridge - eaves) / (w / 2);
	const roof = (x0: number, z0: number, x1: number, z1: number): Point[] =>
		(
			[
				[x0, -o, z0],
				[x1, -o, z1],
				[x1, d + o, z1],
				[x0, d + o, z0],
			] as Vec3[]
		).map((p) => at(pen, p));
	const low = eaves - o * slope;
	const tiles = "#8a4a3a";
	if (seen(pen, [0, 0, eaves], [-0.68, 0, 0.73]))
		pen.sheet.fill([roof(-o, low + 0.2, w / 2, ridge + 0.2)], tone(pen, tiles, [-0.68, 0, 0.73]), {
			seam: true,
		});
	pen.sheet.fill([roof(w + o, low + 0.2, w / 2, ridge + 0.2)], tone(pen, tiles, [0.68, 0, 0.73], 1.1), {
		seam: true,
	});
	const rows: Point[][] = [];
	for (let i = 1; i < 14; i += 1) {
		const x = w / 2 + ((w / 2 + o) * i) / 14;
		const z = ridge + 0.2 + ((low - ridge) * i) / 14;
		rows.push([at(pen, [x, -o, z]), at(pen, [x, d + o, z])]);
	}
	pen.sheet.line(rows, "#06121f", 1.2, { opacity: 0.16 });
	for (const [x, side] of [
		[-o, 1],
		[w + o, -1],
	] as const) {
		const down: Vec3 = [0.68 * side, 0, -0.73];
		if (!seen(pen, [w / 2, 0, ridge], down)) continue;
		const soffit: Vec3[] = [
			[x, -o, low],
			[w / 2, -o, ridge],
			[w / 2, 0, ridge],
			[x, 0, low],
		];
		pen.sheet.fill([soffit.map((p) => at(pen, p))], tone(pen, "#d8d4cb", down, 1.5), { seam: true });
	}
	const verge: Point[] = (
		[
			[-o, low],
			[w / 2, ridge],
			[w + o, low],
			[w + o, low + 0.22],
			[w / 2, ridge + 0.22],
			[-o, low + 0.22],
		] as const
	).map(([x, z]) => at(pen, [x, -o, z]));
	pen.sheet.fill([verge], tone(pen, "#f4f3ef", [0, -1, 0]), { seam: true });
	const front: Face = { o: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0], width: w, height: eaves };
	const side: Face = { o: [w, 0, 0], u: [0, 1, 0], v: [0, 0, 1], n: [1, 0, 0], width: d, height: eaves };
	for (const face of [front, side])
		pen.sheet.fill(
			[rectangle(pen, face, { u0: 0, v0: 0, u1: face.width, v1: 0.35 })],
			tone(pen, "#a9a7a2", face.n),
		);
	window(pen, front, { u0: 1, v0: 1, u1: 2.8, v1: 2.4 }, "#f4f5f4");
	window(pen, front, { u0: 3.2, v0: 4, u1: 4.8, v1: 5.3 }, "#f4f5f4");
	pen.sheet.fill(
		[rectangle(pen, front, { u0: 4.9, v0: 0.1, u1: 6.15, v1: 2.5 })],
		tone(pen, "#f4f5f4", front.n),
	);
	pen.sheet.fill(
		[rectangle(pen, front, { u0: 5, v0: 0.12, u1: 6.05, v1: 2.4 })],
		tone(pen, "#14507a", front.n),
	);
	pen.sheet.fill(
		[rectangle(pen, front, { u0: 5.2, v0: 1.3, u1: 5.85, v1: 2.2 })],
		tone(pen, "#a9cbdb", front.n),
	);
	pen.sheet.fill([rectangle(pen, front, { u0: 5.88, v0: 1.05, u1: 5.95, v1: 1.2 })], "#e7ebec");
	block(pen, [4.7, -0.9, 0], [6.4, 0, 0.14], "#c9ccca");
	for (const u of [1.2, 4.2]) window(pen, side, { u0: u, v0: 1, u1: u + 1.6, v1: 2.3 }, "#f4f5f4");
}
