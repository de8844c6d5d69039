import { type Area, boxFaces, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { at, type Pen, pixels } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";
import { boxContainer } from "../container/box-container.ts";
import type { Size } from "../container/size.ts";
import { coolingUnit } from "../conversion/cooling-unit.ts";
import { canopy, landing } from "../conversion/landing.ts";
import { pane, sill } from "../conversion/pane.ts";

/** A desk, a lamp and a chair seen through the window. */
function interior(pen: Pen, face: Face, area: Area): void {
	const depth = 0.045;
	const shape = (a: Area): Point[] => rectangle(pen, face, a, depth);
	const { u0, v0 } = area;
	pen.sheet.fill(
		[
			shape({ u0: u0 + 0.15, v0: v0 + 0.02, u1: u0 + 1.5, v1: v0 + 0.1 }),
			shape({ u0: u0 + 0.4, v0: v0 + 0.1, u1: u0 + 0.95, v1: v0 + 0.44 }),
		],
		"#1c3444",
		{ opacity: 0.55 },
	);
	pen.sheet.fill([shape({ u0: u0 + 1.75, v0, u1: u0 + 1.98, v1: v0 + 0.55 })], "#1c3444", { opacity: 0.4 });
}

/** A container made into an office: window, glass door, lamp, cooling unit and step on the long side. */
export function officeUnit(pen: Pen, size: Size, paint: string): void {
	boxContainer(pen, size, { paint, condition: "new", seed: "office" }, { pockets: false });
	const face = boxFaces(size).front;
	const frame = "#e8ecee";
	const wide: Area = { u0: 0.75, v0: 1.02, u1: 3.1, v1: 2.12 };
	pane(pen, face, wide, frame);
	interior(pen, face, wide);
	for (const u of [1.53, 2.32])
		paintAreas(pen, face, [{ u0: u - 0.03, v0: wide.v0, u1: u + 0.03, v1: wide.v1 }], frame, 0.05, 1.1);
	sill(pen, face, wide);

	const door: Area = { u0: 3.72, v0: 0.22, u1: 4.66, v1: 2.22 };
	pane(pen, face, door, "#d9431e");
	paintAreas(
		pen,
		face,
		[{ u0: door.u0, v0: door.v0, u1: door.u1, v1: door.v0 + 0.28 }],
		"#d9431e",
		0.05,
		1.05,
	);
	paintAreas(pen, face, [{ u0: door.u0, v0: 1.08, u1: door.u1, v1: 1.15 }], "#d9431e", 0.05, 1.05);
	const grip: Point[] = [
		spot(pen, face, door.u1 - 0.1, 0.98, 0.1),
		spot(pen, face, door.u1 - 0.1, 1.38, 0.1),
	];
	pen.sheet.line([grip], "#f4f6f7", pixels(pen, [door.u1, 0, 1]) * 0.035, { round: true });
	canopy(pen, face, door);
	coolingUnit(pen, 5.1, 1.5);
	landing(pen, door);
	const lamp = at(pen, [3.4, -0.1, 2.1]);
	pen.sheet.fill([rectangle(pen, face, { u0: 3.34, v0: 2.0, u1: 3.46, v1: 2.2 }, 0.08)], "#20282e");
	pen.sheet.raw(`<circle cx="${Math.round(lamp[0])}" cy="${Math.round(lamp[1] + 4)}" r="4" fill="#fff3d6"/>`);
}
