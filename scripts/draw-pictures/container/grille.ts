import { type Area, type Face, spot } from "../base/face.ts";
import { hazed, type Pen, pixels, tone } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";

/** Evenly spaced level slits over an area, height and gap in metres. */
export function slits(pen: Pen, face: Face, area: Area, each: number): void {
	const count = Math.floor((area.v1 - area.v0) / each);
	const lines = Array.from({ length: count }, (_, i): Point[] => {
		const v = area.v0 + (i + 0.5) * each;
		return [spot(pen, face, area.u0, v), spot(pen, face, area.u1, v)];
	});
	pen.sheet.line(lines, "#10181e", pixels(pen, face.o) * each * 0.42, { opacity: 0.75 });
}

/** A fan behind a round grille; radius in metres. */
export function fan(pen: Pen, face: Face, centre: { u: number; v: number }, radius: number): void {
	const disc = (r: number): Point[] =>
		Array.from({ length: 28 }, (_, i) => {
			const a = (i / 28) * Math.PI * 2;
			return spot(pen, face, centre.u + Math.cos(a) * r, centre.v + Math.sin(a) * r);
		});
	pen.sheet.fill([disc(radius * 1.08)], tone(pen, "#c9cfd2", face.n, 0.8));
	pen.sheet.fill([disc(radius)], hazed(pen, "#151c22"));
	const blades = Array.from({ length: 5 }, (_, i): Point[] => {
		const a = (i / 5) * Math.PI * 2;
		const arm = (r: number, turn: number): Point =>
			spot(pen, face, centre.u + Math.cos(a + turn) * radius * r, centre.v + Math.sin(a + turn) * radius * r);
		return [arm(0.15, 0), arm(0.9, -0.1), arm(0.92, 0.45), arm(0.5, 0.5)];
	});
	pen.sheet.fill(blades, hazed(pen, "#3d4850"));
	const wires = [0.3, 0.5, 0.7, 0.88].map((share) => {
		const points = disc(radius * share);
		return [...points, ...points.slice(0, 1)];
	});
	const spokes = Array.from({ length: 8 }, (_, i): Point[] => {
		const a = (i / 8) * Math.PI * 2;
		return [
			spot(pen, face, centre.u, centre.v),
			spot(pen, face, centre.u + Math.cos(a) * radius, centre.v + Math.sin(a) * radius),
		];
	});
	pen.sheet.line([...wires, ...spokes], tone(pen, "#c9cfd2", face.n), pixels(pen, face.o) * 0.012);
	pen.sheet.fill([disc(radius * 0.16)], tone(pen, "#aab2b7", face.n));
}
