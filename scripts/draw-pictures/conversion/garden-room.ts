import { type Area, boxFaces, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { type Pen, pixels } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { shadows } from "../scene/backdrop.ts";
import { boards, deck } from "./boards.ts";
import { newCard, VIEW_20FT } from "./card.ts";
import { INDOORS } from "./desk.ts";
import { floorLamp, lowTable, pottedPlant, sofa } from "./lounge.ts";
import { glass } from "./pane.ts";
import { bed } from "./planting.ts";
import { inside, opening } from "./room.ts";
import { lawn } from "./surroundings.ts";
import { freshUnit } from "./unit.ts";

const FRONT: Area = { u0: 2.15, v0: 0.2, u1: 5.82, v1: 2.34 };
const FRAME = "#2c353c";

function fittings(pen: Pen): void {
	const { low, high } = inside(FT20);
	block(pen, [2.4, 0.5, low[2]], [4.9, 1.6, low[2] + 0.01], "#e9e2d2", INDOORS);
	pottedPlant(pen, 2.55, 2.05, low[2], "garden room plant");
	sofa(pen, 3.05, high[1] - 0.95, low[2]);
	floorLamp(pen, 5.25, 2.05, low[2]);
	lowTable(pen, 3.95, 0.95, low[2]);
}

/** One sliding panel: glass in a slim dark frame, d metres before the wall. */
function panel(pen: Pen, face: Face, area: Area, d: number): void {
	const rim = 0.05;
	const pane: Area = { u0: area.u0 + rim, v0: area.v0 + rim, u1: area.u1 - rim, v1: area.v1 - rim };
	glass(pen, face, pane, d, 0.34);
	const sides: Area[] = [
		{ ...area, u1: pane.u0 },
		{ ...area, u0: pane.u1 },
		{ ...area, v1: pane.v0 },
		{ ...area, v0: pane.v1 },
	];
	paintAreas(pen, face, sides, FRAME, d, 1.15);
}

/** A sliding front of three panels; the middle one stands behind the left one, so the way in is open. */
function slidingFront(pen: Pen, face: Face): void {
	const wide = (FRONT.u1 - FRONT.u0) / 3;
	const rim = 0.07;
	const outer: Area = { u0: FRONT.u0 - rim, v0: FRONT.v0 - 0.03, u1: FRONT.u1 + rim, v1: FRONT.v1 + rim };
	pen.sheet.fill([rectangle(pen, face, { ...outer, u1: outer.u1 + 0.05 })], "#06121f", { opacity: 0.3 });
	paintAreas(pen, face, [outer], FRAME, 0.02, 1.05);
	const lining = { wall: "#efe9dc", floor: "#b58a5a", ceiling: "#f4f5f3" };
	opening(pen, face, { name: "front", area: FRONT, size: FT20, lining }, () => fittings(pen));
	panel(pen, face, { ...FRONT, u0: FRONT.u0 + 0.14, u1: FRONT.u0 + wide + 0.14 }, -0.06);
	panel(pen, face, { ...FRONT, u1: FRONT.u0 + wide + 0.03 }, -0.01);
	panel(pen, face, { ...FRONT, u0: FRONT.u1 - wide - 0.03 }, -0.01);
	const u = FRONT.u1 - wide;
	const grip: Point[] = [spot(pen, face, u, 1.05, 0.03), spot(pen, face, u, 1.4, 0.03)];
	pen.sheet.line([grip], "#c3cbd0", pixels(pen, face.o) * 0.03, { round: true });
}

/** Upright slats over the left part of the front and over the door end. */
function cladding(pen: Pen, face: Face): void {
	const high = { v0: 0.2, v1: FT20.height - 0.14 };
	const doors = boxFaces(FT20).doors;
	const slats = { run: "v", width: 0.07, gap: 0.022 } as const;
	boards(
		pen,
		doors,
		{ u0: 0.17, u1: doors.width - 0.17, ...high },
		{ ...slats, seed: "slats end", out: 0.06 },
	);
	boards(pen, face, { u0: 0.19, u1: FRONT.u0 - 0.1, ...high }, { ...slats, seed: "slats front", out: 0.04 });
}

/** A 20 ft garden room: timber slats, a wide sliding front, a deck and planting around it. */
export function gardenRoom(): string {
	const card = newCard(VIEW_20FT);
	const { pen } = card;
	lawn(card, (x, y) => x > -1.6 && x < 7.4 && y > -2.6 && y < 3.4);
	const face = freshUnit(pen, FT20, "#383e42", true);
	cladding(pen, face);
	slidingFront(pen, face);
	bed(pen, [6.25, -1.3], [7.0, 0.3], "bed right");
	shadows(
		pen,
		[
			[
				[1.75, -1.9, 0],
				[6.05, -0.02, 0.16],
			],
		],
		0.26,
	);
	deck(pen, [1.75, -1.9, 0], [6.05, -0.02, 0.17], "garden deck");
	block(pen, [3.1, -2.25, 0], [4.9, -1.9, 0.085], "#a97c4f");
	bed(pen, [-0.15, -0.75], [1.6, -0.1], "bed front");
	bed(pen, [-0.95, 0], [-0.2, 2.4], "bed left");
	person(pen, [5.35, -2.35, 0], "#5b6a76");
	return pen.sheet.toString();
}
