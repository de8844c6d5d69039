import type { Area } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { newCard, VIEW_20FT } from "./card.ts";
import { INDOORS } from "./desk.ts";
import { rollerDoor } from "./roller-door.ts";
import { inside, opening } from "./room.ts";
import { shelving } from "./shelving.ts";
import { worksYard } from "./surroundings.ts";
import { toolBoard } from "./tool-board.ts";
import { freshUnit } from "./unit.ts";
import { workbench } from "./workbench.ts";

const GATE: Area = { u0: 1.15, v0: 0.17, u1: 5.05, v1: 2.24 };

function fittings(pen: Pen): void {
	const { low, high } = inside(FT20);
	toolBoard(pen, 2.2, high[1] - 0.04, low[2] + 0.9);
	block(pen, [1.9, high[1] - 0.5, high[2] - 0.12], [4.7, high[1] - 0.38, high[2] - 0.06], "#ffffff");
	shelving(pen, [4.75, high[1] - 0.55, low[2]], [high[0] - 0.02, high[1] - 0.03, low[2] + 2], 4, "workshop");
	workbench(pen, 2.05, high[1] - 0.74, low[2]);
	block(pen, [1.75, 0.55, low[2]], [2.2, 0.95, low[2] + 0.12], "#59656e", INDOORS);
}

/** A 20 ft workshop: roller door open on the long side, bench with vice and tool board inside. */
export function workshop(): string {
	const card = newCard(VIEW_20FT);
	const { pen } = card;
	worksYard(card, -9);
	const face = freshUnit(pen, FT20, "#4a5359");
	const lining = { wall: "#d5d9d8", floor: "#a58b6b", ceiling: "#d5d9d8", bare: true };
	opening(pen, face, { name: "gate", area: GATE, size: FT20, lining }, () => fittings(pen));
	rollerDoor(pen, face, GATE, GATE.v1 - 0.12, "#d9431e");
	person(pen, [-1.15, -0.5, 0], "#5b6a76");
	return pen.sheet.toString();
}
