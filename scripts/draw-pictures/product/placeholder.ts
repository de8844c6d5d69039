import { axonometric } from "../base/camera.ts";
import { type Area, boxFaces, type Face, rectangle, spot } from "../base/face.ts";
import { light } from "../base/light.ts";
import { newPen, type Pen } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";
import type { Point } from "../base/vector.ts";
import { VIEW } from "./view.ts";

const SIZE = { length: 6.058, width: 2.438, height: 2.591 } as const;
const LINE = "#a9b6c1";

/** Upright lines on a face, from v0 to v1 in metres. */
function uprights(pen: Pen, face: Face, places: readonly number[], v0: number, v1: number): Point[][] {
	return places.map((u): Point[] => [spot(pen, face, u, v0), spot(pen, face, u, v1)]);
}

function outline(pen: Pen, face: Face, area: Area): Point[] {
	const corners = rectangle(pen, face, area);
	return [...corners, ...corners.slice(0, 1)];
}

/** A grey outline of a container for a product that has no picture. */
export function placeholder(): string {
	const sheet = newSheet(1200, 900);
	const camera = axonometric({ ...VIEW, scale: 141, origin: [392, 738] });
	const pen = newPen(sheet, camera, light([-0.64, -0.28, 0.9], 0.6, 0.85));
	const { front, doors, top } = boxFaces(SIZE);
	const whole = (face: Face): Area => ({ u0: 0, v0: 0, u1: face.width, v1: face.height });
	sheet.raw(`<rect width="1200" height="900" fill="#eef2f5"/>`);
	for (const [face, paint] of [
		[top, "#e9eef2"],
		[doors, "#e3e9ee"],
		[front, "#dce3e9"],
	] as const) {
		sheet.fill([rectangle(pen, face, whole(face))], paint);
	}
	const ribs = Array.from({ length: 20 }, (_, i) => 0.3 + (i * (SIZE.length - 0.6)) / 19);
	const thin = [
		outline(pen, front, { u0: 0.14, v0: 0.16, u1: SIZE.length - 0.14, v1: SIZE.height - 0.1 }),
		...uprights(pen, front, ribs, 0.16, SIZE.height - 0.1),
		outline(pen, doors, { u0: 0.12, v0: 0.16, u1: SIZE.width - 0.12, v1: SIZE.height - 0.12 }),
		...uprights(
			pen,
			doors,
			[0.45, 0.9, SIZE.width / 2, SIZE.width - 0.9, SIZE.width - 0.45],
			0.16,
			SIZE.height - 0.12,
		),
	];
	sheet.line(thin, "#bcc7d0", 2.5);
	sheet.line(
		[front, doors, top].map((face) => outline(pen, face, whole(face))),
		LINE,
		5,
		{ round: true },
	);
	const corner = (face: Face, wide: number): Point[][] =>
		[0, face.width - wide].flatMap((u) =>
			[0, SIZE.height - 0.118].map((v) =>
				rectangle(pen, face, { u0: u, v0: v, u1: u + wide, v1: v + 0.118 }),
			),
		);
	sheet.fill([...corner(front, 0.178), ...corner(doors, 0.162)], LINE);
	return sheet.toString();
}
