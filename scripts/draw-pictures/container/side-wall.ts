import { type Area, type Face, paintAreas, rectangle } from "../base/face.ts";
import { hazed, type Pen } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { corrugate, SIDE_WAVE, shadeDents, shadowUnder } from "./corrugation.ts";
import { dentsFor } from "./dents.ts";
import { type Finish, paintNow } from "./finish.ts";
import { patches } from "./patches.ts";
import { weather } from "./weathering.ts";

/** Heights of the rails and width of the posts, in metres. */
export const SIDE_FRAME = { bottom: 0.16, top: 0.075, post: 0.16, gap: 0.02 } as const;

/** The corrugated part between the rails and posts. */
export function sidePanel(face: Face): Area {
	return {
		u0: SIDE_FRAME.post,
		v0: SIDE_FRAME.bottom,
		u1: face.width - SIDE_FRAME.post,
		v1: face.height - SIDE_FRAME.top,
	};
}

/** Fork pockets: two openings in the bottom rail, metres from the middle. */
function pockets(face: Face): Area[] {
	const half = Math.min(1.025, face.width * 0.24);
	const wide = Math.min(0.36, face.width * 0.11) / 2;
	return [-half, half].map((offset) => ({
		u0: face.width / 2 + offset - wide,
		v0: SIDE_FRAME.gap,
		u1: face.width / 2 + offset + wide,
		v1: SIDE_FRAME.gap + 0.115,
	}));
}

/** The bottom rail with the dark gap under it and the fork pockets. */
export function bottomRail(
	pen: Pen,
	face: Face,
	colour: string,
	withPockets: boolean,
	height: number = SIDE_FRAME.bottom,
): void {
	const rail: Area = { u0: 0.1, v0: SIDE_FRAME.gap, u1: face.width - 0.1, v1: height };
	paintAreas(pen, face, [rail], colour, 0, 0.9);
	paintAreas(pen, face, [{ ...rail, v0: height - 0.018 }], colour, 0, 1.12);
	if (!withPockets) return;
	const openings = pockets(face);
	pen.sheet.fill(
		openings.map((area) =>
			rectangle(pen, face, { u0: area.u0 - 0.02, v0: area.v0, u1: area.u1 + 0.02, v1: area.v1 + 0.02 }),
		),
		hazed(pen, "#0d151c"),
		{ opacity: 0.25 },
	);
	pen.sheet.fill(
		openings.map((area) => rectangle(pen, face, area)),
		hazed(pen, "#10171d"),
	);
}

/** A corrugated long side with rails, posts and its wear. */
export function sideWall(
	pen: Pen,
	face: Face,
	finish: Finish,
	options: { pockets: boolean; name: string },
): void {
	const colour = paintNow(finish);
	const panel = sidePanel(face);
	const dents = dentsFor(finish, options.name, panel);
	paintAreas(pen, face, [{ u0: 0, v0: SIDE_FRAME.gap, u1: face.width, v1: face.height }], colour);
	patches(pen, face, panel, finish, options.name);
	corrugate(pen, face, panel, SIDE_WAVE, dents);
	shadeDents(pen, face, dents);
	shadowUnder(pen, face, panel);
	paintAreas(pen, face, [{ u0: 0, v0: panel.v1, u1: face.width, v1: face.height }], colour, 0, 1.04);
	bottomRail(pen, face, colour, options.pockets);
	const posts = [
		{ u0: 0, v0: SIDE_FRAME.gap, u1: panel.u0, v1: face.height },
		{ u0: panel.u1, v0: SIDE_FRAME.gap, u1: face.width, v1: face.height },
	];
	paintAreas(pen, face, posts, colour, 0, 0.97);
	pen.sheet.fill(
		[
			rectangle(pen, face, { ...panel, u1: panel.u0 + 0.022 }),
			rectangle(pen, face, { ...panel, u0: panel.u1 - 0.022 }),
		],
		"#06121f",
		{ opacity: 0.3 },
	);
	weather(pen, face, panel, finish, seeded(`${finish.seed} ${options.name}`), SIDE_WAVE);
}
