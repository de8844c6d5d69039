import { mix } from "../base/colour.ts";
import { type Area, type Face, rectangle } from "../base/face.ts";
import { type Pen, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";

const LARCH = "#c08a55";
const SHADES = [0, 0.07, 0.14, 0.21];

/** Timber on a face: boards of one width (metres) with gaps, running along u or v. */
export type Boarding = {
	run: "u" | "v";
	width: number;
	gap: number;
	seed: string;
	colour?: string;
	out?: number;
};

/** Boards over an area of a face, each in its own shade of the wood. */
export function boards(pen: Pen, face: Face, area: Area, boarding: Boarding): void {
	const { run, width, gap, seed, colour = LARCH, out = 0.03 } = boarding;
	const random = seeded(seed);
	pen.sheet.fill([rectangle(pen, face, area, out / 2)], tone(pen, mix(colour, "#1a1510", 0.72), face.n), {
		seam: true,
	});
	const across = run === "u" ? area.v1 - area.v0 : area.u1 - area.u0;
	const count = Math.max(1, Math.round(across / (width + gap)));
	const pitch = across / count;
	const groups: Point[][][] = SHADES.map(() => []);
	for (let i = 0; i < count; i += 1) {
		const [a, b] = [i * pitch + gap / 2, (i + 1) * pitch - gap / 2];
		const one =
			run === "u"
				? { ...area, v0: area.v0 + a, v1: area.v0 + b }
				: { ...area, u0: area.u0 + a, u1: area.u0 + b };
		groups[random.whole(0, SHADES.length - 1)]?.push(rectangle(pen, face, one, out));
	}
	for (const [i, group] of groups.entries())
		pen.sheet.fill(group, tone(pen, mix(colour, "#4a3826", SHADES[i] ?? 0), face.n));
}

/** A raised timber deck between two corners, boards along x. */
export function deck(pen: Pen, low: Vec3, high: Vec3, seed: string): void {
	block(pen, low, high, "#8f6640");
	const top: Face = {
		o: [low[0], low[1], high[2]],
		u: [1, 0, 0],
		v: [0, 1, 0],
		n: [0, 0, 1],
		width: high[0] - low[0],
		height: high[1] - low[1],
	};
	boards(
		pen,
		top,
		{ u0: 0, v0: 0, u1: top.width, v1: top.height },
		{ run: "u", width: 0.13, gap: 0.012, seed, colour: "#b98d62", out: 0 },
	);
}
