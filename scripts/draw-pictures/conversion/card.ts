import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { newPen, type Pen, placed } from "../base/pen.ts";
import { newSheet } from "../base/sheet.ts";

/** All conversion pictures have this size, in pixels. */
export const CARD = { width: 1200, height: 900 } as const;

/** Looks at a unit that stands along x; lengths in metres, round in degrees, focal and horizon in pixels. */
export type CardView = {
	target: readonly [number, number];
	/** How far the eye stands round to the door end: 0 looks straight at the long side. */
	round: number;
	distance: number;
	eye: number;
	focal: number;
	horizon: number;
};

/** From a little above, so that roofs, floors and counters all show. */
const ABOVE = { round: 27, distance: 15, eye: 3.7, horizon: 215 } as const;

export const VIEW_20FT: CardView = { ...ABOVE, target: [2.85, 0.4], focal: 2060 };
export const VIEW_10FT: CardView = { ...ABOVE, target: [1.4, 0.5], distance: 12.5, focal: 1900 };

export type Card = { pen: Pen; behind: Pen; view: CardView };

/** A new card; behind has its x axis across the picture and its origin under the target. */
export function newCard(view: CardView): Card {
	const a = (view.round * Math.PI) / 180;
	const [x, y] = view.target;
	const camera = perspective({
		eye: [x - Math.sin(a) * view.distance, y - Math.cos(a) * view.distance, view.eye],
		azimuth: view.round,
		focal: view.focal,
		centre: CARD.width / 2,
		horizon: view.horizon,
	});
	const pen = newPen(newSheet(CARD.width, CARD.height), camera, light([-0.55, -0.52, 0.74], 0.6, 0.62));
	return { pen, behind: placed(pen, [x, y, 0], -view.round), view };
}
