import { type Area, type Face, paintAreas, rectangle } from "../base/face.ts";
import { at, type Pen, pixels, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { reveals } from "../container/reveals.ts";
import { FT20, type Size } from "../container/size.ts";

/** The box is cut down below its top rail; water stands 0.14 m under the rim. */
export const BASIN: Size = { ...FT20, height: 1.42 };
const WATER = 1.28;
const WALL = 0.12;
const GLASS: Area = { u0: 1.75, v0: 0.42, u1: 4.35, v1: 1.12 };

function gradient(pen: Pen, id: string, from: string, to: string): string {
	pen.sheet.define(
		id,
		`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
	);
	return `url(#${id})`;
}

/** The inner walls above the water, the water itself and the light on it. */
export function water(pen: Pen): void {
	const { length: l, width: w, height: h } = BASIN;
	const flat = (x0: number, y0: number, x1: number, y1: number, z: number): Point[] =>
		(
			[
				[x0, y0, z],
				[x1, y0, z],
				[x1, y1, z],
				[x0, y1, z],
			] as Vec3[]
		).map((p) => at(pen, p));
	const liner = "#bfe0ea";
	block(pen, [WALL, w - WALL, WATER], [l - WALL, w - WALL, h], liner);
	const up: Vec3 = [0, 0, 1];
	const walls: Face[] = [
		{
			o: [WALL, w - WALL, WATER],
			u: [1, 0, 0],
			v: up,
			n: [0, -1, 0],
			width: l - 2 * WALL,
			height: h - WATER,
		},
		{
			o: [l - WALL, w - WALL, WATER],
			u: [0, -1, 0],
			v: up,
			n: [-1, 0, 0],
			width: w - 2 * WALL,
			height: h - WATER,
		},
	];
	for (const wall of walls) paintAreas(pen, wall, [{ u0: 0, v0: 0, u1: wall.width, v1: wall.height }], liner);
	pen.sheet.fill([flat(WALL, WALL, l - WALL, w - WALL, WATER)], gradient(pen, "water", "#9ad7e3", "#3ba3c2"));
	pen.sheet.fill([flat(WALL, w - WALL - 0.45, l - WALL, w - WALL, WATER)], "#e8f8fb", { opacity: 0.2 });
	const random = seeded("ripples");
	const ripples = Array.from({ length: 46 }, (): Point[] => {
		const [x, y] = [random.between(0.3, l - 0.8), random.between(0.25, w - 0.3)];
		const run = random.between(0.15, 0.5);
		return [at(pen, [x, y, WATER]), at(pen, [x + run * 0.5, y + 0.05, WATER]), at(pen, [x + run, y, WATER])];
	});
	pen.sheet.line(ripples, "#ffffff", 1.6, { opacity: 0.5, round: true });
}

/** Acrylic glass in the long side: the water behind it, lit from above. */
export function sideWindow(pen: Pen, face: Face): void {
	const rim = 0.09;
	const outer: Area = { u0: GLASS.u0 - rim, v0: GLASS.v0 - rim, u1: GLASS.u1 + rim, v1: GLASS.v1 + rim };
	pen.sheet.fill([rectangle(pen, face, { ...outer, u1: outer.u1 + 0.05, v0: outer.v0 - 0.05 })], "#06121f", {
		opacity: 0.3,
	});
	paintAreas(pen, face, [outer], "#aab3b9", 0.03, 1.05);
	pen.sheet.within("glass", rectangle(pen, face, GLASS), () => {
		pen.sheet.fill([rectangle(pen, face, GLASS)], gradient(pen, "deep", "#8fd6e2", "#1f7fa3"));
		const shaft = (u: number, wide: number): Point[] => [
			at(pen, [u, 0, GLASS.v1]),
			at(pen, [u + wide, 0, GLASS.v1]),
			at(pen, [u + wide * 1.9 + 0.35, 0, GLASS.v0]),
			at(pen, [u + 0.3, 0, GLASS.v0]),
		];
		pen.sheet.fill([shaft(1.7, 0.25), shaft(2.3, 0.12), shaft(2.75, 0.34), shaft(3.55, 0.16)], "#ffffff", {
			opacity: 0.2,
		});
		reveals(pen, face, GLASS, { from: 0, to: 0.05 }, "#7d8890", 0.9);
	});
}

/** Two bent rails of stainless steel with steps going down into the water. */
export function ladder(pen: Pen, x: number): void {
	const y = BASIN.width - WALL;
	const top = BASIN.height + 0.06;
	const steel = tone(pen, "#dfe6ea", [0, -1, 0]);
	const scale = pixels(pen, [x, y, top]);
	const rail = (dx: number): Point[] =>
		(
			[
				[x + dx, y + 0.42, top],
				[x + dx, y + 0.42, top + 0.55],
				[x + dx, y + 0.34, top + 0.68],
				[x + dx, y + 0.2, top + 0.74],
				[x + dx, y + 0.06, top + 0.68],
				[x + dx, y - 0.06, top + 0.52],
				[x + dx, y - 0.08, WATER],
			] as Vec3[]
		).map((p) => at(pen, p));
	for (const z of [WATER - 0.02, WATER + 0.16])
		pen.sheet.line([[at(pen, [x, y - 0.08, z]), at(pen, [x + 0.5, y - 0.08, z])]], "#8fa3ad", scale * 0.05);
	pen.sheet.line([rail(0.5), rail(0)], "#6f7f88", scale * 0.05, { round: true });
	pen.sheet.line([rail(0.5), rail(0)], steel, scale * 0.03, { round: true });
}

/** Timber along the rim, one board wide. */
export function coping(pen: Pen): void {
	const { length: l, width: w, height: h } = BASIN;
	const [out, thick, colour] = [0.06, 0.045, "#b98d62"];
	block(pen, [-out, w - WALL - 0.04, h], [l + out, w + out, h + thick], colour);
	block(pen, [l - WALL - 0.04, -out, h], [l + out, w + out, h + thick], colour);
	block(pen, [-out, -out, h], [WALL + 0.04, w + out, h + thick], colour);
	block(pen, [-out, -out, h], [l + out, WALL + 0.04, h + thick], colour);
}
