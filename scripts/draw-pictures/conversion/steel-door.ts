import { type Area, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { type Pen, pixels, placed, tone } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/** Width of the door frame on the wall, in metres. */
const FRAME = 0.055;

/** The steel frame round a door opening. */
export function doorFrame(pen: Pen, face: Face, area: Area, colour: string): void {
	const outer = { u0: area.u0 - FRAME, v0: area.v0, u1: area.u1 + FRAME, v1: area.v1 + FRAME };
	pen.sheet.fill([rectangle(pen, face, { ...outer, u1: outer.u1 + 0.05 })], "#06121f", { opacity: 0.28 });
	const sides: Area[] = [
		{ ...outer, u1: area.u0 },
		{ ...outer, u0: area.u1 },
		{ ...outer, v0: area.v1 },
	];
	paintAreas(pen, face, sides, colour, 0.03, 1.04);
}

/** A closed leaf; grip tells on which side its handle sits. */
export function closedLeaf(pen: Pen, face: Face, area: Area, colour: string, grip: "left" | "right"): void {
	paintAreas(pen, face, [area], colour, 0.02);
	pen.sheet.fill(
		[
			rectangle(pen, face, { ...area, v0: area.v1 - 0.03 }, 0.02),
			rectangle(
				pen,
				face,
				{
					...area,
					u0: grip === "left" ? area.u1 - 0.02 : area.u0,
					u1: grip === "left" ? area.u1 : area.u0 + 0.02,
				},
				0.02,
			),
		],
		"#06121f",
		{ opacity: 0.25 },
	);
	const u = grip === "left" ? area.u0 + 0.08 : area.u1 - 0.08;
	const way = grip === "left" ? 1 : -1;
	handle(pen, face, { u, v: area.v0 + 1.02 }, way);
	const hinge = grip === "left" ? area.u1 : area.u0;
	const hinges = [0.2, 0.5, 0.8].map((share): Area => {
		const v = area.v0 + (area.v1 - area.v0) * share;
		return { u0: hinge - 0.02, v0: v - 0.06, u1: hinge + 0.02, v1: v + 0.06 };
	});
	paintAreas(pen, face, hinges, "#aab3b9", 0.045);
}

/** A lever handle on its plate; way is 1 when the lever points to the right. */
function handle(pen: Pen, face: Face, place: { u: number; v: number }, way: 1 | -1): void {
	const { u, v } = place;
	paintAreas(pen, face, [{ u0: u - 0.022, v0: v - 0.14, u1: u + 0.022, v1: v + 0.06 }], "#dfe4e7", 0.03);
	const lever: Point[] = [spot(pen, face, u, v, 0.07), spot(pen, face, u + way * 0.13, v, 0.07)];
	pen.sheet.line([lever], tone(pen, "#eef1f3", face.n), pixels(pen, face.o) * 0.028, { round: true });
}

/**
 * A leaf that stands open to the outside of the long side, hinged at the right edge of its opening.
 * open in degrees from closed; the inside of the leaf shows its lining and the edge its thickness.
 */
export function openLeaf(
	pen: Pen,
	area: Area,
	open: number,
	colours: { paint: string; lining: string },
): void {
	const leaf = placed(pen, [area.u1, -0.01, area.v0], 180 + open);
	const [wide, high, thick] = [area.u1 - area.u0, area.v1 - area.v0, 0.06];
	block(leaf, [0, 0, 0], [wide, thick, high], colours.paint);
	const inner: Face = { o: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1], n: [0, -1, 0], width: wide, height: high };
	paintAreas(leaf, inner, [{ u0: 0.03, v0: 0.03, u1: wide - 0.03, v1: high - 0.03 }], colours.lining);
	handle(leaf, inner, { u: wide - 0.08, v: 1.02 }, -1);
}
