import { mix } from "../base/colour.ts";
import { at, type Pen, pixels } from "../base/pen.ts";
import { type Random, seeded } from "../base/random.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { crown } from "../scene/greenery.ts";

/** A dark patch of shade where something grows out of the ground; radius in metres. */
function footShade(pen: Pen, place: Vec3, radius: number): void {
	const ring = Array.from({ length: 14 }, (_, i): Point => {
		const a = (i / 14) * Math.PI * 2;
		return at(pen, [
			place[0] + radius * 0.25 + Math.cos(a) * radius,
			place[1] + Math.sin(a) * radius,
			place[2],
		]);
	});
	pen.sheet.fill([ring], "#0a1d2d", { opacity: 0.22 });
}

/** A round shrub; width in metres. */
export function shrub(pen: Pen, place: Vec3, width: number, colour: string, seed: string): void {
	footShade(pen, place, width * 0.42);
	crown(pen, place, { centre: width * 0.42, width, colour }, seeded(seed));
}

/** One blade bending outwards from its foot. */
function blade(pen: Pen, place: Vec3, height: number, random: Random): Point[] {
	const scale = pixels(pen, place) * height;
	const [x, y] = at(pen, place);
	const lean = random.between(-0.55, 0.55);
	const tall = random.between(0.7, 1) - Math.abs(lean) * 0.3;
	const foot = x + random.between(-0.12, 0.12) * scale;
	return [
		[foot, y],
		[foot + lean * 0.35 * scale, y - tall * 0.6 * scale],
		[foot + lean * scale, y - tall * scale],
	];
}

/** A tuft of ornamental grass; height in metres. */
export function tuft(pen: Pen, place: Vec3, height: number, seed: string): void {
	const random = seeded(seed);
	footShade(pen, place, height * 0.32);
	const width = Math.max(1.4, pixels(pen, place) * 0.018);
	for (const colour of ["#5d8a56", "#86ab6b", "#b9cb8d"])
		pen.sheet.line(
			Array.from({ length: 9 }, () => blade(pen, place, height, random)),
			mix(colour, "#06121f", 0.05),
			width,
			{ round: true },
		);
}

/** A planted strip of soil with shrubs and grasses in turn, between two corners on the ground (metres). */
export function bed(
	pen: Pen,
	low: readonly [number, number],
	high: readonly [number, number],
	seed: string,
): void {
	const random = seeded(seed);
	const corners: Vec3[] = [
		[low[0], low[1], 0],
		[high[0], low[1], 0],
		[high[0], high[1], 0],
		[low[0], high[1], 0],
	];
	pen.sheet.fill([corners.map((p) => at(pen, p))], "#7d6a55");
	const long = Math.max(high[0] - low[0], high[1] - low[1]);
	const count = Math.max(2, Math.round(long / 0.62));
	const places = Array.from({ length: count }, (_, i): Vec3 => {
		const share = (i + 0.5) / count;
		const along = high[0] - low[0] >= high[1] - low[1];
		const jitter = random.between(0.3, 0.7);
		return along
			? [low[0] + share * long, low[1] + jitter * (high[1] - low[1]), 0]
			: [low[0] + jitter * (high[0] - low[0]), high[1] - share * long, 0];
	});
	const greens = ["#5f9258", "#4d7a50", "#7fa36a"];
	for (const [i, place] of places.entries()) {
		if (i % 3 === 1) tuft(pen, place, random.between(0.55, 0.8), `${seed} ${i}`);
		else
			shrub(pen, place, random.between(0.55, 0.85), greens[i % greens.length] ?? "#5f9258", `${seed} ${i}`);
	}
}
