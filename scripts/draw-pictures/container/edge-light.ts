import { at, type Pen, pixels, seen } from "../base/pen.ts";
import type { Vec3 } from "../base/vector.ts";
import type { Size } from "./size.ts";

/** A thin glint along the edges where two visible sides meet. */
export function edgeLight(pen: Pen, size: Size): void {
	const { length: l, width: w, height: h } = size;
	const middle: Vec3 = [l / 2, w / 2, h / 2];
	const sides: Vec3[] = (
		[
			[-1, 0, 0],
			[1, 0, 0],
			[0, -1, 0],
			[0, 1, 0],
			[0, 0, 1],
		] as Vec3[]
	).filter((n) =>
		seen(pen, [middle[0] + (n[0] * l) / 2, middle[1] + (n[1] * w) / 2, middle[2] + (n[2] * h) / 2], n),
	);
	const place = (sign: number, full: number): number => (sign < 0 ? 0 : full);
	const lines = sides.flatMap((a, i) =>
		sides.slice(i + 1).map((b) => {
			const n: Vec3 = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
			const ends = [0, 1].map(
				(end): Vec3 => [
					n[0] === 0 ? end * l : place(n[0], l),
					n[1] === 0 ? end * w : place(n[1], w),
					n[2] === 0 ? end * h : place(n[2], h),
				],
			);
			return ends.map((p) => at(pen, p));
		}),
	);
	pen.sheet.line(lines, "#ffffff", pixels(pen, middle) * 0.011, { opacity: 0.3 * (1 - pen.haze.share) });
}
