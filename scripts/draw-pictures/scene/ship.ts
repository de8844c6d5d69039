import { at, hazed, type Pen, placed, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { drawMarks, type Marks, plainContainer } from "../container/plain-container.ts";
import { FT40 } from "../container/size.ts";
import { PAINTS } from "./paints.ts";

/** Where the ship lies: metres from the quay edge, and its near and far end. */
export const SHIP = { left: 3, right: 41, near: 114, far: 330, deck: 9 } as const;

/** The stern as a shape narrowing towards the water at height z. */
function hull(pen: Pen, water: number): void {
	const { left, right, near, deck } = SHIP;
	const at0 = (x: number, z: number): Point => at(pen, [x, near, z]);
	block(pen, [left, near, water], [right, SHIP.far, deck], "#0b2a42");
	const rail = [
		[left, near, deck],
		[left, SHIP.far, deck],
		[left, SHIP.far, deck - 0.7],
		[left, near, deck - 0.7],
	] as const;
	pen.sheet.fill([rail.map((p) => at(pen, p))], hazed(pen, "#c3ced6"));
	const stern: Point[] = [
		at0(left, deck),
		at0(right, deck),
		at0(right, 1.5),
		at0(right - 5, water),
		at0(left + 5, water),
		at0(left, 1.5),
	];
	pen.sheet.fill([stern], tone(pen, "#0b2a42", [0, -1, 0]), { seam: true });
	const belt: Point[] = [
		at0(right - 3.6, water + 1.6),
		at0(right - 5, water),
		at0(left + 5, water),
		at0(left + 3.6, water + 1.6),
	];
	pen.sheet.fill([belt], tone(pen, "#b3381b", [0, -1, 0]));
	pen.sheet.fill(
		[[at0(left, deck), at0(right, deck), at0(right, deck - 0.7), at0(left, deck - 0.7)]],
		hazed(pen, "#dfe6ea"),
	);
}

/** Containers on deck, the nearest bay last, and the bridge behind them. */
export function boxShip(pen: Pen, water: number): void {
	const random = seeded("ship");
	const ship = placed(pen, [0, 0, 0], 0, 0.1);
	const { left, right, near, deck } = SHIP;
	hull(ship, water);
	const house = placed(pen, [0, 0, 0], 0, 0.3);
	block(house, [left + 6, near + 62, 20], [right - 6, near + 74, 36], "#f2f4f3");
	block(house, [left - 1, near + 62, 33], [right + 1, near + 72, 36], "#f7f8f7");
	block(house, [left + 7, near + 61.6, 34], [right - 7, near + 62, 35.3], "#33505f");
	block(house, [right - 15, near + 76, 25], [right - 9, near + 84, 39], "#d9431e");
	for (const [bay, tiers] of [
		[2, 5],
		[1, 6],
		[0, 5],
	] as const) {
		const pen1 = placed(pen, [0, 0, 0], 0, 0.12 + bay * 0.07);
		const marks: Marks = { lines: [], feet: [] };
		for (let row = 13; row >= 0; row -= 1) {
			const high = tiers - (random.next() < 0.35 ? random.whole(1, 2) : 0);
			for (let tier = 0; tier < high; tier += 1) {
				const colour = PAINTS[random.whole(0, PAINTS.length - 1)] ?? "#14507a";
				if (bay > 0 && tier < 3) continue;
				const x = left + 1 + row * 2.58;
				const hidden = [...(tier < high - 1 ? ["top"] : []), ...(bay > 0 && tier < 4 ? ["doors"] : [])];
				plainContainer(
					placed(pen1, [x + FT40.width, near + 8 + bay * 15, deck + 0.4 + tier * FT40.height], 90),
					FT40,
					colour,
					{ pitch: 3, hidden, bare: row > 0 ? ["back"] : [], marks },
				);
			}
		}
		drawMarks(pen1, marks);
	}
}
