import { type Area, type Face, paintAreas, rectangle } from "../base/face.ts";
import { at, type Pen, pixels } from "../base/pen.ts";
import { bar, block } from "../base/solid.ts";
import { type Point, unit, type Vec3 } from "../base/vector.ts";

/** How far the flap stands out and how much it rises over that, in metres. */
const FLAP = { out: 1.2, rise: 0.62, thick: 0.06 } as const;

/** The part of the long side above a counter, swung up on its top edge and held by two gas struts. */
export function flap(pen: Pen, face: Face, area: Area, paint: string): void {
	const { u0, u1, v1 } = area;
	const outer: Vec3 = [0, -FLAP.out, v1 + FLAP.rise];
	const [wide, run] = [u1 - u0, Math.hypot(FLAP.out, FLAP.rise)];
	const slope: Vec3 = unit([0, -FLAP.out, FLAP.rise]);
	const under: Face = {
		o: [u0, 0, v1],
		u: [1, 0, 0],
		v: slope,
		n: [0, slope[2] * -1, slope[1]],
		width: wide,
		height: run,
	};
	for (const u of [u0 + 0.12, u1 - 0.12]) {
		const foot: Vec3 = [u, 0.02, v1 - 0.75];
		const head: Vec3 = [u, outer[1] * 0.62, v1 + FLAP.rise * 0.62];
		bar(pen, foot, [u, (foot[1] + head[1]) / 2, (foot[2] + head[2]) / 2], 0.055, "#3a444c");
		bar(pen, foot, head, 0.028, "#c3cbd0");
	}
	paintAreas(pen, under, [{ u0: 0, v0: 0, u1: wide, v1: run }], paint, 0, 1.25);
	const fields = Array.from(
		{ length: 4 },
		(_, i): Area => ({
			u0: (wide * i) / 4 + 0.07,
			v0: 0.1,
			u1: (wide * (i + 1)) / 4 - 0.07,
			v1: run - 0.1,
		}),
	);
	paintAreas(pen, under, fields, "#b98d62", 0.002, 1.35);
	pen.sheet.fill(
		fields.flatMap((f) =>
			[0.22, 0.44, 0.66, 0.88].map((v) => rectangle(pen, under, { ...f, v0: v, v1: v + 0.012 }, 0.003)),
		),
		"#06121f",
		{ opacity: 0.22 },
	);
	block(pen, [u0, outer[1] - 0.03, outer[2] - 0.02], [u1, outer[1] + 0.02, outer[2] + FLAP.thick], paint);
	lights(pen, u0, u1, outer);
	const shade = rectangle(pen, face, { u0: u0 + 0.4, v0: area.v0 + 0.55, u1: u1 + 0.15, v1 });
	pen.sheet.fill([shade], "#06121f", { opacity: 0.12 });
}

/** Lamps on a wire along the outer edge. */
function lights(pen: Pen, u0: number, u1: number, outer: Vec3): void {
	const count = 9;
	const place = (share: number): Vec3 => {
		const sag = Math.sin(((share * 3) % 1) * Math.PI) * 0.09;
		return [u0 + 0.08 + (u1 - u0 - 0.16) * share, outer[1], outer[2] - 0.04 - sag];
	};
	const wire = Array.from({ length: 37 }, (_, i): Point => at(pen, place(i / 36)));
	pen.sheet.line([wire], "#27323a", 1.6);
	for (let i = 0; i < count; i += 1) {
		const p = place((i + 0.5) / count);
		const [x, y] = at(pen, p);
		const r = pixels(pen, p) * 0.03;
		pen.sheet.raw(
			`<circle cx="${Math.round(x)}" cy="${Math.round(y + r)}" r="${Math.round(r * 10) / 10}" fill="#ffe9b8"/>`,
		);
	}
}
