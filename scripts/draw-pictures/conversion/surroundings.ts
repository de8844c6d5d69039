import { at, type Pen, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { plainContainer } from "../container/plain-container.ts";
import { FT20 } from "../container/size.ts";
import { backdrop, clouds, joints, patch } from "../scene/backdrop.ts";
import { grassBlades, hedge, tree } from "../scene/greenery.ts";
import { hall } from "../scene/hall.ts";
import { CARD, type Card } from "./card.ts";

const CLOUDS = [
	[70, 92, 300],
	[820, 70, 290],
] as const;

/** Trees in a row behind the unit: [x, distance behind it, height] in metres. */
function trees(behind: Pen, places: readonly (readonly [number, number, number])[], haze: number): void {
	for (const [x, y, h] of places)
		tree(placed(behind, [0, 0, 0], 0, haze), [x, y, 0], h, h * 0.8, "#6f9a6b", `card ${x}`);
}

/** Joints of paving in the unit's own directions up to the hedge; pitch in metres. */
function paving(card: Card, pitch: number, hedgeAt: number): void {
	const reach = 26;
	const places = Array.from({ length: Math.floor((2 * reach) / pitch) + 1 }, (_, i) => i * pitch - reach);
	const across = places
		.filter((y) => y > -8.5)
		.map(
			(y) =>
				[
					[-reach, y],
					[reach, y],
				] as const,
		);
	const along = places.map(
		(x) =>
			[
				[x, Math.max(-reach, -8.5)],
				[x, reach],
			] as const,
	);
	const edge = at(card.behind, [0, hedgeAt, 0])[1];
	const ground: Point[] = [
		[0, edge],
		[CARD.width, edge],
		[CARD.width, CARD.height],
		[0, CARD.height],
	];
	card.pen.sheet.within("paving", ground, () => joints(card.pen, [...across, ...along], "#ffffff", 1.3, 0.4));
}

/** A paved works yard: hall, stacked containers and a hedge far behind, moved sideways by metres. */
export function worksYard(card: Card, aside = 0): void {
	const { pen, view } = card;
	const behind = placed(card.behind, [aside, 0, 0]);
	backdrop(pen, view.horizon, ["#bcd8e7", "#f3f7f8"], ["#ced3d4", "#aab4b9"], CARD);
	clouds(pen, CLOUDS, 0.8);
	block(placed(behind, [0, 0, 0], 0, 0.55), [-80, 74, 0], [80, 75, view.eye + 0.8], "#6f9a6b");
	trees(
		behind,
		[
			[-22, 62, 9],
			[-16, 66, 8],
			[21, 60, 9],
			[27, 66, 10],
			[34, 62, 8],
			[-29, 64, 10],
			[-37, 62, 8.5],
			[42, 66, 9],
		],
		0.5,
	);
	hall(placed(behind, [-12, 52, 0], 0, 0.5));
	const stacks = [
		[-19, 2, "#14507a"],
		[11.5, 1, "#6d342d"],
		[17.8, 2, "#8b959c"],
	] as const;
	for (const [x, high, colour] of stacks)
		for (let tier = 0; tier < high; tier += 1)
			plainContainer(
				placed(behind, [x, 30, tier * FT20.height], 0, 0.4),
				FT20,
				tier === 1 ? "#b3381b" : colour,
				{ pitch: 0.45, doorsAt: "none" },
			);
	hedge(placed(behind, [0, 0, 0], 0, 0.2), [-40, 22, 0], [40, 23, 1.2], "#5b8862", "card hedge");
	paving(card, 2, 22);
}

/** Blades of grass as short strokes around the unit; bare tells where none grow (metres). */
function grass(card: Card, bare: (x: number, y: number) => boolean): void {
	const random = seeded("card grass");
	const blades: [Point, Point][] = [];
	for (let i = 0; i < 420; i += 1) {
		const [x, y] = [random.between(-9, 13), random.between(-7, 12)];
		if (bare(x, y)) continue;
		const [px, py] = at(card.pen, [x, y, 0]);
		blades.push([
			[px, py],
			[px + random.between(-3, 3), py - random.between(4, 8)],
		]);
	}
	grassBlades(card.pen, blades);
}

/** A lawn before a clipped hedge and trees. */
export function lawn(card: Card, bare: (x: number, y: number) => boolean = () => false): void {
	const { pen, behind, view } = card;
	backdrop(pen, view.horizon, ["#b9d8ea", "#f3f7f6"], ["#a9c394", "#7ea66d"], CARD);
	if (view.horizon > 150) clouds(pen, CLOUDS, 0.8);
	block(placed(behind, [0, 0, 0], 0, 0.5), [-80, 74, 0], [80, 75, view.eye + 0.8], "#6f9a6b");
	trees(
		card.behind,
		[
			[-24, 44, 10],
			[-13, 50, 9],
			[-5, 46, 8],
			[4, 50, 10],
			[13, 44, 8.5],
			[22, 48, 10],
		],
		0.42,
	);
	hedge(placed(behind, [0, 0, 0], 0, 0.16), [-30, 24, 0], [30, 25.2, 2.1], "#55835a", "lawn hedge");
	trees(
		card.behind,
		[
			[11, 16, 6.4],
			[-12.5, 18, 6],
		],
		0.1,
	);
	grass(card, bare);
}

/** A terrace of large slabs over the lawn, from one corner to the other in metres. */
export function terrace(card: Card, low: readonly [number, number], high: readonly [number, number]): void {
	const { pen } = card;
	const corners = [
		[low[0], low[1]],
		[high[0], low[1]],
		[high[0], high[1]],
		[low[0], high[1]],
	] as const;
	patch(pen, corners, "#cfd0cc");
	const lines: (readonly [readonly [number, number], readonly [number, number]])[] = [];
	for (let x = low[0]; x <= high[0] + 0.01; x += 0.8)
		lines.push([
			[x, low[1]],
			[x, high[1]],
		]);
	for (let y = low[1]; y <= high[1] + 0.01; y += 0.8)
		lines.push([
			[low[0], y],
			[high[0], y],
		]);
	joints(pen, lines, "#9ea39f", 1.2, 0.55);
}
