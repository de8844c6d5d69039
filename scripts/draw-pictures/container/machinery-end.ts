import { type Area, type Face, paintAreas, rectangle, slot, spot } from "../base/face.ts";
import { hazed, type Pen, pixels, tone } from "../base/pen.ts";
import type { Point } from "../base/vector.ts";
import { fan, slits } from "./grille.ts";

/** Places on the machinery end as shares of its clear width and height. */
function within(face: Face, share: Area): Area {
	const [u0, v0, w, h] = [0.11, 0.12, face.width - 0.22, face.height - 0.22];
	return { u0: u0 + w * share.u0, v0: v0 + h * share.v0, u1: u0 + w * share.u1, v1: v0 + h * share.v1 };
}

/** The cooling machine: access panels above, fan and control box in the middle, compressor bay below. */
export function machineryEnd(pen: Pen, face: Face, colour: string): void {
	paintAreas(pen, face, [{ u0: 0, v0: 0.02, u1: face.width, v1: face.height }], colour, 0, 0.95);
	const whole = within(face, { u0: 0, v0: 0, u1: 1, v1: 1 });
	pen.sheet.fill([rectangle(pen, face, whole)], hazed(pen, "#59646b"));
	const plate = (share: Area, factor = 1): Area => {
		const area = within(face, share);
		paintAreas(pen, face, [area], "#e4e6e3", 0, factor);
		pen.sheet.fill([rectangle(pen, face, { ...area, v1: area.v0 + 0.018 })], "#06121f", { opacity: 0.18 });
		return area;
	};
	const bolts = (area: Area): void => {
		const inset = 0.05;
		const places = [area.u0 + inset, (area.u0 + area.u1) / 2, area.u1 - inset].flatMap((u) =>
			[area.v0 + inset, area.v1 - inset].map((v) => ({ u, v })),
		);
		pen.sheet.fill(
			places.map((p) => slot(pen, face, p, { u: 0.014, v: 0.014 })),
			"#39444b",
			{ opacity: 0.7 },
		);
	};
	bolts(plate({ u0: 0.01, v0: 0.7, u1: 0.495, v1: 0.99 }));
	bolts(plate({ u0: 0.505, v0: 0.7, u1: 0.99, v1: 0.99 }));
	const vent = within(face, { u0: 0.07, v0: 0.79, u1: 0.3, v1: 0.9 });
	pen.sheet.fill([rectangle(pen, face, vent)], tone(pen, "#c9cfd2", face.n, 0.9));
	slits(pen, face, vent, 0.05);
	const hatch = within(face, { u0: 0.66, v0: 0.77, u1: 0.86, v1: 0.92 });
	pen.sheet.fill([rectangle(pen, face, hatch)], tone(pen, "#cfd4d6", face.n, 0.86));

	plate({ u0: 0.01, v0: 0.3, u1: 0.63, v1: 0.69 }, 0.97);
	const mid = within(face, { u0: 0.32, v0: 0.495, u1: 0.32, v1: 0.495 });
	fan(pen, face, { u: mid.u0, v: mid.v0 }, (face.height - 0.22) * 0.165);

	const box = plate({ u0: 0.64, v0: 0.3, u1: 0.99, v1: 0.69 }, 0.9);
	const bw = box.u1 - box.u0;
	const bh = box.v1 - box.v0;
	const part = (a: Area): Area => ({
		u0: box.u0 + bw * a.u0,
		v0: box.v0 + bh * a.v0,
		u1: box.u0 + bw * a.u1,
		v1: box.v0 + bh * a.v1,
	});
	pen.sheet.fill(
		[rectangle(pen, face, part({ u0: 0.12, v0: 0.5, u1: 0.88, v1: 0.92 }))],
		hazed(pen, "#27323a"),
	);
	pen.sheet.fill(
		[rectangle(pen, face, part({ u0: 0.2, v0: 0.7, u1: 0.62, v1: 0.86 }))],
		hazed(pen, "#8fd0c0"),
	);
	const keys = [0.24, 0.4, 0.56, 0.72].map((u) =>
		slot(pen, face, { u: box.u0 + bw * u, v: box.v0 + bh * 0.59 }, { u: 0.025, v: 0.02 }),
	);
	pen.sheet.fill(keys, hazed(pen, "#c4ccd1"));
	pen.sheet.fill(
		[slot(pen, face, { u: box.u0 + bw * 0.76, v: box.v0 + bh * 0.78 }, { u: 0.03, v: 0.03 })],
		hazed(pen, "#d9431e"),
	);
	slits(pen, face, part({ u0: 0.15, v0: 0.1, u1: 0.85, v1: 0.38 }), 0.055);

	const bay = within(face, { u0: 0.01, v0: 0.01, u1: 0.63, v1: 0.285 });
	pen.sheet.fill([rectangle(pen, face, bay)], hazed(pen, "#1b242b"));
	const sizeV = bay.v1 - bay.v0;
	pen.sheet.fill(
		[slot(pen, face, { u: bay.u0 + 0.55, v: bay.v0 + sizeV * 0.42 }, { u: 0.3, v: sizeV * 0.3 })],
		hazed(pen, "#4c5961"),
	);
	pen.sheet.fill(
		[slot(pen, face, { u: bay.u0 + 0.52, v: bay.v0 + sizeV * 0.52 }, { u: 0.22, v: sizeV * 0.12 })],
		hazed(pen, "#71808a"),
	);
	const pipes: Point[][] = [0.3, 0.62, 0.8].map((share) => [
		spot(pen, face, bay.u0 + (bay.u1 - bay.u0) * (share + 0.08), bay.v1),
		spot(pen, face, bay.u0 + (bay.u1 - bay.u0) * (share + 0.08), bay.v0 + sizeV * 0.5),
		spot(pen, face, bay.u0 + (bay.u1 - bay.u0) * share, bay.v0 + sizeV * 0.4),
	]);
	pen.sheet.line(pipes, hazed(pen, "#b77a4a"), pixels(pen, face.o) * 0.03, { round: true });
	const reel = plate({ u0: 0.64, v0: 0.01, u1: 0.99, v1: 0.285 }, 0.84);
	slits(pen, face, { u0: reel.u0 + 0.08, v0: reel.v0 + 0.12, u1: reel.u1 - 0.08, v1: reel.v1 - 0.12 }, 0.07);
}
