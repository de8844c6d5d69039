import { type Face, faceSeen, paintAreas, rectangle, spot } from "../base/face.ts";
import type { Pen } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { type Finish, paintNow } from "./finish.ts";
import { blot } from "./weathering.ts";

/** A steel roof with shallow waves across, 0.209 m apart. */
export function steelRoof(pen: Pen, face: Face, finish: Finish): void {
	if (!faceSeen(pen, face)) return;
	const colour = paintNow(finish);
	paintAreas(pen, face, [{ u0: 0, v0: 0, u1: face.width, v1: face.height }], colour);
	const inner = { u0: 0.3, v0: 0.1, u1: face.width - 0.3, v1: face.height - 0.1 };
	const count = Math.round((inner.u1 - inner.u0) / 0.209);
	const pitch = (inner.u1 - inner.u0) / count;
	const strips = (from: number, to: number) =>
		Array.from({ length: count }, (_, i) =>
			rectangle(pen, face, { ...inner, u0: inner.u0 + (i + from) * pitch, u1: inner.u0 + (i + to) * pitch }),
		);
	pen.sheet.fill(strips(0.1, 0.3), "#ffffff", { opacity: 0.1 });
	pen.sheet.fill(strips(0.55, 0.75), "#06121f", { opacity: 0.12 });
	pen.sheet.line([[spot(pen, face, 0, 0.06), spot(pen, face, face.width, 0.06)]], "#06121f", 1, {
		opacity: 0.18,
	});
	if (finish.condition !== "used-cw") return;
	const random = seeded(`${finish.seed} roof`);
	const spots = Array.from({ length: Math.round(face.width * 1.6) }, () =>
		blot(
			pen,
			face,
			{ u: random.between(0.2, face.width - 0.2), v: random.between(0.15, face.height - 0.15) },
			{ u: random.between(0.05, 0.22), v: random.between(0.04, 0.2) },
			random,
		),
	);
	pen.sheet.fill(spots, "#8a4b22", { opacity: 0.5 });
}
