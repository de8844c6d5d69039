import { mix } from "../base/colour.ts";
import { boxFaces, type Face, faceSeen, spot } from "../base/face.ts";
import { at, hazed, type Pen, pixels, tone } from "../base/pen.ts";
import { type Random, seeded } from "../base/random.ts";
import { block } from "../base/solid.ts";
import { add, type Point, type Vec3 } from "../base/vector.ts";

/** A clipped hedge between two corners (metres), with leaf marks on the sides that can be seen. */
export function hedge(pen: Pen, low: Vec3, high: Vec3, colour: string, seed: string): void {
	block(pen, low, high, colour);
	const random = seeded(seed);
	const size = { length: high[0] - low[0], width: high[1] - low[1], height: high[2] - low[2] };
	const { front, doors } = boxFaces(size);
	for (const face of [front, doors]) {
		const moved: Face = { ...face, o: add(face.o, low) };
		if (!faceSeen(pen, moved)) continue;
		const big = Math.min(0.11, face.height * 0.06);
		const leaf = (): Point[] => {
			const r = random.between(big * 0.5, big);
			const [u, v] = [random.between(0, face.width - 2 * r), random.between(r * 0.4, face.height - r)];
			return [
				spot(pen, moved, u, v),
				spot(pen, moved, u + r, v + r * 0.9),
				spot(pen, moved, u + r * 1.9, v + r * 0.1),
				spot(pen, moved, u + r, v - r * 0.4),
			];
		};
		const count = Math.min(110, Math.round((face.width * face.height) / (big * big * 26)));
		pen.sheet.fill(Array.from({ length: count }, leaf), tone(pen, mix(colour, "#ffffff", 0.18), face.n));
		pen.sheet.fill(Array.from({ length: count }, leaf), tone(pen, mix(colour, "#06121f", 0.3), face.n));
	}
}

/** A round-headed tree; height and width of its head in metres. */
export function tree(
	pen: Pen,
	place: Vec3,
	height: number,
	width: number,
	colour: string,
	seed: string,
): void {
	const random = seeded(seed);
	const scale = pixels(pen, place);
	const [x, y] = at(pen, place);
	const trunk = width * 0.05 * scale;
	pen.sheet.fill(
		[
			[
				[x - trunk, y],
				[x + trunk, y],
				[x + trunk * 0.6, y - height * 0.6 * scale],
				[x - trunk * 0.6, y - height * 0.6 * scale],
			],
		],
		hazed(pen, "#6a5847"),
	);
	crown(pen, place, { centre: height - width * 0.42, width, colour }, random);
}

/** A round mass of leaves over a place: height of its middle and its width in metres. */
export function crown(
	pen: Pen,
	place: Vec3,
	leaves: { centre: number; width: number; colour: string },
	random: Random,
): void {
	const { centre, width, colour } = leaves;
	const scale = pixels(pen, place);
	const [x, y] = at(pen, place);
	const clumps = Array.from({ length: 9 }, (_, i) => ({
		dx: Math.cos((i / 9) * 6.283) * width * random.between(0.18, 0.32),
		dz: Math.sin((i / 9) * 6.283) * width * random.between(0.14, 0.26),
		r: width * random.between(0.2, 0.27),
	}));
	const draw = (shift: number, shrink: number, shade: string): void =>
		pen.sheet.fill(
			[...clumps, { dx: 0, dz: 0, r: width * 0.34 }].map((clump) =>
				Array.from({ length: 14 }, (_, i): Point => {
					const a = (i / 14) * Math.PI * 2;
					const r = clump.r * shrink;
					return [
						x + (clump.dx + shift * width + Math.cos(a) * r) * scale,
						y - (centre + clump.dz - shift * width * 0.8 + Math.sin(a) * r) * scale,
					];
				}),
			),
			shade,
		);
	draw(0, 1, hazed(pen, mix(colour, "#06121f", 0.28)));
	draw(-0.035, 0.84, hazed(pen, colour));
	draw(-0.075, 0.52, hazed(pen, mix(colour, "#ffffff", 0.16)));
}

/** Blades of grass as short strokes from foot to tip, dark and bright in turn. */
export function grassBlades(pen: Pen, blades: readonly (readonly [Point, Point])[]): void {
	pen.sheet.line(
		blades.filter((_, i) => i % 2 === 0),
		"#4d7a4f",
		2,
		{ opacity: 0.55, round: true },
	);
	pen.sheet.line(
		blades.filter((_, i) => i % 2 === 1),
		"#b4d19a",
		2,
		{ opacity: 0.7, round: true },
	);
}
