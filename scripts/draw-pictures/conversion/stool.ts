import { type Pen, placed } from "../base/pen.ts";
import { bar, drum, ring } from "../base/solid.ts";
import type { Vec3 } from "../base/vector.ts";

/** A bar stool: four splayed legs, a foot ring and a round wooden seat 0.76 m high. */
export function stool(pen: Pen, x: number, y: number): void {
	const own = placed(pen, [x, y, 0]);
	const dark = "#2c353c";
	own.sheet.fill([ring(own, [0.05, 0.04, 0], [0, 0, 1], 0.26, 18)], "#0a1d2d", { opacity: 0.2 });
	const legs = [1, 3, 5, 7].map((i): [Vec3, Vec3] => {
		const a = (i / 4) * Math.PI;
		return [
			[Math.cos(a) * 0.21, Math.sin(a) * 0.21, 0],
			[Math.cos(a) * 0.11, Math.sin(a) * 0.11, 0.7],
		];
	});
	for (const [foot, top] of [...legs].sort((a, b) => b[0][1] - a[0][1])) bar(own, foot, top, 0.028, dark);
	const rung = ring(own, [0, 0, 0.26], [0, 0, 1], 0.19, 18);
	own.sheet.line([[...rung, ...rung.slice(0, 1)]], "#8b959c", 2.4);
	drum(own, [0, 0, 0.7], [0, 0, 0.76], 0.18, "#a8733f", 22);
	own.sheet.fill([ring(own, [0, 0, 0.76], [0, 0, 1], 0.18, 22)], "#c99a63");
}
