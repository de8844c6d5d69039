import { placed } from "../base/pen.ts";
import { boxContainer } from "../container/box-container.ts";
import { FT20 } from "../container/size.ts";
import { person } from "../product/person.ts";
import { shadows } from "./backdrop.ts";
import { forklift } from "./forklift.ts";
import { tree } from "./greenery.ts";
import { hall } from "./hall.ts";
import { openYard, slabJoints } from "./open-yard.ts";
import { turnedShadow } from "./turned-shadow.ts";

const PAINT = "#14507a";
/** Near corner of the first container, turn in degrees, and metres from one container to the next. */
const ROW = { count: 6, x: 1.6, y: 10, turn: 45, step: 2.8 } as const;

/** A row of equal 20 ft containers on a works yard. */
export function leasing(): string {
	const pen = openYard({ eye: 3.3, focal: 1200, horizon: 350 });
	for (const [x, y, h] of [
		[-40, 66, 10],
		[-33, 70, 9],
		[30, 62, 9],
		[38, 66, 10],
		[46, 64, 9],
	] as const)
		tree(placed(pen, [0, 0, 0], 0, 0.5), [x, y, 0], h, h * 0.78, "#6f9077", `leasing ${x}`);
	hall(placed(pen, [-9, 50, 0], 0, 0.42));
	slabJoints(pen, 46);
	const turn = (ROW.turn * Math.PI) / 180;
	const places = Array.from({ length: ROW.count }, (_, i) => {
		const run = i * ROW.step;
		return placed(pen, [ROW.x - Math.sin(turn) * run, ROW.y + Math.cos(turn) * run, 0], ROW.turn);
	});
	for (const place of places) turnedShadow(place, FT20, 0.2);
	for (const place of [...places].reverse())
		boxContainer(place, FT20, { paint: PAINT, condition: "new", seed: "leasing" }, { pockets: true });
	shadows(
		pen,
		[
			[
				[-5.4, 9.1, 0.3],
				[-3.2, 10.1, 1.5],
			],
		],
		0.24,
	);
	forklift(placed(pen, [-4.85, 9.1, 0], -14), "#d9a441");
	person(pen, [-1.35, 9.4, 0], "#5b6a76");
	return pen.sheet.toString();
}
