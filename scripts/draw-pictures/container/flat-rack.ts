import { mix } from "../base/colour.ts";
import { type Area, boxFaces, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { at, hazed, type Pen, pixels, seen, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { casting } from "./castings.ts";
import { corrugate, END_WAVE } from "./corrugation.ts";
import { type Finish, paintNow } from "./finish.ts";
import { bottomRail } from "./side-wall.ts";
import type { Size } from "./size.ts";
import { blot, streak, weather } from "./weathering.ts";

/** Height of the deck and thickness of the end walls, in metres. */
const DECK = 0.33;
const WALL = 0.2;

/** The wooden deck between the end walls, planks lying across. */
function deck(pen: Pen, size: Size, finish: Finish): void {
	if (!seen(pen, [0, 0, DECK], [0, 0, 1])) return;
	const worn = { new: 0, "used-a": 0.4, "used-cw": 0.75 }[finish.condition];
	const wood = mix("#b88a57", "#857b6d", worn);
	const random = seeded(`${finish.seed} deck`);
	const steel = paintNow(finish);
	const flat = (x0: number, y0: number, x1: number, y1: number): Point[] =>
		(
			[
				[x0, y0],
				[x1, y0],
				[x1, y1],
				[x0, y1],
			] as const
		).map(([x, y]) => at(pen, [x, y, DECK]));
	pen.sheet.fill([flat(0, 0, size.length, size.width)], tone(pen, steel, [0, 0, 1]));
	const count = Math.round((size.length - 2 * WALL - 0.2) / 0.21);
	const pitch = (size.length - 2 * WALL - 0.2) / count;
	for (let i = 0; i < count; i += 1) {
		const x = WALL + 0.1 + i * pitch;
		pen.sheet.fill(
			[flat(x, 0.13, x + pitch - 0.018, size.width - 0.13)],
			tone(pen, mix(wood, "#3d2f22", random.between(0, 0.18)), [0, 0, 1], 0.92),
		);
	}
}

/** Lashing rings along the bottom rail. */
function rings(pen: Pen, face: Face): void {
	const places = Array.from({ length: 8 }, (_, i) => 0.5 + ((face.width - 1) * i) / 7);
	const loops = places.map((u): Point[] => [
		spot(pen, face, u - 0.035, DECK - 0.07, 0.01),
		spot(pen, face, u - 0.035, DECK - 0.13, 0.02),
		spot(pen, face, u + 0.035, DECK - 0.13, 0.02),
		spot(pen, face, u + 0.035, DECK - 0.07, 0.01),
	]);
	pen.sheet.line(loops, hazed(pen, "#c3cacf"), pixels(pen, face.o) * 0.022, { round: true });
}

/** One end wall with its posts; x0 is its outer or inner face nearest x = 0, in metres. */
function endWall(pen: Pen, size: Size, x0: number, finish: Finish, name: string): void {
	const colour = paintNow(finish);
	block(pen, [x0, 0, DECK - 0.02], [x0 + WALL, size.width, size.height], colour);
	const low = x0 > 1 ? DECK : 0;
	const high = size.height - low;
	const face: Face = {
		o: [x0, size.width, low],
		u: [0, -1, 0],
		v: [0, 0, 1],
		n: [-1, 0, 0],
		width: size.width,
		height: high,
	};
	const panel: Area = { u0: 0.19, v0: 0.15, u1: size.width - 0.19, v1: high - 0.16 };
	paintAreas(pen, face, [{ u0: 0, v0: 0, u1: size.width, v1: high }], colour);
	corrugate(pen, face, panel, END_WAVE);
	pen.sheet.fill([rectangle(pen, face, { ...panel, v0: panel.v1 - 0.06 })], "#06121f", { opacity: 0.3 });
	paintAreas(
		pen,
		face,
		[
			{ u0: 0, v0: 0, u1: panel.u0, v1: high },
			{ u0: panel.u1, v0: 0, u1: size.width, v1: high },
		],
		colour,
		0,
		1.03,
	);
	paintAreas(
		pen,
		face,
		[
			{ u0: panel.u0, v0: panel.v1, u1: panel.u1, v1: high },
			{ u0: panel.u0, v0: 0, u1: panel.u1, v1: panel.v0 },
		],
		colour,
		0,
		0.93,
	);
	weather(pen, face, panel, finish, seeded(`${finish.seed} ${name}`), END_WAVE);
	const side: Face = {
		o: [x0, 0, 0],
		u: [1, 0, 0],
		v: [0, 0, 1],
		n: [0, -1, 0],
		width: WALL,
		height: size.height,
	};
	pen.sheet.fill(
		[rectangle(pen, side, { u0: 0.06, v0: DECK + 0.15, u1: WALL - 0.06, v1: size.height - 0.2 })],
		"#06121f",
		{ opacity: 0.22 },
	);
	if (finish.condition !== "used-cw") return;
	streak(pen, side, { u: 0.1, v: size.height - 0.12, width: 0.1, length: 0.8 });
	streak(pen, side, { u: 0.08, v: 1.2, width: 0.07, length: 0.6 });
}

/** The long steel beam under the deck, with its wear. */
function longBeam(pen: Pen, face: Face, finish: Finish): void {
	const colour = paintNow(finish);
	paintAreas(pen, face, [{ u0: 0, v0: 0.02, u1: face.width, v1: DECK }], colour);
	bottomRail(pen, face, colour, true, DECK);
	pen.sheet.fill(
		[rectangle(pen, face, { u0: 0.18, v0: DECK - 0.05, u1: face.width - 0.18, v1: DECK - 0.035 })],
		"#06121f",
		{ opacity: 0.4 },
	);
	rings(pen, face);
	if (finish.condition === "new") return;
	const random = seeded(`${finish.seed} beam`);
	const spots = Array.from({ length: finish.condition === "used-cw" ? 34 : 6 }, () =>
		blot(
			pen,
			face,
			{ u: random.between(0.2, face.width - 0.2), v: random.between(0.05, DECK - 0.04) },
			{ u: random.between(0.03, 0.16), v: random.between(0.01, 0.05) },
			random,
		),
	);
	pen.sheet.fill(spots, "#8f4d22", { opacity: 0.7 });
}

/** A flat rack with fixed end walls; it fills x, y and z from 0 to its size. */
export function flatRack(pen: Pen, size: Size, finish: Finish): void {
	const faces = boxFaces(size);
	const colour = paintNow(finish);
	const corner = (x: 0 | 1, y: 0 | 1, z: 0 | 1): void =>
		casting(
			pen,
			[x * size.length, y * size.width, z * size.height],
			[x ? 1 : -1, y ? 1 : -1, z ? 1 : -1],
			colour,
		);
	deck(pen, size, finish);
	endWall(pen, size, size.length - WALL, finish, "far");
	for (const y of [1, 0] as const) corner(1, y, 1);
	longBeam(pen, faces.front, finish);
	corner(1, 0, 0);
	endWall(pen, size, 0, finish, "near");
	for (const y of [1, 0] as const) for (const z of [0, 1] as const) corner(0, y, z);
}
