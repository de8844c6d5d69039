import { at, type Pen } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Vec3 } from "../base/vector.ts";
import { INDOORS } from "./desk.ts";

const CARTON: readonly string[] = ["#b98d5a", "#c79c69", "#a87c4b"];
const GOODS: readonly string[] = [...CARTON, "#b98d5a", "#2f7fae", "#8b959c", "#d9a441"];

/** One box with a strip of tape or a lid, standing on a board. */
export function goods(pen: Pen, low: Vec3, high: Vec3, colour: string): void {
	block(pen, low, high, colour, INDOORS);
	if (!CARTON.includes(colour)) {
		const lid: Vec3 = [low[0] - 0.01, low[1] - 0.01, high[2] - 0.05];
		block(pen, lid, [high[0] + 0.01, high[1], high[2]], colour, INDOORS * 1.12);
		return;
	}
	const [x0, x1] = [(low[0] + high[0]) / 2 - 0.03, (low[0] + high[0]) / 2 + 0.03];
	const tape: Vec3[] = [
		[x0, low[1], high[2] - 0.09],
		[x1, low[1], high[2] - 0.09],
		[x1, low[1], high[2]],
		[x1, high[1], high[2]],
		[x0, high[1], high[2]],
		[x0, low[1], high[2]],
	];
	pen.sheet.fill([tape.map((p) => at(pen, p))], "#f2dfb8", { opacity: 0.75 });
}

/** A steel rack along the back wall with boxes on its boards; low and high are its corners in metres. */
export function shelving(pen: Pen, low: Vec3, high: Vec3, boards: number, seed: string): void {
	const random = seeded(seed);
	const [x0, y0, z0] = low;
	const [x1, y1, z1] = high;
	const post = (x: number, y: number): void =>
		block(pen, [x, y, z0], [x + 0.05, y + 0.05, z1], "#14507a", INDOORS);
	for (const x of [x0, x1 - 0.05]) post(x, y1 - 0.05);
	const step = (z1 - z0 - 0.12) / boards;
	for (let i = 0; i < boards; i += 1) {
		const z = z0 + 0.1 + i * step;
		block(pen, [x0, y0, z - 0.04], [x1, y1, z], "#d9a441", INDOORS);
		for (let x = x0 + 0.08; x < x1 - 0.35; ) {
			const wide = random.between(0.28, 0.56);
			const end = Math.min(x + wide, x1 - 0.08);
			const colour = GOODS[random.whole(0, GOODS.length - 1)] ?? "#b98d5a";
			const deep = y0 + random.between(0.03, 0.12);
			if (random.next() > 0.1)
				goods(pen, [x, deep, z], [end, y1 - 0.08, z + step * random.between(0.45, 0.82)], colour);
			x = end + random.between(0.02, 0.07);
		}
	}
	for (const x of [x0, x1 - 0.05]) post(x, y0);
}
