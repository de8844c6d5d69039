import { type Area, type Face, paintAreas, rectangle, spot } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";

/** Glass with two glints, d metres before the face; what stands behind shows as far as opacity lets it. */
export function glass(pen: Pen, face: Face, area: Area, d: number, opacity?: number): void {
	pen.sheet.define(
		"pane",
		`<linearGradient id="pane" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#d6e9f2"/><stop offset=".55" stop-color="#8fb7cb"/><stop offset="1" stop-color="#5f8ba2"/></linearGradient>`,
	);
	pen.sheet.fill([rectangle(pen, face, area, d)], "url(#pane)", opacity === undefined ? {} : { opacity });
	const glint = (a: number, b: number): Point[] => {
		const u = (share: number): number => area.u0 + (area.u1 - area.u0) * share;
		return [
			spot(pen, face, u(a), area.v0, d),
			spot(pen, face, u(b), area.v0, d),
			spot(pen, face, u(Math.min(1, b + 0.24)), area.v1, d),
			spot(pen, face, u(Math.min(1, a + 0.24)), area.v1, d),
		];
	};
	pen.sheet.fill([glint(0.1, 0.3), glint(0.36, 0.42)], "#ffffff", { opacity: 0.26 });
}

/** The frame of a pane, standing out from the wall with its shade; metres. */
export function paneFrame(pen: Pen, face: Face, area: Area, frame: string, rim = 0.07, out = 0.05): void {
	const grown: Area = { u0: area.u0 - rim, v0: area.v0 - rim, u1: area.u1 + rim, v1: area.v1 + rim };
	pen.sheet.fill([rectangle(pen, face, { ...grown, u1: grown.u1 + 0.07, v0: grown.v0 - 0.07 })], "#06121f", {
		opacity: 0.32,
	});
	paintAreas(pen, face, [grown], frame, out, 1.1);
}

/** A framed pane in the long side, standing out a little; metres. */
export function pane(pen: Pen, face: Face, area: Area, frame: string): void {
	paneFrame(pen, face, area, frame);
	glass(pen, face, area, 0.05);
}

/** A sill of folded sheet under a window. */
export function sill(pen: Pen, face: Face, area: Area, out = 0.09): void {
	const low = { u0: area.u0 - 0.15, v0: area.v0 - 0.13, u1: area.u1 + 0.15, v1: area.v0 - 0.06 };
	paintAreas(pen, face, [low], "#b9c2c8", out);
}
