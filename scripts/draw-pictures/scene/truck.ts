import { at, type Pen, tone } from "../base/pen.ts";
import { bar, beam, block, extrusion, ring, wheel } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";

/** Positions along the truck in metres from its nose at x = 0; it drives towards -x and is 2.5 m wide (y = 0 is near). */
const TRUCK = { cabEnd: 2.2, craneAt: 2.75, bedStart: 3.4, bedEnd: 9.6, bed: 1.15 } as const;

/** Side windows, door and trim of the cab. */
function cab(pen: Pen, colour: string): void {
	const shape: Point[] = [
		[0.05, 0.5],
		[2.15, 0.5],
		[2.15, 3],
		[1.9, 3.25],
		[0.55, 3.2],
		[0.2, 2.2],
		[0, 1.4],
	];
	extrusion(pen, shape, 0, 2.5, colour);
	const side = (points: readonly Point[]): Point[] => points.map(([x, z]) => at(pen, [x, -0.01, z]));
	const glass = tone(pen, "#a9cbdb", [0, -1, 0]);
	pen.sheet.fill(
		[
			side([
				[0.4, 1.95],
				[1.35, 1.95],
				[1.35, 2.85],
				[0.68, 2.85],
			]),
		],
		glass,
	);
	pen.sheet.fill(
		[
			side([
				[0.75, 1.95],
				[0.98, 1.95],
				[1.16, 2.85],
				[0.93, 2.85],
			]),
		],
		"#ffffff",
		{ opacity: 0.35 },
	);
	pen.sheet.line(
		[
			side([
				[0.34, 0.95],
				[0.34, 1.85],
				[0.62, 2.95],
				[1.42, 2.95],
				[1.42, 0.95],
			]),
		],
		"#06121f",
		2,
		{ opacity: 0.35 },
	);
	pen.sheet.line(
		[
			side([
				[1.12, 1.72],
				[1.34, 1.72],
			]),
		],
		"#06121f",
		5,
		{ opacity: 0.6, round: true },
	);
	pen.sheet.fill(
		[
			side([
				[0.02, 0.5],
				[2.15, 0.5],
				[2.15, 0.72],
				[0.02, 0.72],
			]),
		],
		"#2c353c",
	);
	pen.sheet.fill(
		[
			side([
				[0.02, 0.78],
				[0.3, 0.78],
				[0.3, 0.98],
				[0.02, 0.98],
			]),
		],
		"#fff3d6",
	);
	pen.sheet.fill(
		[
			side([
				[1.55, 1.1],
				[2.05, 1.1],
				[2.05, 2.75],
				[1.55, 2.75],
			]),
		],
		"#06121f",
		{ opacity: 0.1 },
	);
	block(pen, [0.1, -0.22, 2.0], [0.22, -0.05, 2.7], "#2c353c");
}

/** A flatbed lorry with the foot of a loading crane behind the cab; x as in TRUCK. */
export function truck(pen: Pen, colour: string): void {
	const dark = "#2c353c";
	for (const x of [1.15, 6.7, 8.05]) wheel(pen, [x, 1.95, 0.52], 0.52, 0.5);
	block(pen, [0.6, 0.7, 0.72], [TRUCK.bedEnd, 1.8, 1], dark);
	outriggers(pen, 2.3, colour);
	block(pen, [TRUCK.bedStart, 0, TRUCK.bed - 0.2], [TRUCK.bedEnd, 2.5, TRUCK.bed], "#59656e");
	block(pen, [TRUCK.bedStart, 0, TRUCK.bed], [TRUCK.bedStart + 0.1, 2.5, TRUCK.bed + 0.85], "#46525b");
	const posts = [4.6, 6.1, 7.6, 9.2].map((x): Point[] => [
		at(pen, [x, 0, TRUCK.bed - 0.17]),
		at(pen, [x, 0, TRUCK.bed - 0.03]),
	]);
	pen.sheet.line(posts, "#d9a441", 6);
	block(pen, [3.5, 0.05, 0.5], [5.6, 0.45, 0.92], "#3a454d");
	const guard = [0.48, 0.78].map((z): [Vec3, Vec3] => [
		[3.5, -0.02, z],
		[5.75, -0.02, z],
	]);
	for (const [a, b] of guard) bar(pen, a, b, 0.09, "#b9c2c8");
	cab(pen, colour);
	for (const x of [1.15, 6.7, 8.05]) {
		wheel(pen, [x, 0, 0.52], 0.52, 0.5);
		const arch = Array.from(
			{ length: 11 },
			(_, i): Point =>
				at(pen, [x + Math.cos((i / 10) * Math.PI) * 0.62, -0.01, 0.52 + Math.sin((i / 10) * Math.PI) * 0.62]),
		);
		pen.sheet.line([arch], dark, 6);
	}
	outriggers(pen, -0.1, colour);
	block(pen, [9.45, 0, 0.62], [9.6, 2.5, 0.86], dark);
}

