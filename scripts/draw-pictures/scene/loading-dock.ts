import { type Area, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { type Pen, pixels } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/** Length, depth and height of the building and the level of its dock, in metres. */
export const DOCK = { length: 44, depth: 16, height: 8.5, level: 1.15 } as const;

/** One gate: dark shelter round a sectional door, bumpers and a leveller under it. */
function gate(pen: Pen, face: Face, u: number): void {
	const door: Area = { u0: u, v0: DOCK.level, u1: u + 2.8, v1: DOCK.level + 3 };
	paintAreas(
		pen,
		face,
		[{ u0: u - 0.45, v0: door.v0 - 0.15, u1: door.u1 + 0.45, v1: door.v1 + 0.6 }],
		"#3a444c",
		0.25,
	);
	paintAreas(pen, face, [door], "#e4e8e9", 0.25);
	const folds = [0.6, 1.2, 1.8, 2.4].map((v): Point[] => [
		spot(pen, face, door.u0, door.v0 + v, 0.25),
		spot(pen, face, door.u1, door.v0 + v, 0.25),
	]);
	pen.sheet.line(folds, "#06121f", Math.max(0.8, pixels(pen, face.o) * 0.04), { opacity: 0.25 });
	const panes = [0.5, 1.7].map(
		(du): Area => ({ u0: u + du, v0: door.v0 + 1.35, u1: u + du + 0.6, v1: door.v0 + 1.65 }),
	);
	paintAreas(pen, face, panes, "#7fa3b5", 0.26);
	for (const du of [0.1, 2.45])
		paintAreas(pen, face, [{ u0: u + du, v0: 0.65, u1: u + du + 0.25, v1: DOCK.level }], "#22282d", 0.35);
	paintAreas(
		pen,
		face,
		[{ u0: u + 0.45, v0: DOCK.level - 0.2, u1: u + 2.35, v1: DOCK.level }],
		"#d9a441",
		0.3,
	);
}

/** A cold store with loading gates; it fills x and y from 0 and its gates look at -y. */
export function loadingDock(pen: Pen): void {
	const { length: l, depth: d, height: h, level } = DOCK;
	block(pen, [0, 0, 0], [l, d, h], "#e1e6e8");
	const face: Face = { o: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0], width: l, height: h };
	const seams = Array.from({ length: Math.floor(l / 1.2) }, (_, i): Point[] => [
		spot(pen, face, (i + 1) * 1.2, level),
		spot(pen, face, (i + 1) * 1.2, h - 0.8),
	]);
	pen.sheet.line(seams, "#06121f", 1, { opacity: 0.08 });
	paintAreas(pen, face, [{ u0: 0, v0: h - 0.8, u1: l, v1: h }], "#14507a", 0.02);
	paintAreas(pen, face, [{ u0: 0, v0: 0, u1: l, v1: level - 0.05 }], "#9aa5ab", 0.02);
	for (let u = 3; u < l - 4; u += 6.4) {
		gate(pen, face, u);
		const shade = rectangle(pen, face, { u0: u - 0.45, v0: 0, u1: u + 3.6, v1: 0.15 });
		pen.sheet.fill([shade], "#06121f", { opacity: 0.1 });
	}
}
