import { type Face, paintAreas } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { corrugate, END_WAVE, shadowUnder } from "./corrugation.ts";
import { type Finish, paintNow } from "./finish.ts";
import { weather } from "./weathering.ts";

/** The end without doors: corrugated between posts, sill and header. */
export function closedEnd(pen: Pen, face: Face, finish: Finish): void {
	const colour = paintNow(finish);
	const panel = { u0: 0.14, v0: 0.16, u1: face.width - 0.14, v1: face.height - 0.11 };
	paintAreas(pen, face, [{ u0: 0, v0: 0.02, u1: face.width, v1: face.height }], colour);
	corrugate(pen, face, panel, END_WAVE);
	shadowUnder(pen, face, panel);
	paintAreas(
		pen,
		face,
		[
			{ u0: 0, v0: 0.02, u1: face.width, v1: panel.v0 },
			{ u0: 0, v0: panel.v1, u1: face.width, v1: face.height },
		],
		colour,
		0,
		0.94,
	);
	weather(pen, face, panel, finish, seeded(`${finish.seed} end`), END_WAVE);
}
