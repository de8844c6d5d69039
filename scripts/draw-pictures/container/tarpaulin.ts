import { mix } from "../base/colour.ts";
import { boxFaces, type Face, faceSeen, spot } from "../base/face.ts";
import { at, hazed, type Pen, pixels, seen, tone } from "../base/pen.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import type { Finish } from "./finish.ts";
import type { Size } from "./size.ts";

/** How high the bows arch above the rails and how deep the cloth hangs over them; metres. */
const CLOTH = { arch: 0.1, sag: 0.035, flap: 0.3, edge: 0.17 } as const;

/** Height of the cloth above the rails at y across the width and x along it, in metres. */
function rise(size: Size, x: number, y: number, bowGap: number): number {
	const across = Math.sin((y / size.width) * Math.PI) ** 0.7;
	const between = Math.sin(((x - CLOTH.edge) / bowGap) * Math.PI) ** 2;
	return 0.015 + across * (CLOTH.arch - CLOTH.sag * between);
}

/** The cloth from above, one field between each two bows, in light and shade. */
function top(pen: Pen, size: Size, colour: string, bows: number, bowGap: number): void {
	const rows = 6;
	for (let i = 0; i < bows; i += 1) {
		for (let half = 0; half < 2; half += 1) {
			const x0 = CLOTH.edge + (i + half / 2) * bowGap;
			const x1 = x0 + bowGap / 2;
			const edge = (x: number): Point[] =>
				Array.from({ length: rows + 1 }, (_, k) => {
					const y = 0.02 + ((size.width - 0.04) * k) / rows;
					return at(pen, [x, y, size.height + rise(size, x, y, bowGap)]);
				});
			const slope: Vec3 = half === 0 ? [0.1, 0, 0.995] : [-0.1, 0, 0.995];
			pen.sheet.fill(
				[[...edge(x0), ...edge(x1).reverse()]],
				tone(pen, colour, slope, half === 0 ? 0.94 : 1.04),
				{
					seam: true,
				},
			);
		}
	}
	const ridges = Array.from({ length: bows + 1 }, (_, i): Point[] => {
		const x = CLOTH.edge + i * bowGap;
		return Array.from({ length: rows + 1 }, (_, k) => {
			const y = 0.02 + ((size.width - 0.04) * k) / rows;
			return at(pen, [x, y, size.height + rise(size, x, y, bowGap)]);
		});
	});
	pen.sheet.line(ridges, "#ffffff", pixels(pen, [0, 0, size.height]) * 0.025, { opacity: 0.3, round: true });
}

/** The hanging edge of the cloth with its eyelets and the rope through them; spread in metres between eyelets. */
function flap(pen: Pen, face: Face, colour: string, from: number, to: number): void {
	const loops = Math.round((to - from) / 0.5);
	const pitch = (to - from) / loops;
	const low = face.height - CLOTH.flap;
	const hem: Point[] = [];
	for (let i = 0; i <= loops * 2; i += 1) {
		hem.push(spot(pen, face, from + (i * pitch) / 2, low + (i % 2 === 1 ? 0.035 : 0), 0.02));
	}
	const shade = hem.map(([x, y]): Point => [x, y + pixels(pen, face.o) * 0.03]);
	const upper: Point[] = [
		spot(pen, face, to, face.height + 0.015, 0.01),
		spot(pen, face, from, face.height + 0.015, 0.01),
	];
	pen.sheet.fill([[...shade, ...upper]], "#06121f", { opacity: 0.35 });
	pen.sheet.fill([[...hem, ...upper]], tone(pen, colour, face.n), { seam: true });
	const folds = Array.from({ length: loops }, (_, i): Point[] => {
		const u = from + (i + 0.5) * pitch;
		return [
			spot(pen, face, u - 0.06, low + 0.06, 0.02),
			spot(pen, face, u, face.height, 0.01),
			spot(pen, face, u + 0.05, low + 0.05, 0.02),
		];
	});
	pen.sheet.fill(folds, "#06121f", { opacity: 0.14 });
	const rope: Point[] = [];
	for (let i = 0; i <= loops; i += 1) {
		rope.push(spot(pen, face, from + i * pitch, low + 0.05, 0.025));
		if (i < loops) rope.push(spot(pen, face, from + (i + 0.5) * pitch, low - 0.09, 0.025));
	}
	pen.sheet.line([rope], hazed(pen, "#e3dcc8"), pixels(pen, face.o) * 0.022, { round: true });
}

/** The cloth roof of an open top, over bows across the width. */
export function tarpaulin(pen: Pen, size: Size, finish: Finish): void {
	const faces = boxFaces(size);
	const fresh = "#7b8a96";
	const colour =
		finish.condition === "new" ? fresh : mix(fresh, "#a49a86", finish.condition === "used-a" ? 0.25 : 0.55);
	const bows = Math.max(4, Math.round(size.length / 0.75));
	const bowGap = (size.length - 2 * CLOTH.edge) / bows;
	if (seen(pen, [0, 0, size.height], [0, 0, 1])) top(pen, size, colour, bows, bowGap);
	for (const face of [faces.back, faces.rear, faces.front, faces.doors]) {
		if (!faceSeen(pen, face)) continue;
		const end = face === faces.doors || face === faces.rear;
		if (!end) flap(pen, face, colour, CLOTH.edge, face.width - CLOTH.edge);
		else gable(pen, size, face, colour);
	}
}

/** The rounded end of the cloth above the header. */
function gable(pen: Pen, size: Size, face: Face, colour: string): void {
	const arch: Point[] = Array.from({ length: 11 }, (_, i) => {
		const u = 0.02 + ((face.width - 0.04) * i) / 10;
		return spot(pen, face, u, face.height + rise(size, CLOTH.edge, u, 1), -CLOTH.edge);
	});
	const foot: Point[] = [
		spot(pen, face, face.width - 0.02, face.height, -CLOTH.edge * 0.2),
		spot(pen, face, 0.02, face.height, -CLOTH.edge * 0.2),
	];
	pen.sheet.fill([[...arch, ...foot]], tone(pen, colour, face.n, 0.9), { seam: true });
}
