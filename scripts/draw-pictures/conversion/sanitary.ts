import { type Area, type Face, paintAreas, rectangle, slot } from "../base/face.ts";
import { at, type Pen, pixels } from "../base/pen.ts";
import { block, drum, ring } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { shadows } from "../scene/backdrop.ts";
import { newCard, VIEW_20FT } from "./card.ts";
import { INDOORS } from "./desk.ts";
import { louvre } from "./louvre.ts";
import { paneFrame } from "./pane.ts";
import { inside, opening } from "./room.ts";
import { closedLeaf, doorFrame, openLeaf } from "./steel-door.ts";
import { worksYard } from "./surroundings.ts";
import { freshUnit } from "./unit.ts";

const BLUE = "#14507a";
const TRIM = "#eef1f2";
const HIGH = { v0: 0.2, v1: 2.16 } as const;
const DOORS: readonly Area[] = [0.62, 2.52, 4.42].map((u0) => ({ u0, u1: u0 + 0.74, ...HIGH }));
const WINDOWS: readonly Area[] = [1.7, 3.8, 5.3].map((u0) => ({ u0, v0: 1.66, u1: u0 + 0.46, v1: 2.06 }));

/** White tiles, a washbasin and a mirror behind the open door. */
function washroom(pen: Pen, face: Face): void {
	const { low, high } = inside(FT20);
	const wall: Face = { ...face, o: [0, high[1] - 0.9, 0] };
	block(pen, [1.7, high[1] - 0.9, low[2]], [4.3, high[1], high[2]], "#eef2f3", INDOORS);
	const tiles: Point[][] = [];
	for (let v = 0.36; v < 2.4; v += 0.2)
		tiles.push([at(pen, [1.7, high[1] - 0.9, v]), at(pen, [4.3, high[1] - 0.9, v])]);
	for (let u = 1.8; u < 4.3; u += 0.2)
		tiles.push([at(pen, [u, high[1] - 0.9, 0.16]), at(pen, [u, high[1] - 0.9, 2.4])]);
	pen.sheet.line(tiles, "#7b8f9a", 1, { opacity: 0.5 });
	paintAreas(pen, wall, [{ u0: 2.95, v0: 1.3, u1: 3.45, v1: 1.95 }], "#a9cbdb", 0.02, 0.95);
	block(pen, [2.92, high[1] - 1.32, 0.86], [3.5, high[1] - 0.9, 1.02], "#ffffff", INDOORS * 1.1);
	block(pen, [2.97, high[1] - 1.28, 0.93], [3.45, high[1] - 0.98, 1.03], "#cfd8dc", INDOORS);
	drum(pen, [3.21, high[1] - 1.1, low[2]], [3.21, high[1] - 1.1, 0.86], 0.05, "#c3cbd0", 12);
}

/** A small window under the top rail whose frosted glass lets light in and no view. */
function frosted(pen: Pen, face: Face, area: Area): void {
	paneFrame(pen, face, area, TRIM, 0.06);
	pen.sheet.define(
		"frost",
		`<linearGradient id="frost" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4f9fb"/><stop offset="1" stop-color="#c4d9e2"/></linearGradient>`,
	);
	pen.sheet.fill([rectangle(pen, face, area, 0.05)], "url(#frost)");
	const dots: Point[][] = [];
	for (let v = area.v0 + 0.04; v < area.v1; v += 0.06)
		dots.push(rectangle(pen, face, { ...area, v0: v, v1: v + 0.012 }, 0.05));
	pen.sheet.fill(dots, "#ffffff", { opacity: 0.5 });
}

/** A closed cabin door with an air slot below and a mark that tells whether it is free. */
function cabinDoor(pen: Pen, face: Face, door: Area, free: boolean): void {
	closedLeaf(pen, face, door, BLUE, "left");
	louvre(pen, face, { u0: door.u0 + 0.17, v0: 0.4, u1: door.u1 - 0.17, v1: 0.62 }, "#2f6d98", 0.055);
	const mark = slot(pen, face, { u: door.u0 + 0.08, v: door.v0 + 1.16 }, { u: 0.022, v: 0.022 }, 0.04);
	pen.sheet.fill([mark], free ? "#4fa06a" : "#d9431e");
}

/** A duct for used air on the roof. */
function roofVent(pen: Pen, x: number): void {
	drum(pen, [x, 1.3, FT20.height], [x, 1.3, FT20.height + 0.22], 0.09, "#c3cbd0", 16);
	drum(pen, [x, 1.3, FT20.height + 0.22], [x, 1.3, FT20.height + 0.27], 0.15, "#c3cbd0", 18);
	pen.sheet.fill([ring(pen, [x, 1.3, FT20.height + 0.27], [0, 0, 1], 0.15, 18)], "#dfe4e7");
}

/** A step of steel grating along all three doors. */
function walkway(pen: Pen): void {
	const [x0, x1] = [0.3, 5.5];
	shadows(
		pen,
		[
			[
				[x0, -0.8, 0.12],
				[x1, 0, 0.18],
			],
		],
		0.3,
	);
	for (const x of [0.4, 2.7, 5.1]) block(pen, [x, -0.75, 0], [x + 0.07, -0.68, 0.12], "#6d7880");
	block(pen, [x0, -0.8, 0.12], [x1, 0, 0.18], "#aab3b9");
	const bars = Array.from({ length: 44 }, (_, i): Point[] => {
		const x = x0 + ((i + 0.5) / 44) * (x1 - x0);
		return [at(pen, [x, -0.8, 0.18]), at(pen, [x, 0, 0.18])];
	});
	pen.sheet.line(bars, "#06121f", pixels(pen, [x0, 0, 0]) * 0.008, { opacity: 0.25 });
}

/** A 20 ft sanitary unit: three cabins with narrow doors and high windows. */
export function sanitary(): string {
	const card = newCard(VIEW_20FT);
	const { pen } = card;
	worksYard(card, -17);
	const face = freshUnit(pen, FT20, "#d3d9da");
	for (const x of [1.0, 2.9, 4.8]) roofVent(pen, x);
	for (const area of WINDOWS) frosted(pen, face, area);
	const lining = { wall: "#eef2f3", floor: "#8fa0a8", ceiling: "#f4f5f3" };
	for (const [i, door] of DOORS.entries()) {
		doorFrame(pen, face, door, TRIM);
		if (i === 1)
			opening(pen, face, { name: "cabin", area: door, size: FT20, lining }, () => washroom(pen, face));
		else cabinDoor(pen, face, door, i === 0);
	}
	walkway(pen);
	const middle = DOORS[1];
	if (middle) openLeaf(pen, middle, 100, { paint: BLUE, lining: "#e6ebed" });
	person(pen, [-1.05, -0.5, 0], "#5b6a76");
	return pen.sheet.toString();
}
