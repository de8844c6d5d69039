import { type Area, type Face, paintAreas } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { newCard, VIEW_20FT } from "./card.ts";
import { coolingUnit } from "./cooling-unit.ts";
import { chair, desk } from "./desk.ts";
import { canopy, landing } from "./landing.ts";
import { glass, paneFrame, sill } from "./pane.ts";
import { inside, type Layers, type Lining, opening } from "./room.ts";
import { doorFrame, openLeaf } from "./steel-door.ts";
import { worksYard } from "./surroundings.ts";
import { freshUnit } from "./unit.ts";

const PAINT = "#14507a";
const TRIM = "#e8ecee";
const WINDOWS: readonly Area[] = [
	{ u0: 0.5, v0: 0.98, u1: 1.8, v1: 2.06 },
	{ u0: 3.9, v0: 0.98, u1: 5.2, v1: 2.06 },
];
const DOOR: Area = { u0: 2.3, v0: 0.2, u1: 3.2, v1: 2.22 };

/** Steel skin, mineral wool between the studs, lining board: what the cut edge of an insulated wall shows. */
const INSULATED: Layers = [
	["#59656e", 0.03],
	["#e3c878", 0.12],
	["#f4f5f3", 0.03],
];
const LINING: Lining = { wall: "#f1f1ec", floor: "#a58b6b", ceiling: "#f4f5f3" };

function furniture(pen: Pen): void {
	const floor = inside(FT20).low[2];
	desk(pen, 0.7, 1.5, floor);
	chair(pen, 1.4, 1.2, floor);
	desk(pen, 2.75, 1.5, floor);
	chair(pen, 3.4, 1.15, floor);
	desk(pen, 4.9, 1.5, floor);
}

/** A window whose deep white frame holds two sashes. */
function officeWindow(pen: Pen, face: Face, area: Area, name: string): void {
	paneFrame(pen, face, area, TRIM, 0.09, 0.05);
	opening(pen, face, { name, area, size: FT20, lining: LINING, edge: INSULATED }, () => furniture(pen));
	glass(pen, face, area, 0.02, 0.5);
	const middle = (area.u0 + area.u1) / 2;
	paintAreas(pen, face, [{ ...area, u0: middle - 0.035, u1: middle + 0.035 }], TRIM, 0.05, 1.1);
	sill(pen, face, area);
}

/** A 20 ft container made into an office: two windows and an insulated personnel door. */
export function officeConversion(): string {
	const card = newCard(VIEW_20FT);
	const { pen } = card;
	worksYard(card);
	const face = freshUnit(pen, FT20, PAINT);
	for (const [i, area] of WINDOWS.entries()) officeWindow(pen, face, area, `window${i}`);
	doorFrame(pen, face, DOOR, TRIM);
	opening(pen, face, { name: "door", area: DOOR, size: FT20, lining: LINING, edge: INSULATED }, () =>
		furniture(pen),
	);
	coolingUnit(pen, 5.22, 0.22);
	canopy(pen, face, DOOR);
	landing(pen, DOOR);
	openLeaf(pen, DOOR, 96, { paint: "#d9431e", lining: TRIM });
	person(pen, [-1.15, -0.5, 0], "#5b6a76");
	return pen.sheet.toString();
}
