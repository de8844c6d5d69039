import type { Area } from "../base/face.ts";
import { type Pen, placed } from "../base/pen.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { pallet } from "../scene/pallet.ts";
import { newCard, VIEW_20FT } from "./card.ts";
import { INDOORS } from "./desk.ts";
import { rollerDoor } from "./roller-door.ts";
import { inside, opening } from "./room.ts";
import { goods, shelving } from "./shelving.ts";
import { worksYard } from "./surroundings.ts";
import { freshUnit } from "./unit.ts";

const OPEN: Area = { u0: 0.6, v0: 0.17, u1: 3.0, v1: 2.22 };
const CLOSED: Area = { u0: 3.55, v0: 0.17, u1: 5.55, v1: 2.22 };
const CURTAIN = "#d9431e";

function stock(pen: Pen): void {
	const { low, high } = inside(FT20);
	const y0 = high[1] - 0.62;
	shelving(pen, [0.5, y0, low[2]], [2.15, high[1] - 0.04, low[2] + 2.05], 4, "storage left");
	shelving(pen, [2.15, y0, low[2]], [3.8, high[1] - 0.04, low[2] + 2.05], 4, "storage right");
	pallet(placed(pen, [2.25, 0.65, low[2]]), INDOORS);
	goods(pen, [2.4, 0.75, low[2] + 0.14], [2.85, 1.3, low[2] + 0.55], "#c79c69");
	goods(pen, [2.88, 0.75, low[2] + 0.14], [3.22, 1.3, low[2] + 0.46], "#a87c4b");
}

/** A 20 ft store in two compartments, one roller door open on shelves and boxes. */
export function storage(): string {
	const card = newCard(VIEW_20FT);
	const { pen } = card;
	worksYard(card, 11);
	const face = freshUnit(pen, FT20, "#8b959c");
	const lining = { wall: "#d5d9d8", floor: "#a58b6b", ceiling: "#d5d9d8", bare: true };
	opening(pen, face, { name: "gate", area: OPEN, size: FT20, lining }, () => stock(pen));
	rollerDoor(pen, face, OPEN, OPEN.v1 - 0.16, CURTAIN);
	rollerDoor(pen, face, CLOSED, CLOSED.v0, CURTAIN);
	person(pen, [4.85, -2.3, 0], "#5b6a76");
	return pen.sheet.toString();
}
