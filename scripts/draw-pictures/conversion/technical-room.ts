import { type Area, type Face, paintAreas } from "../base/face.ts";
import { at, type Pen, pixels, tone } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { fan } from "../container/grille.ts";
import { FT10 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { shadows } from "../scene/backdrop.ts";
import { newCard, VIEW_10FT } from "./card.ts";
import { louvre } from "./louvre.ts";
import { closedLeaf, doorFrame } from "./steel-door.ts";
import { worksYard } from "./surroundings.ts";
import { freshUnit } from "./unit.ts";

const LEAF = "#c9d0d4";
const DOOR: Area = { u0: 0.42, v0: 0.2, u1: 1.78, v1: 2.18 };

/** Two leaves that meet in the middle; the left one overlaps with a cover strip. */
function doubleDoor(pen: Pen, face: Face): void {
	const middle = (DOOR.u0 + DOOR.u1) / 2;
	doorFrame(pen, face, DOOR, "#dfe4e7");
	closedLeaf(pen, face, { ...DOOR, u1: middle }, LEAF, "right");
	closedLeaf(pen, face, { ...DOOR, u0: middle }, LEAF, "left");
	paintAreas(pen, face, [{ ...DOOR, u0: middle - 0.02, u1: middle + 0.02 }], LEAF, 0.035, 1.08);
	for (const [u0, u1] of [
		[DOOR.u0 + 0.12, middle - 0.12],
		[middle + 0.12, DOOR.u1 - 0.12],
	] as const)
		louvre(pen, face, { u0, v0: 0.42, u1, v1: 0.82 }, "#b4bdc2", 0.06);
	paintAreas(pen, face, [{ ...DOOR, v1: DOOR.v0 + 0.05 }], "#8b959c", 0.03);
}

/** A run of pipe through places in the unit's coordinates, with its shade on the wall; diameter in metres. */
function conduit(pen: Pen, run: readonly Vec3[], diameter: number, colour: string): void {
	const scale = pixels(pen, run[0] ?? [0, 0, 0]);
	const points = run.map((p) => at(pen, p));
	const shade = run.filter((p) => p[1] > -0.2).map((p) => at(pen, [p[0] + 0.05, 0, p[2] - 0.04]));
	pen.sheet.line([shade], "#06121f", scale * diameter, { opacity: 0.25 });
	pen.sheet.line([points], tone(pen, colour, [0, -1, 0], 0.85), scale * diameter, { round: true });
	const glint = points.map(([x, y]): Point => [x - scale * diameter * 0.18, y]);
	pen.sheet.line([glint], tone(pen, colour, [0, -1, 0], 1.15), scale * diameter * 0.3, { round: true });
}

/** Conduits rising from a duct in the ground to a distribution box and through the wall. */
function cabling(pen: Pen): void {
	const y = -0.05;
	block(pen, [2.28, -0.42, 0], [2.84, -0.02, 0.1], "#9aa5ab");
	for (const x of [2.38, 2.5, 2.62])
		conduit(
			pen,
			[
				[x, y - 0.08, 0.1],
				[x, y - 0.02, 0.3],
				[x, y, 0.92],
			],
			0.055,
			"#c3cbd0",
		);
	conduit(
		pen,
		[
			[2.5, y, 1.28],
			[2.5, y, 1.6],
		],
		0.05,
		"#d9431e",
	);
	block(pen, [2.3, -0.17, 0.9], [2.7, 0, 1.3], "#dfe4e7");
	block(pen, [2.33, -0.185, 0.93], [2.67, -0.17, 1.27], "#e9edef");
	const lock = at(pen, [2.62, -0.19, 1.1]);
	pen.sheet.raw(`<circle cx="${Math.round(lock[0])}" cy="${Math.round(lock[1])}" r="4" fill="#3a444c"/>`);
	for (const v of [0.5, 0.72]) block(pen, [2.33, -0.075, v], [2.8, -0.02, v + 0.035], "#8b959c");
}

/** An extractor fan in a square housing with its grille. */
function extractor(pen: Pen, face: Face): void {
	const [u, v, half] = [2.4, 1.86, 0.3];
	block(pen, [u - half, -0.09, v - half], [u + half, 0, v + half], "#c3cbd0");
	fan(pen, { ...face, o: [0, -0.09, 0] }, { u, v }, 0.23);
}

/** A 10 ft technical room: double steel door, louvres, extractor fan and cable entry. */
export function technicalRoom(): string {
	const card = newCard(VIEW_10FT);
	const { pen } = card;
	worksYard(card, 15);
	block(pen, [-0.45, -0.75, -0.02], [FT10.length + 0.45, FT10.width + 0.45, 0], "#d5d8d6");
	const face = freshUnit(pen, FT10, "#3c6b5a");
	doubleDoor(pen, face);
	shadows(
		pen,
		[
			[
				[2.28, -0.42, 0],
				[2.84, -0.02, 0.12],
			],
		],
		0.22,
	);
	cabling(pen);
	extractor(pen, face);
	person(pen, [-1.3, 0.1, 0], "#5b6a76");
	return pen.sheet.toString();
}
