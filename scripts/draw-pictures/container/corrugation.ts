import { type Area, type Face, onFace, rectangle, spot } from "../base/face.ts";
import { brightness, hazed, type Pen, seen } from "../base/pen.ts";
import { add, type Point, times, unit, type Vec3 } from "../base/vector.ts";
import { type Dent, dentAt, stepsAlong } from "./dents.ts";

/** Shape of a trapezoid wave in metres; outer, slope and inner are shares of the pitch. */
export type Wave = { pitch: number; depth: number };

/** Side walls of ISO containers. */
export const SIDE_WAVE: Wave = { pitch: 0.278, depth: 0.036 };
/** The closed front end. */
export const END_WAVE: Wave = { pitch: 0.25, depth: 0.045 };

const OUTER = 0.26;
const SLOPE = 0.245;

/** Left edge of every wave, and the true pitch, so that whole waves fill the area. */
function waves(area: Area, wave: Wave): { starts: number[]; pitch: number } {
	const width = area.u1 - area.u0;
	const count = Math.max(1, Math.round(width / wave.pitch));
	const pitch = width / count;
	return { starts: Array.from({ length: count }, (_, i) => area.u0 + i * pitch), pitch };
}

/** The outermost flats, from u to u in metres: these are what gets scuffed. */
export function outerFlats(area: Area, wave: Wave): [number, number][] {
	const { starts, pitch } = waves(area, wave);
	return starts.flatMap((u): [number, number][] => [
		[u, u + (pitch * OUTER) / 2],
		[u + pitch * (1 - OUTER / 2), u + pitch],
	]);
}

/** A strip between two upright edges, following the dents. */
function strip(
	pen: Pen,
	face: Face,
	a: { u: number; d: number },
	b: { u: number; d: number },
	area: Area,
	dents: readonly Dent[],
): Point[] {
	const edge = (e: { u: number; d: number }): Point[] =>
		stepsAlong(dents, e.u, area.v0, area.v1).map((v) => spot(pen, face, e.u, v, e.d - dentAt(dents, e.u, v)));
	return [...edge(a), ...edge(b).reverse()];
}

/** Lays light or shadow over strips so that patches underneath still show. */
function overlay(pen: Pen, strips: Point[][], ratio: number): void {
	const clear = 1 - pen.haze.share;
	if (ratio < 1)
		pen.sheet.fill(strips, hazed(pen, "#06121f"), { opacity: Math.min(0.7, (1 - ratio) * 1.15) * clear });
	else pen.sheet.fill(strips, "#ffffff", { opacity: Math.min(0.5, (ratio - 1) * 0.9) * clear });
}

/** Draws the waves of a wall over its plain paint. */
export function corrugate(pen: Pen, face: Face, area: Area, wave: Wave, dents: readonly Dent[] = []): void {
	const { starts, pitch } = waves(area, wave);
	const slopeNormal = (side: 1 | -1): Vec3 =>
		unit(add(times(face.n, pitch * SLOPE), times(face.u, side * wave.depth)));
	const middle = onFace(face, (area.u0 + area.u1) / 2, (area.v0 + area.v1) / 2);
	const inSeen = seen(pen, middle, slopeNormal(1));
	const outSeen = seen(pen, middle, slopeNormal(-1));
	const [fall, floor, rise]: [Point[][], Point[][], Point[][]] = [[], [], []];
	for (const u of starts) {
		const a = u + (pitch * OUTER) / 2;
		const b = a + pitch * SLOPE;
		const d = u + pitch * (1 - OUTER / 2);
		const c = d - pitch * SLOPE;
		const left = inSeen ? { u: b, d: -wave.depth } : { u: a, d: 0 };
		const right = outSeen ? { u: c, d: -wave.depth } : { u: d, d: 0 };
		if (inSeen) fall.push(strip(pen, face, { u: a, d: 0 }, { u: b, d: -wave.depth }, area, dents));
		floor.push(strip(pen, face, left, right, area, dents));
		if (outSeen) rise.push(strip(pen, face, { u: c, d: -wave.depth }, { u: d, d: 0 }, area, dents));
	}
	const plain = brightness(pen, face.n);
	overlay(pen, floor, 0.93);
	overlay(pen, fall, brightness(pen, slopeNormal(1)) / plain);
	overlay(pen, rise, brightness(pen, slopeNormal(-1)) / plain);
}

/** Soft light and shade in each dent, over the waves. */
export function shadeDents(pen: Pen, face: Face, dents: readonly Dent[]): void {
	if (dents.length === 0) return;
	const soft = (id: string, colour: string, opacity: number): void =>
		pen.sheet.define(
			id,
			`<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
		);
	soft("hollow", "#06121f", 0.27);
	soft("bulge", "#fff", 0.24);
	const disc = (dent: Dent, size: number, du: number, dv: number): Point[] =>
		Array.from({ length: 12 }, (_, i) => {
			const a = (i / 12) * Math.PI * 2;
			return spot(
				pen,
				face,
				dent.u + dent.ru * (du + Math.cos(a) * size),
				dent.v + dent.rv * (dv + Math.sin(a) * size),
			);
		});
	for (const dent of dents) {
		pen.sheet.fill([disc(dent, 0.95, -0.12, 0.2)], "url(#hollow)");
		pen.sheet.fill([disc(dent, 0.6, 0.3, -0.45)], "url(#bulge)");
	}
}

/** A strip of shadow along the top of a recessed wall. */
export function shadowUnder(pen: Pen, face: Face, area: Area, opacity = 0.28): void {
	const shadow: Area = { ...area, v0: area.v1 - 0.05 };
	pen.sheet.fill([rectangle(pen, face, shadow)], "#06121f", { opacity });
}
