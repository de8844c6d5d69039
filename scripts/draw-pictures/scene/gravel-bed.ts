import { at, type Pen, pixels } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";

const STONES = ["#8d8a83", "#d9d5cb", "#75726c", "#efece4"] as const;

/** A bed of rolled gravel between two corners, framed by edging boards flush with it (metres). */
export function gravelBed(pen: Pen, low: readonly [number, number], high: readonly [number, number]): void {
	const corners: Vec3[] = [
		[low[0], low[1], 0],
		[high[0], low[1], 0],
		[high[0], high[1], 0],
		[low[0], high[1], 0],
	];
	const edge = 0.06;
	block(pen, [low[0] - edge, low[1] - edge, 0], [high[0] + edge, high[1] + edge, 0.02], "#9aa09c");
	pen.sheet.fill([corners.map((p) => at(pen, [p[0], p[1], 0.02]))], "#b7b3a9");
	const random = seeded("gravel");
	const groups: Point[][][] = STONES.map(() => []);
	for (let i = 0; i < 900; i += 1) {
		const [x, y] = [
			random.between(low[0] + 0.05, high[0] - 0.05),
			random.between(low[1] + 0.05, high[1] - 0.05),
		];
		const r = random.between(0.018, 0.042);
		const [px, py] = at(pen, [x, y, 0.02]);
		const s = pixels(pen, [x, y, 0.02]) * r;
		groups[i % STONES.length]?.push([
			[px - s, py],
			[px - s * 0.2, py - s * 0.5],
			[px + s, py - s * 0.1],
			[px + s * 0.2, py + s * 0.45],
		]);
	}
	for (const [i, group] of groups.entries()) pen.sheet.fill(group, STONES[i] ?? "#8d8a83", { opacity: 0.8 });
}
