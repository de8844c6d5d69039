import { type Area, boxFaces, type Face, rectangle } from "../base/face.ts";
import { type Pen, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block, drum, ring } from "../base/solid.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { shadows } from "../scene/backdrop.ts";
import { boards } from "./boards.ts";
import { newCard, VIEW_20FT } from "./card.ts";
import { INDOORS } from "./desk.ts";
import { flap } from "./flap.ts";
import { tuft } from "./planting.ts";
import { inside, opening } from "./room.ts";
import { stool } from "./stool.ts";
import { lawn, terrace } from "./surroundings.ts";
import { freshUnit } from "./unit.ts";

const PAINT = "#1f3a3a";
const HATCH: Area = { u0: 0.95, v0: 1.06, u1: 5.1, v1: 2.3 };
const GLASS = ["#3c6b5a", "#8a5a35", "#c98a2b", "#dfe8ea", "#6d342d", "#2f7fae"] as const;

/** A bottle with its neck, standing on a shelf. */
function bottle(pen: Pen, x: number, y: number, z: number, colour: string, high: number): void {
	drum(pen, [x, y, z], [x, y, z + high * 0.62], 0.038, colour, 10);
	drum(pen, [x, y, z + high * 0.62], [x, y, z + high], 0.016, colour, 8);
}

/** Shelves with bottles on the back wall, a sink unit and lamps over the counter. */
function fittings(pen: Pen): void {
	const { low, high } = inside(FT20);
	const back: Face = { ...boxFaces(FT20).front, o: [0, high[1] - 0.02, 0] };
	boards(
		pen,
		back,
		{ u0: 0.2, v0: low[2], u1: 5.8, v1: high[2] },
		{ run: "u", width: 0.15, gap: 0.008, seed: "bar wall", colour: "#a8773f", out: 0 },
	);
	block(pen, [0.6, high[1] - 0.55, low[2]], [5.4, high[1] - 0.04, 1.06], "#3a444c", INDOORS);
	block(pen, [0.55, high[1] - 0.6, 1.06], [5.45, high[1] - 0.04, 1.1], "#c3cbd0", INDOORS);
	const random = seeded("bottles");
	for (const z of [1.42, 1.78]) {
		block(pen, [1.2, high[1] - 0.26, z - 0.035], [4.9, high[1] - 0.04, z], "#6a4a2c", INDOORS);
		for (let x = 1.32; x < 4.85; x += random.between(0.11, 0.2)) {
			if (Math.abs(x - 3.05) < 0.12) continue;
			bottle(
				pen,
				x,
				high[1] - 0.15,
				z,
				GLASS[random.whole(0, GLASS.length - 1)] ?? "#3c6b5a",
				random.between(0.22, 0.3),
			);
		}
	}
	block(pen, [4.2, high[1] - 0.5, 1.1], [4.75, high[1] - 0.15, 1.5], "#c3cbd0", INDOORS);
	block(pen, [4.28, high[1] - 0.52, 1.2], [4.67, high[1] - 0.5, 1.34], "#27323a", INDOORS);
	for (let i = 0; i < 5; i += 1) {
		const x = 1.4 + i * 0.16;
		drum(pen, [x, high[1] - 0.4, 1.1], [x, high[1] - 0.4, 1.22], 0.045, "#dfe8ea", 10);
	}
}

/** The counter: a thick board over the lower wall, with a tap and glasses on it. */
function counter(pen: Pen): void {
	const [x0, x1] = [HATCH.u0 - 0.12, HATCH.u1 + 0.12];
	const wall = boxFaces(FT20).front;
	const below: Area = { u0: x0, v0: HATCH.v0 - 0.4, u1: x1 + 0.1, v1: HATCH.v0 - 0.07 };
	pen.sheet.fill([rectangle(pen, wall, below)], "#06121f", { opacity: 0.26 });
	block(pen, [x0, -0.42, HATCH.v0 - 0.07], [x1, 0.2, HATCH.v0], "#b07f4c");
	drum(pen, [4.5, -0.05, HATCH.v0], [4.5, -0.05, HATCH.v0 + 0.34], 0.035, "#c3cbd0", 14);
	block(pen, [4.36, -0.09, HATCH.v0 + 0.3], [4.64, -0.01, HATCH.v0 + 0.37], "#dfe4e7");
	for (const x of [4.4, 4.5, 4.6])
		block(pen, [x - 0.012, -0.14, HATCH.v0 + 0.34], [x + 0.012, -0.1, HATCH.v0 + 0.5], "#27323a");
	for (const [x, y] of [
		[1.5, -0.2],
		[1.72, -0.12],
		[3.1, -0.22],
	] as const) {
		drum(pen, [x, y, HATCH.v0], [x, y, HATCH.v0 + 0.13], 0.036, "#e0a63a", 12);
		pen.sheet.fill([ring(pen, [x, y, HATCH.v0 + 0.13], [0, 0, 1], 0.036, 12)], "#fbf6e8");
	}
}

/** A planter box of timber with grasses. */
function planter(pen: Pen, x: number, y: number): void {
	const own = placed(pen, [x, y, 0]);
	shadows(
		pen,
		[
			[
				[x, y, 0],
				[x + 1, y + 0.42, 0.5],
			],
		],
		0.24,
	);
	block(own, [0, 0, 0], [1, 0.42, 0.5], "#8f6640");
	block(own, [0.04, 0.04, 0.5], [0.96, 0.38, 0.5], "#5c4a38");
	for (const dx of [0.2, 0.5, 0.8]) tuft(own, [dx, 0.2, 0.5], 0.55, `planter ${x} ${dx}`);
}

/** A 20 ft bar: the long side opens upwards as an awning over a counter with stools. */
export function bar(): string {
	const card = newCard(VIEW_20FT);
	const { pen } = card;
	lawn(card, (x, y) => x > -2.6 && x < 9.5 && y < 3.3);
	terrace(card, [-2.6, -4.8], [9.4, 3.2]);
	const face = freshUnit(pen, FT20, PAINT);
	boards(
		pen,
		face,
		{ u0: 0.2, v0: 0.18, u1: FT20.length - 0.2, v1: HATCH.v0 - 0.03 },
		{ run: "u", width: 0.12, gap: 0.014, seed: "bar front" },
	);
	const lining = { wall: "#a8773f", floor: "#8b959c", ceiling: "#f1f1ec" };
	opening(pen, face, { name: "hatch", area: HATCH, size: FT20, lining }, () => fittings(pen));
	counter(pen);
	flap(pen, face, HATCH, PAINT);
	for (const x of [1.35, 2.35, 3.35, 4.35]) stool(pen, x, -0.85);
	planter(pen, 5.35, -0.75);
	person(pen, [-1.15, -0.9, 0], "#5b6a76");
	return pen.sheet.toString();
}
