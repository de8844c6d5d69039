import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, type Pen } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import type { Vec3 } from "../base/vector.ts";
import { backdrop, clouds, joints } from "./backdrop.ts";
import { WIDE } from "./picture.ts";

/** Eye in metres above the ground, focal length and horizon in pixels, and the way to the sun. */
export type YardView = { eye: number; focal: number; horizon: number; sun?: Vec3 };

/** A wide picture of a paved yard by day, looking along y from x = 0; the ground is still empty. */
export function openYard(view: YardView): Pen {
	const { eye, focal, horizon, sun = [-0.55, -0.5, 0.75] } = view;
	const camera = perspective({ eye: [0, 0, eye], azimuth: 0, focal, centre: WIDE.width / 2, horizon });
	const pen = newPen(newSheet(WIDE.width, WIDE.height), camera, light(sun, 0.62, 0.62));
	backdrop(pen, horizon, ["#bcd8e7", "#f3f7f8"], ["#ced3d4", "#aab4b9"]);
	clouds(
		pen,
		[
			[120, 150, 420],
			[1080, 110, 440],
			[660, 230, 280],
		],
		0.8,
	);
	return pen;
}

/** Joints of the paving every few metres, up to a distance. */
export function slabJoints(pen: Pen, far: number): void {
	const across = [6, 8, 10, 12.5, 15.5, 19, 23.5, 29, 36].filter((y) => y < far);
	joints(
		pen,
		across.map(
			(y) =>
				[
					[-60, y],
					[60, y],
				] as const,
		),
		"#ffffff",
		1.4,
		0.4,
	);
	joints(
		pen,
		Array.from({ length: 17 }, (_, i) => -32 + i * 4).map(
			(x) =>
				[
					[x, 4.5],
					[x, far],
				] as const,
		),
		"#ffffff",
		1.4,
		0.35,
	);
}
