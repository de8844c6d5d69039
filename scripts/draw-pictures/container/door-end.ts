import { type Area, type Face, onFace, paintAreas, rectangle, spot } from "../base/face.ts";
import { at, hazed, type Pen, pixels } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import type { Point } from "../base/vector.ts";
import { type Finish, paintNow } from "./finish.ts";
import { lockRods } from "./lock-rods.ts";
import { reveals } from "./reveals.ts";
import { blot, streak } from "./weathering.ts";

/** Widths and heights of the door frame, and how deep the leaves sit in it; metres. */
const FRAME = { post: 0.1, sill: 0.15, header: 0.12, deep: 0.04 } as const;

/** The opening that the leaves fill. */
function opening(face: Face): Area {
	return { u0: FRAME.post, v0: FRAME.sill, u1: face.width - FRAME.post, v1: face.height - FRAME.header };
}

/** One leaf: gasket, frame and three pressed fields. */
function leaf(pen: Pen, face: Face, area: Area, colour: string, dark: string): void {
	pen.sheet.fill([rectangle(pen, face, area, -FRAME.deep)], dark, { seam: true });
	const gasket = 0.022;
	const sheet = { u0: area.u0 + gasket, v0: area.v0 + gasket, u1: area.u1 - gasket, v1: area.v1 - gasket };
	paintAreas(pen, face, [sheet], colour, -FRAME.deep);
	const rim = 0.075;
	const gap = 0.09;
	const high = (sheet.v1 - sheet.v0 - 2 * rim - 2 * gap) / 3;
	const fields = [0, 1, 2].map((i): Area => {
		const v0 = sheet.v0 + rim + i * (high + gap);
		return { u0: sheet.u0 + rim, v0, u1: sheet.u1 - rim, v1: v0 + high };
	});
	paintAreas(pen, face, fields, colour, -FRAME.deep, 0.92);
	const line = 0.03;
	pen.sheet.fill(
		fields.flatMap((f) => [
			rectangle(pen, face, { ...f, v0: f.v1 - line }, -FRAME.deep),
			rectangle(pen, face, { ...f, u1: f.u0 + line }, -FRAME.deep),
		]),
		"#06121f",
		{ opacity: 0.28 },
	);
	pen.sheet.fill(
		fields.map((f) => rectangle(pen, face, { ...f, v1: f.v0 + line }, -FRAME.deep)),
		"#ffffff",
		{ opacity: 0.2 },
	);
}

/** Four hinges on the outer edge of each leaf. */
function hinges(pen: Pen, face: Face, colour: string): void {
	const o = opening(face);
	const high = o.v1 - o.v0;
	const count = face.height > 2.2 ? 4 : 3;
	const places = Array.from({ length: count }, (_, i) => o.v0 + (high * (i + 0.5)) / count);
	const areas = places.flatMap((v): Area[] => [
		{ u0: o.u0 - 0.045, v0: v - 0.06, u1: o.u0 + 0.085, v1: v + 0.06 },
		{ u0: o.u1 - 0.085, v0: v - 0.06, u1: o.u1 + 0.045, v1: v + 0.06 },
	]);
	pen.sheet.fill(
		areas.map((a) => rectangle(pen, face, { ...a, v0: a.v0 - 0.02, v1: a.v1 - 0.02 })),
		"#06121f",
		{ opacity: 0.3 },
	);
	paintAreas(pen, face, areas, colour, 0.01, 1.06);
	const pins = areas.map((a): Point[] => [
		spot(pen, face, (a.u0 + a.u1) / 2, a.v0, 0.015),
		spot(pen, face, (a.u0 + a.u1) / 2, a.v1, 0.015),
	]);
	pen.sheet.line(pins, "#06121f", pixels(pen, face.o) * 0.014, { opacity: 0.35 });
}

/** Rust around the doors of a worn container. */
function doorWear(pen: Pen, face: Face, finish: Finish): void {
	if (finish.condition === "new") return;
	const random = seeded(`${finish.seed} doors`);
	const o = opening(face);
	const bad = finish.condition === "used-cw";
	const rubs = Array.from({ length: bad ? 9 : 5 }, (): Point[] => {
		const [u, v] = [random.between(o.u0 + 0.1, o.u1 - 0.35), random.between(0.4, face.height - 0.5)];
		return [
			spot(pen, face, u, v),
			spot(pen, face, u + random.between(0.08, 0.3), v + random.between(-0.08, 0.08)),
		];
	});
	pen.sheet.line(rubs, "#eef1f2", pixels(pen, face.o) * 0.014, { opacity: 0.5, round: true });
	const spots = Array.from({ length: bad ? 16 : 3 }, () => {
		const edge = random.next() < 0.5;
		const u = edge
			? (random.next() < 0.5 ? o.u0 : o.u1) + random.between(-0.05, 0.05)
			: random.between(0.1, face.width - 0.1);
		const v = edge ? random.between(0.2, face.height * 0.7) : random.between(0.06, 0.32);
		return blot(
			pen,
			face,
			{ u, v },
			{ u: random.between(0.02, 0.07), v: random.between(0.03, 0.09) },
			random,
		);
	});
	pen.sheet.fill(spots, "#8a4b22", { opacity: 0.65 });
	if (!bad) return;
	for (const u of [o.u0, o.u0 + 0.14, o.u1 - 0.14, o.u1, face.width / 2 - 0.06, face.width / 2 + 0.06]) {
		for (const v of [o.v1, face.height * random.between(0.42, 0.6), face.height * 0.32]) {
			streak(pen, face, {
				u: u + random.between(-0.04, 0.04),
				v,
				width: random.between(0.04, 0.09),
				length: random.between(0.2, 0.7),
			});
		}
	}
}

/** The door end: frame, two leaves, hinges and lock rods. */
export function doorEnd(pen: Pen, face: Face, finish: Finish): void {
	const colour = paintNow(finish);
	const o = opening(face);
	const middle = (o.u0 + o.u1) / 2;
	const rubber = hazed(pen, "#161c21");
	leaf(pen, face, { ...o, u1: middle - 0.004 }, colour, rubber);
	leaf(pen, face, { ...o, u0: middle + 0.004 }, colour, rubber);
	reveals(pen, face, o, { from: 0, to: FRAME.deep }, colour);
	paintAreas(
		pen,
		face,
		[
			{ u0: 0, v0: 0.02, u1: o.u0, v1: face.height },
			{ u0: o.u1, v0: 0.02, u1: face.width, v1: face.height },
		],
		colour,
		0,
		0.97,
	);
	paintAreas(
		pen,
		face,
		[
			{ u0: o.u0, v0: 0.02, u1: o.u1, v1: o.v0 },
			{ u0: o.u0, v0: o.v1, u1: o.u1, v1: face.height },
		],
		colour,
		0,
		0.93,
	);
	const top = rectangle(pen, face, { u0: o.u0, v0: o.v1 - 0.035, u1: o.u1, v1: o.v1 });
	pen.sheet.fill([top], "#06121f", { opacity: 0.3 });
	pen.sheet.line([[at(pen, onFace(face, o.u0, o.v0)), at(pen, onFace(face, o.u1, o.v0))]], "#ffffff", 1, {
		opacity: 0.25,
	});
	hinges(pen, face, colour);
	doorWear(pen, face, finish);
	lockRods(pen, face, o, finish);
}
