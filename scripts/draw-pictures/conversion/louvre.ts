import { type Area, type Face, paintAreas, rectangle } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";

/** A weather louvre: a frame with slanting blades that let air through and keep rain out. */
export function louvre(pen: Pen, face: Face, area: Area, colour: string, pitch = 0.075): void {
	const rim = 0.04;
	const grown: Area = { u0: area.u0 - rim, v0: area.v0 - rim, u1: area.u1 + rim, v1: area.v1 + rim };
	pen.sheet.fill([rectangle(pen, face, { ...grown, u1: grown.u1 + 0.04, v0: grown.v0 - 0.04 })], "#06121f", {
		opacity: 0.28,
	});
	paintAreas(pen, face, [grown], colour, 0.04, 1.05);
	pen.sheet.fill([rectangle(pen, face, area, 0.02)], "#1b242b");
	const count = Math.max(2, Math.round((area.v1 - area.v0) / pitch));
	const step = (area.v1 - area.v0) / count;
	const blades = Array.from({ length: count }, (_, i): Area => {
		const v0 = area.v0 + i * step;
		return { ...area, v0: v0 + step * 0.1, v1: v0 + step * 0.72 };
	});
	paintAreas(pen, face, blades, colour, 0.03, 0.98);
	paintAreas(
		pen,
		face,
		blades.map((blade) => ({ ...blade, v1: blade.v0 + step * 0.14 })),
		colour,
		0.045,
		1.15,
	);
}
