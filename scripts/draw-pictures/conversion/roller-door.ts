import { type Area, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { type Pen, pixels } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";

/** Size of the shutter box and the guide rails, and the height of one slat; metres. */
const BOX = { high: 0.24, out: 0.2 } as const;
const RAIL = { wide: 0.075, out: 0.06 } as const;
const SLAT = 0.085;

/** The curtain from the top of its opening down to a height in metres. */
function curtain(pen: Pen, face: Face, area: Area, colour: string): void {
	paintAreas(pen, face, [area], colour, -0.01);
	const slats = Array.from({ length: Math.floor((area.v1 - area.v0) / SLAT) }, (_, i) => area.v0 + i * SLAT);
	pen.sheet.fill(
		slats.map((v) => rectangle(pen, face, { ...area, v0: v, v1: v + 0.026 }, -0.01)),
		"#06121f",
		{ opacity: 0.3 },
	);
	pen.sheet.fill(
		slats.map((v) => rectangle(pen, face, { ...area, v0: v + 0.05, v1: v + 0.068 }, -0.01)),
		"#ffffff",
		{ opacity: 0.22 },
	);
	paintAreas(pen, face, [{ ...area, v1: area.v0 + 0.07 }], "#c9d0d4", 0.01);
	const middle = (area.u0 + area.u1) / 2;
	const grip: Point[] = [
		spot(pen, face, middle - 0.1, area.v0 + 0.035, 0.05),
		spot(pen, face, middle + 0.1, area.v0 + 0.035, 0.05),
	];
	pen.sheet.line([grip], "#27323a", pixels(pen, face.o) * 0.028, { round: true });
}

/** A roller door on the long side: shutter box, guide rails and the curtain down to a height in metres. */
export function rollerDoor(pen: Pen, face: Face, area: Area, down: number, colour: string): void {
	curtain(pen, face, { ...area, v0: down }, colour);
	const sides: Area[] = [
		{ u0: area.u0 - RAIL.wide, v0: area.v0, u1: area.u0, v1: area.v1 },
		{ u0: area.u1, v0: area.v0, u1: area.u1 + RAIL.wide, v1: area.v1 },
	];
	for (const side of sides) block(pen, [side.u0, -RAIL.out, side.v0], [side.u1, 0, side.v1], "#bcc5ca");
	pen.sheet.fill([rectangle(pen, face, { ...area, v0: area.v1 - 0.14 })], "#06121f", { opacity: 0.25 });
	const [x0, x1] = [area.u0 - RAIL.wide - 0.04, area.u1 + RAIL.wide + 0.04];
	block(pen, [x0, -BOX.out, area.v1], [x1, 0, area.v1 + BOX.high], "#c9d0d4");
	const lip: Face = { ...face, o: [x0, -BOX.out, area.v1], width: x1 - x0, height: BOX.high };
	pen.sheet.fill([rectangle(pen, lip, { u0: 0, v0: 0, u1: lip.width, v1: 0.03 })], "#06121f", {
		opacity: 0.18,
	});
}
