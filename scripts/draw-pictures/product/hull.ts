import type { Point } from "../base/vector.ts";

/** The outline around points of the picture, in pixels. */
export function convexHull(points: readonly Point[]): Point[] {
	const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const half = (list: readonly Point[]): Point[] => {
		const kept: Point[] = [];
		for (const p of list) {
			while (kept.length > 1) {
				const [a, b] = [kept[kept.length - 2] as Point, kept[kept.length - 1] as Point];
				if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
				kept.pop();
			}
			kept.push(p);
		}
		return kept.slice(0, -1);
	};
	return [...half(sorted), ...half([...sorted].reverse())];
}
