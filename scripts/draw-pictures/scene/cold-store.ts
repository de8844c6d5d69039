import { at, type Pen, pixels, placed } from "../base/pen.ts";
import { block, drum, ring } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { reefer } from "../container/reefer.ts";
import { FT40_HC } from "../container/size.ts";
import { boxShadow } from "../product/ground.ts";
import { person } from "../product/person.ts";
import { shadows } from "./backdrop.ts";
import { loadingDock } from "./loading-dock.ts";
import { openYard, slabJoints } from "./open-yard.ts";
import { loadedPallet } from "./pallet.ts";

/** Where the supply post stands and how high its socket sits, in metres. */
const POST = { x: -4.55, y: 9.6, socket: 0.85 } as const;

/** A supply post with red three-phase sockets on a concrete foot. */
function supplyPost(pen: Pen): void {
	const post = placed(pen, [POST.x, POST.y, 0]);
	block(post, [-0.3, -0.25, 0], [0.3, 0.25, 0.12], "#b9bdbb");
	block(post, [-0.2, -0.14, 0.12], [0.2, 0.14, 1.35], "#c9d0d4");
	block(post, [-0.23, -0.17, 1.35], [0.23, 0.17, 1.41], "#8b959c");
	for (const x of [-0.09, 0.09]) {
		drum(post, [x, -0.24, POST.socket], [x, -0.14, POST.socket], 0.055, "#d9431e", 16);
		post.sheet.fill([ring(post, [x, -0.245, POST.socket], [0, 1, 0], 0.055, 16)], "#b3381b");
	}
	block(post, [-0.13, -0.15, 1.08], [0.13, -0.14, 1.22], "#27323a");
	post.sheet.fill([ring(post, [0.06, -0.16, 1.15], [0, 1, 0], 0.022, 10)], "#6fd08a");
}

/** The supply cable: out of the machinery end, over the ground in a loop and up into the socket. */
function cable(pen: Pen, from: readonly Vec3[]): void {
	const [x, y] = [POST.x + 0.09, POST.y - 0.32];
	const way: Vec3[] = [
		...from,
		[-3.1, 8.5, 0.02],
		[-3.9, 8.35, 0.02],
		[-4.4, 8.75, 0.02],
		[x, y - 0.12, 0.06],
		[x, y - 0.08, 0.5],
		[x, y, POST.socket],
	];
	const points = smooth(way).map((p) => at(pen, p));
	const thick = pixels(pen, [x, y, 0]) * 0.042;
	pen.sheet.line([points.map(([px, py]): Point => [px + 2, py + 3])], "#06121f", thick, {
		opacity: 0.25,
		round: true,
	});
	pen.sheet.line([points], "#2c353c", thick, { round: true });
	pen.sheet.line([points.map(([px, py]): Point => [px, py - thick * 0.2])], "#8b959c", thick * 0.28, {
		opacity: 0.7,
		round: true,
	});
	const plug = placed(pen, [x, POST.y, POST.socket]);
	drum(plug, [0, -0.36, 0], [0, -0.24, 0], 0.045, "#d9431e", 14);
}

/** A rounded run through places (Catmull-Rom), eight steps between each two. */
function smooth(way: readonly Vec3[]): Vec3[] {
	const pick = (i: number): Vec3 => way[Math.min(way.length - 1, Math.max(0, i))] ?? [0, 0, 0];
	return way.slice(0, -1).flatMap((_, i) =>
		Array.from({ length: 8 }, (_unused, k): Vec3 => {
			const t = k / 8;
			const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
			const blend = (n: 0 | 1 | 2): number =>
				0.5 *
				(2 * b[n] +
					(c[n] - a[n]) * t +
					(2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
					(3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t);
			return [blend(0), blend(1), blend(2)];
		}),
	);
}

/** A 40 ft refrigerated container plugged in at a loading yard, its machinery end in front. */
export function coldStore(): string {
	const pen = openYard({ eye: 2.35, focal: 1230, horizon: 430, sun: [-0.12, -0.65, 0.75] });
	loadingDock(placed(pen, [-27, 30, 0], 0, 0.22));
	slabJoints(pen, 29.5);
	const place: Vec3 = [-1.3, 8.9, 0];
	const box = placed(pen, place, 52);
	boxShadow(box, FT40_HC, "box");
	const pallets = [
		{ p: [3.9, 9.6, 0] as Vec3, layers: 4, colour: "#2f7fae" },
		{ p: [5.35, 10.4, 0] as Vec3, layers: 3, colour: "#3c6b5a" },
	];
	shadows(
		pen,
		[
			...pallets.map(({ p, layers }): [Vec3, Vec3] => [p, [p[0] + 1.2, p[1] + 0.8, 0.15 + layers * 0.3]]),
			[
				[POST.x - 0.2, POST.y - 0.14, 0],
				[POST.x + 0.2, POST.y + 0.14, 1.4],
			],
		],
		0.26,
	);
	reefer(box, FT40_HC, { paint: "#f1ece1", condition: "new", seed: "cold store" });
	for (const { p, layers, colour } of [...pallets].reverse()) loadedPallet(placed(pen, p), layers, colour);
	supplyPost(pen);
	cable(pen, [
		[-1.66, 9.38, 0.42],
		[-1.9, 9.25, 0.2],
		[-2.3, 8.9, 0.02],
	]);
	person(pen, [2.75, 9.3, 0], "#5b6a76");
	return pen.sheet.toString();
}
