import { mix } from "../base/colour.ts";
import { type Area, type Face, rectangle, spot } from "../base/face.ts";
import { type Pen, pixels, tone } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";
import type { Finish } from "./finish.ts";

/** Diameter of a rod and how far it stands out from the frame, in metres. */
const ROD = { diameter: 0.034, out: 0.03 } as const;

/** Four galvanised rods with cams above and below, guides and handles. */
export function lockRods(pen: Pen, face: Face, opening: Area, finish: Finish): void {
	const zinc = finish.condition === "used-cw" ? mix("#b9bfc3", "#8a5a3a", 0.35) : "#cfd5d9";
	const metal = tone(pen, zinc, face.n);
	const dim = tone(pen, zinc, face.n, 0.72);
	const width = opening.u1 - opening.u0;
	const scale = pixels(pen, face.o);
	const rods = [0.12, 0.38, 0.62, 0.88].map((share) => opening.u0 + width * share);
	const [low, high] = [opening.v0 - 0.07, opening.v1 + 0.06];

	const cams = rods.flatMap((u): Area[] => [
		{ u0: u - 0.055, v0: low - 0.03, u1: u + 0.055, v1: low + 0.06 },
		{ u0: u - 0.055, v0: high - 0.06, u1: u + 0.055, v1: high + 0.025 },
	]);
	pen.sheet.fill(
		cams.map((a) => rectangle(pen, face, { ...a, u0: a.u0 + 0.02, v0: a.v0 - 0.02 }, 0)),
		"#06121f",
		{ opacity: 0.35 },
	);
	pen.sheet.fill(
		cams.map((a) => rectangle(pen, face, a, 0.02)),
		dim,
	);

	const shades = rods.map((u): Point[] => [
		spot(pen, face, u + 0.03, low, -0.03),
		spot(pen, face, u + 0.03, high, -0.03),
	]);
	pen.sheet.line(shades, "#06121f", scale * ROD.diameter, { opacity: 0.3 });
	const lines = rods.map((u): Point[] => [
		spot(pen, face, u, low, ROD.out),
		spot(pen, face, u, high, ROD.out),
	]);
	pen.sheet.line(lines, dim, scale * ROD.diameter);
	const glints = rods.map((u): Point[] => [
		spot(pen, face, u - 0.008, low, ROD.out),
		spot(pen, face, u - 0.008, high, ROD.out),
	]);
	pen.sheet.line(glints, metal, scale * ROD.diameter * 0.55);

	const guides = rods.flatMap((u): Area[] =>
		[0.2, 0.62, 0.84].map((share) => {
			const v = opening.v0 + (opening.v1 - opening.v0) * share;
			return { u0: u - 0.05, v0: v - 0.03, u1: u + 0.05, v1: v + 0.03 };
		}),
	);
	pen.sheet.fill(
		guides.map((a) => rectangle(pen, face, a, ROD.out + 0.01)),
		dim,
	);
	pen.sheet.fill(
		guides.map((a) => rectangle(pen, face, { ...a, v0: a.v1 - 0.018 }, ROD.out + 0.01)),
		metal,
	);

	handles(pen, face, rods, metal, dim, scale);
}

/** One handle per rod, lying towards the hinge, held by a catch; lengths in metres. */
function handles(
	pen: Pen,
	face: Face,
	rods: readonly number[],
	metal: string,
	dim: string,
	scale: number,
): void {
	const reach = Math.min(0.5, ((rods[1] ?? 1) - (rods[0] ?? 0)) * 0.78);
	const height = Math.min(1.15, face.height * 0.45);
	const grips = rods.map((u, i) => {
		const v = height + (i === 1 || i === 2 ? 0.16 : -0.02);
		const way = i === 0 || i === 2 ? 1 : -1;
		return { v, from: u, to: u + way * reach };
	});
	const line = (d: number, dv: number) =>
		grips.map((g): Point[] => [spot(pen, face, g.from, g.v + dv, d), spot(pen, face, g.to, g.v + dv, d)]);
	pen.sheet.line(line(-0.02, -0.03), "#06121f", scale * 0.032, { opacity: 0.35, round: true });
	pen.sheet.line(line(ROD.out + 0.03, 0), dim, scale * 0.036, { round: true });
	pen.sheet.line(line(ROD.out + 0.03, 0.006), metal, scale * 0.02, { round: true });
	const catches = grips.map((g) => {
		const u = g.from + (g.to - g.from) * 0.72;
		return rectangle(
			pen,
			face,
			{ u0: u - 0.04, v0: g.v - 0.05, u1: u + 0.04, v1: g.v + 0.045 },
			ROD.out + 0.035,
		);
	});
	pen.sheet.fill(catches, dim);
}
