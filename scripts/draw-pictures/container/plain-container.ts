import { type Area, boxFaces, type Face, faceSeen, paintAreas, rectangle, spot } from "../base/face.ts";
import { brightness, type Pen, pixels, tone } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";
import type { Size } from "./size.ts";

/** Waves of a wall from afar: one line of shade and one of light each, as wide as in its middle. */
function waves(pen: Pen, face: Face, area: Area, pitch: number): void {
	const count = Math.max(3, Math.round((area.u1 - area.u0) / pitch));
	const step = (area.u1 - area.u0) / count;
	const lines = (share: number): Point[][] =>
		Array.from({ length: count }, (_, i): Point[] => {
			const u = area.u0 + (i + share) * step;
			return [spot(pen, face, u, area.v0), spot(pen, face, u, area.v1)];
		});
	const middle = (area.u0 + area.u1) / 2;
	const width = Math.abs(spot(pen, face, middle + step * 0.26, 0)[0] - spot(pen, face, middle, 0)[0]);
	const clear = 1 - pen.haze.share;
	pen.sheet.line(lines(0.28), "#06121f", width, { opacity: 0.24 * clear });
	if (brightness(pen, face.n) > 0.85) pen.sheet.line(lines(0.74), "#ffffff", width, { opacity: 0.2 * clear });
}

/** Two leaves and four rods in a few lines. */
function plainDoors(pen: Pen, face: Face, colour: string): void {
	const area: Area = { u0: 0.12, v0: 0.17, u1: face.width - 0.12, v1: face.height - 0.13 };
	paintAreas(pen, face, [area], colour, 0, 0.92);
	const scale = pixels(pen, face.o);
	const upright = (share: number, v0: number, v1: number): Point[] => {
		const u = area.u0 + (area.u1 - area.u0) * share;
		return [spot(pen, face, u, v0), spot(pen, face, u, v1)];
	};
	const clear = 1 - pen.haze.share;
	pen.sheet.line(
		[upright(0.5, area.v0, area.v1), upright(0, area.v0, area.v1), upright(1, area.v0, area.v1)],
		"#06121f",
		scale * 0.03,
		{ opacity: 0.6 * clear },
	);
	pen.sheet.line(
		[0.13, 0.38, 0.62, 0.87].map((share) => upright(share, 0.08, face.height - 0.05)),
		"#d5dade",
		scale * 0.035,
		{ opacity: 0.8 * clear },
	);
}

/** Fine marks of many far containers, drawn together once their row stands. */
export type Marks = { lines: Point[][]; feet: Point[][] };

export type PlainOptions = {
	/** Metres between drawn waves. */
	pitch?: number;
	/** The end that carries the doors. */
	doorsAt?: "x0" | "x1" | "none";
	/** Sides nobody can see, left out to keep the file small. */
	hidden?: readonly string[];
	/** Sides of which only a sliver shows between neighbours. */
	bare?: readonly string[];
	/** For containers only a few pixels tall: gathers their marks here instead of drawing each. */
	marks?: Marks;
};

/** Draws the marks gathered from far containers. */
export function drawMarks(pen: Pen, marks: Marks): void {
	const clear = 1 - pen.haze.share;
	pen.sheet.line(marks.lines, "#06121f", 0.9, { opacity: 0.32 * clear });
	pen.sheet.fill(marks.feet, "#06121f", { opacity: 0.45 * clear });
}

/** The marks of one far wall: a few waves or door rods, and its dark foot. */
function gather(pen: Pen, face: Face, marks: Marks, count: number): void {
	for (let i = 1; i <= count; i += 1) {
		const u = (face.width * i) / (count + 1);
		marks.lines.push([spot(pen, face, u, 0.15), spot(pen, face, u, face.height - 0.12)]);
	}
	marks.feet.push(rectangle(pen, face, { u0: 0, v0: 0, u1: face.width, v1: 0.1 }));
}

/** A container in a stack or far away. */
export function plainContainer(pen: Pen, size: Size, colour: string, options: PlainOptions = {}): void {
	const { pitch = 0.278, doorsAt = "x0", hidden = [], bare = [], marks } = options;
	const clear = 1 - pen.haze.share;
	for (const [name, face] of Object.entries(boxFaces(size))) {
		if (hidden.includes(name) || !faceSeen(pen, face)) continue;
		const whole: Area = { u0: 0, v0: 0, u1: face.width, v1: face.height };
		const sliver = bare.includes(name);
		pen.sheet.fill([rectangle(pen, face, whole)], tone(pen, colour, face.n, sliver ? 0.7 : 1), {
			seam: !marks,
		});
		if (name === "top" || sliver) continue;
		const end = name === "doors" || name === "rear";
		if (marks) {
			gather(pen, face, marks, end ? 3 : Math.round(face.width / pitch));
			continue;
		}
		const withDoors = end && doorsAt === (name === "doors" ? "x0" : "x1");
		if (withDoors) plainDoors(pen, face, colour);
		else waves(pen, face, { u0: 0.14, v0: 0.16, u1: face.width - 0.14, v1: face.height - 0.1 }, pitch);
		pen.sheet.fill([rectangle(pen, face, { ...whole, v1: 0.05 })], "#06121f", { opacity: 0.45 * clear });
		pen.sheet.fill([rectangle(pen, face, { ...whole, v0: face.height - 0.035 })], "#ffffff", {
			opacity: 0.16 * clear,
		});
	}
}