/** Leg with a foot plate beside the crane, y in metres. */
function outriggers(pen: Pen, y: number, colour: string): void {
	block(pen, [TRUCK.craneAt - 0.14, y, 0.75], [TRUCK.craneAt + 0.14, y + 0.3, 1.15], "#46525b");
	block(pen, [TRUCK.craneAt - 0.09, y + 0.04, 0.1], [TRUCK.craneAt + 0.09, y + 0.22, 1.2], colour);
	block(pen, [TRUCK.craneAt - 0.28, y - 0.1, 0], [TRUCK.craneAt + 0.28, y + 0.38, 0.1], "#2c353c");
}

/** The crane arm from its foot over the bed to a hook at (x, z); returns nothing below the hook. */
export function craneArm(pen: Pen, colour: string, hook: { x: number; z: number }): void {
	const y = 1.25;
	const foot: Vec3 = [TRUCK.craneAt, y, 1];
	const shoulder: Vec3 = [TRUCK.craneAt, y, 3.55];
	const elbow: Vec3 = [TRUCK.craneAt + 2.3, y, 7];
	const tip: Vec3 = [hook.x, y, hook.z + 0.55];
	block(pen, [foot[0] - 0.4, 0.75, 0.95], [foot[0] + 0.4, 1.75, 1.7], "#2c353c");
	beam(pen, foot, shoulder, 0.46, colour);
	beam(pen, [foot[0] + 0.3, y, 2.1], [TRUCK.craneAt + 1.25, y, 5.1], 0.17, "#c3cbd0");
	beam(pen, shoulder, elbow, 0.42, colour);
	beam(pen, [elbow[0] - 0.75, y, elbow[2] - 1.4], [elbow[0] + 1.3, y, elbow[2] - 0.45], 0.15, "#c3cbd0");
	const along = (share: number): Vec3 => [
		elbow[0] + (tip[0] - elbow[0]) * share,
		y,
		elbow[2] + (tip[2] - elbow[2]) * share,
	];
	beam(pen, along(0.7), tip, 0.2, "#c9cfd3");
	beam(pen, along(0.4), along(0.74), 0.28, colour, 0.94);
	beam(pen, along(-0.04), along(0.44), 0.38, colour);
	for (const [p, r] of [
		[shoulder, 0.3],
		[elbow, 0.28],
		[tip, 0.15],
	] as const) {
		pen.sheet.fill([ring(pen, [p[0], y - 0.24, p[2]], [0, 1, 0], r, 18)], "#2c353c");
		pen.sheet.fill([ring(pen, [p[0], y - 0.25, p[2]], [0, 1, 0], r * 0.45, 12)], "#9aa5ad");
	}
	bar(pen, tip, [hook.x, y, hook.z + 0.12], 0.06, "#2c353c");
	block(pen, [hook.x - 0.1, y - 0.1, hook.z - 0.08], [hook.x + 0.1, y + 0.1, hook.z + 0.18], "#d9a441");
}

/** Chains from a hook to the four top corners of a load from low to high (metres). */
export function chains(pen: Pen, hook: Vec3, low: Vec3, high: Vec3, near: boolean): void {
	const y = near ? low[1] + 0.08 : high[1] - 0.08;
	for (const x of [low[0] + 0.09, high[0] - 0.09]) bar(pen, hook, [x, y, high[2]], 0.035, "#3a444c");
}
