import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, type Pen, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { newSheet } from "../base/sheet.ts";
import type { Vec3 } from "../base/vector.ts";
import { plainContainer } from "../container/plain-container.ts";
import { FT20, FT40 } from "../container/size.ts";
import { backdrop, clouds, joints, patch, shadows, sunDisc } from "./backdrop.ts";
import { PAINTS } from "./paints.ts";
import { WIDE } from "./picture.ts";
import { reachStacker, spreader } from "./reach-stacker.ts";
import { shipToShoreCrane } from "./ship-to-shore-crane.ts";

const HORIZON = 480;

/** Stacks across the view, back to front; x is the left end, high the number of tiers. */
const ACROSS = [
	{ x: -33, y: 44, high: 5 },
	{ x: -20.4, y: 44, high: 4 },
	{ x: -34, y: 33, high: 4 },
	{ x: -21, y: 30, high: 4 },
	{ x: -21, y: 26, high: 3 },
] as const;

/** Stacks along the view on the right, back to front; y is the near end. */
const ALONG = [
	{ x: 9.6, y: 92, high: 4 },
	{ x: 9.6, y: 78, high: 5 },
	{ x: 14.6, y: 64, high: 5 },
	{ x: 12.1, y: 64, high: 5 },
	{ x: 9.6, y: 64, high: 4 },
	{ x: 14.6, y: 50, high: 5 },
	{ x: 12.1, y: 50, high: 5 },
	{ x: 9.6, y: 50, high: 5 },
	{ x: 17.1, y: 36, high: 4 },
	{ x: 14.6, y: 36, high: 4 },
	{ x: 12.1, y: 36, high: 4 },
	{ x: 9.6, y: 36, high: 3 },
	{ x: 14.6, y: 22, high: 3 },
	{ x: 12.1, y: 22, high: 3 },
	{ x: 9.6, y: 22, high: 2 },
] as const;

function ground(pen: Pen): void {
	const lines = Array.from(
		{ length: 9 },
		(_, i) =>
			[
				[-36 + i * 8, 4],
				[-36 + i * 8, 140],
			] as const,
	);
	const across = [7, 10, 14, 19, 25, 32, 40, 50, 64, 84].map(
		(y) =>
			[
				[-60, y],
				[60, y],
			] as const,
	);
	joints(pen, [...lines, ...across], "#ffffff", 1.2, 0.25);
	patch(
		pen,
		[
			[8.6, 4],
			[8.85, 4],
			[8.85, 120],
			[8.6, 120],
		],
		"#f2c230",
		0.85,
	);
	patch(
		pen,
		[
			[-7.1, 4],
			[-6.85, 4],
			[-6.85, 120],
			[-7.1, 120],
		],
		"#f2c230",
		0.85,
	);
	for (let y = 5; y < 100; y += 6)
		patch(
			pen,
			[
				[0.9, y],
				[1.1, y],
				[1.1, y + 2.4],
				[0.9, y + 2.4],
			],
			"#ffffff",
			0.7,
		);
}

/** A container yard in low sun with a reach stacker at work. */
export function yard(): string {
	const sheet = newSheet(WIDE.width, WIDE.height);
	const camera = perspective({ eye: [0, 0, 3.6], azimuth: 0, focal: 1180, centre: 800, horizon: HORIZON });
	const pen = newPen(sheet, camera, light([-0.62, 0.55, 0.5], 0.74, 0.62));
	backdrop(pen, HORIZON, ["#b9d3e3", "#f7ead6"], ["#c6c9c6", "#8d9aa3"]);
	sunDisc(pen, 742, 392, 22);
	clouds(pen, [
		[180, 130, 420],
		[900, 96, 520],
		[520, 220, 300],
	]);
	for (const [x, y] of [
		[46, 300],
		[-6, 360],
	] as const)
		shipToShoreCrane(placed(pen, [x, y, 0], 0, 0.66), "#3b6f91");
	ground(pen);

	const random = seeded("yard");
	const boxes: [Vec3, Vec3][] = [
		...ACROSS.map(({ x, y, high }): [Vec3, Vec3] => [
			[x, y, 0],
			[x + 12.2, y + 2.4, high * 2.591],
		]),
		...ALONG.map(({ x, y, high }): [Vec3, Vec3] => [
			[x, y, 0],
			[x + 2.4, y + 12.2, high * 2.591],
		]),
		[
			[-4.6, 20.9, 3.1],
			[-2.2, 27, 5.7],
		],
		[
			[-1, 22, 0],
			[6.4, 25.6, 2.6],
		],
	];
	shadows(pen, boxes.slice(0, -2), 0.24);
	shadows(pen, boxes.slice(-2), 0.3);
	const colour = (): string => PAINTS[random.whole(0, PAINTS.length - 1)] ?? "#14507a";
	for (const { x, y, high } of ACROSS) {
		for (let tier = 0; tier < high; tier += 1) {
			const air = Math.min(0.55, y / 150 - 0.08);
			const hidden = tier < high - 1 ? ["top"] : [];
			plainContainer(placed(pen, [x, y, tier * FT40.height], 0, air), FT40, colour(), {
				pitch: y > 40 ? 0.8 : y > 28 ? 0.4 : 0.278,
				doorsAt: "none",
				hidden,
			});
		}
	}
	const height = (x: number, y: number): number =>
		ALONG.find((stack) => stack.x === x && stack.y === y)?.high ?? 0;
	for (const { x, y, high } of ALONG) {
		const left = Math.round((x - 2.5) * 10) / 10;
		for (let tier = 0; tier < high; tier += 1) {
			const hidden = [...(tier < high - 1 ? ["top"] : []), ...(height(x, y - 14) > tier ? ["doors"] : [])];
			const bare = height(left, y) > tier ? ["back"] : [];
			const air = Math.min(0.6, y / 130 - 0.1);
			plainContainer(placed(pen, [x + FT40.width, y, tier * FT40.height], 90, air), FT40, colour(), {
				pitch: y > 45 ? 1.4 : y > 30 ? 0.7 : 0.3,
				hidden,
				bare,
			});
		}
	}
	const machine = placed(pen, [-0.2, 22, 0]);
	const load = { x: -3.4, z: 5.7 };
	reachStacker(machine, "#d9431e", load);
	plainContainer(placed(machine, [load.x + FT20.width / 2, -1, load.z - FT20.height], 90), FT20, "#14507a");
	spreader(machine, load, -1, 5);
	return sheet.toString();
}
