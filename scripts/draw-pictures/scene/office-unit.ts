import { type Area, boxFaces, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import { at, type Pen, pixels, tone } from "../base/pen.ts";
import { block } from "../base/solid.ts";
import type { Point } from "../base/vector.ts";
import { boxContainer } from "../container/box-container.ts";
import type { Size } from "../container/size.ts";

/** A framed pane in the long side, standing out a little; metres. */
function pane(pen: Pen, face: Face, area: Area, frame: string): void {
	const rim = 0.07;
	const out = 0.05;
	const grown: Area = { u0: area.u0 - rim, v0: area.v0 - rim, u1: area.u1 + rim, v1: area.v1 + rim };
	pen.sheet.fill([rectangle(pen, face, { ...grown, u1: grown.u1 + 0.07, v0: grown.v0 - 0.07 })], "#06121f", {
		opacity: 0.32,
	});
	paintAreas(pen, face, [grown], frame, out, 1.1);
	pen.sheet.define(
		"pane",
		`<linearGradient id="pane" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#d6e9f2"/><stop offset=".55" stop-color="#8fb7cb"/><stop offset="1" stop-color="#5f8ba2"/></linearGradient>`,
	);
	pen.sheet.fill([rectangle(pen, face, area, out)], "url(#pane)");
	const glint = (a: number, b: number): Point[] => {
		const u = (share: number): number => area.u0 + (area.u1 - area.u0) * share;
		return [
			spot(pen, face, u(a), area.v0, out),
			spot(pen, face, u(b), area.v0, out),
			spot(pen, face, u(Math.min(1, b + 0.24)), area.v1, out),
			spot(pen, face, u(Math.min(1, a + 0.24)), area.v1, out),
		];
	};
	pen.sheet.fill([glint(0.1, 0.3), glint(0.36, 0.42)], "#ffffff", { opacity: 0.26 });
}

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
	paintAreas(
		pen,
		face,
		[{ u0: wide.u0 - 0.15, v0: wide.v0 - 0.13, u1: wide.u1 + 0.15, v1: wide.v0 - 0.06 }],
		"#b9c2c8",
		0.09,
	);

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
	const canopy = rectangle(pen, face, { u0: door.u0 - 0.2, v0: 1.9, u1: door.u1 + 0.24, v1: 2.33 });
	pen.sheet.fill([canopy], "#06121f", { opacity: 0.2 });
	block(pen, [door.u0 - 0.25, -0.75, 2.34], [door.u1 + 0.25, 0, 2.41], "#c9d0d4");

	block(pen, [5.1, -0.3, 1.5], [5.75, 0, 2.1], "#e4e8e9");
	const unit: Face = {
		o: [5.1, -0.3, 1.5],
		u: [1, 0, 0],
		v: [0, 0, 1],
		n: [0, -1, 0],
		width: 0.65,
		height: 0.6,
	};
	const disc = Array.from(
		{ length: 20 },
		(_, i): Point =>
			spot(pen, unit, 0.27 + Math.cos((i / 20) * 6.283) * 0.21, 0.3 + Math.sin((i / 20) * 6.283) * 0.21),
	);
	pen.sheet.fill([disc], "#3d4a53");
	const slats = [0.16, 0.23, 0.3, 0.37, 0.44].map((v): Point[] => [
		spot(pen, unit, 0.08, v),
		spot(pen, unit, 0.46, v),
	]);
	pen.sheet.line(slats, tone(pen, "#c9d0d4", unit.n), 2);

	steps(pen, door);
	const lamp = at(pen, [3.4, -0.1, 2.1]);
	pen.sheet.fill([rectangle(pen, face, { u0: 3.34, v0: 2.0, u1: 3.46, v1: 2.2 }, 0.08)], "#20282e");
	pen.sheet.raw(`<circle cx="${Math.round(lamp[0])}" cy="${Math.round(lamp[1] + 4)}" r="4" fill="#fff3d6"/>`);
}

/** A landing and one step of steel grating before the door, with a handrail. */
function steps(pen: Pen, door: Area): void {
	const [x0, x1] = [door.u0 - 0.2, door.u1 + 0.2];
	block(pen, [x0, -1.05, 0.16], [x1, 0, 0.22], "#aab3b9");
	for (const x of [x0 + 0.05, x1 - 0.12]) block(pen, [x, -1, 0], [x + 0.07, -0.93, 0.16], "#6d7880");
	const bars = Array.from({ length: 12 }, (_, i): Point[] => {
		const x = x0 + ((i + 0.5) / 12) * (x1 - x0);
		return [at(pen, [x, -1.05, 0.22]), at(pen, [x, 0, 0.22])];
	});
	pen.sheet.line(bars, "#06121f", 1.2, { opacity: 0.25 });
	block(pen, [x0 + 0.1, -1.4, 0], [x1 - 0.1, -1.05, 0.1], "#97a1a8");
	const rail = (points: readonly (readonly [number, number])[]): Point[] =>
		points.map(([y, z]) => at(pen, [x1 - 0.04, y, z]));
	pen.sheet.line(
		[
			rail([
				[-1, 0.2],
				[-1, 1.1],
				[-0.06, 1.1],
				[-0.06, 0.2],
			]),
			rail([
				[-1, 0.65],
				[-0.06, 0.65],
			]),
		],
		"#59656e",
		pixels(pen, [x1, 0, 0]) * 0.04,
		{ round: true },
	);
}
