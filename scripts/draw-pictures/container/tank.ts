import { mix } from "../base/colour.ts";
import { at, hazed, type Pen, pixels, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { bar, beam, block, drum, ring } from "../base/solid.ts";
import { add, type Point, type Vec3 } from "../base/vector.ts";
import { casting } from "./castings.ts";
import { type Finish, paintNow } from "./finish.ts";
import type { Size } from "./size.ts";

/** The barrel: radius, height of its axis and ends of its straight part, in metres. */
const BARREL = { radius: 1.1, axis: 1.27, start: 0.62, dish: 0.42 } as const;
const POST = 0.14;

/** One upright end frame at x, with braces in its corners. */
function endFrame(pen: Pen, size: Size, x: number, colour: string): void {
	const [w, h, p] = [size.width, size.height, POST / 2];
	beam(pen, [x, p, p], [x, w - p, p], POST, colour);
	beam(pen, [x, p, h - p], [x, w - p, h - p], POST * 0.8, colour);
	beam(pen, [x, w - p, 0], [x, w - p, h], POST, colour);
	const brace = (y: number, z: number, dy: number, dz: number): void =>
		beam(pen, [x, y, z + dz], [x, y + dy, z], POST * 0.6, colour, 0.95);
	brace(w - p, p, -0.62, 0.62);
	brace(w - p, h - p, -0.55, -0.55);
	brace(p, p, 0.62, 0.62);
	brace(p, h - p, 0.55, -0.55);
	beam(pen, [x, p, 0], [x, p, h], POST, colour);
}

/** Ridges around the barrel where the insulation jacket is strapped. */
function straps(pen: Pen, size: Size, colour: string): void {
	const lines = [0.2, 0.4, 0.6, 0.8].map((share): Point[] => {
		const x = BARREL.start + (size.length - 2 * BARREL.start) * share;
		const from = -0.62 * Math.PI;
		return Array.from({ length: 19 }, (_, i) => {
			const a = from + (i / 18) * Math.PI * 1.08;
			return at(pen, [
				x,
				size.width / 2 + Math.sin(a) * BARREL.radius * 1.006,
				BARREL.axis + Math.cos(a) * BARREL.radius * 1.006,
			]);
		});
	});
	pen.sheet.line(lines, hazed(pen, mix(colour, "#06121f", 0.4)), pixels(pen, [0, 0, 1]) * 0.035, {
		opacity: 0.55,
	});
	pen.sheet.line(
		lines.map((line) => line.map(([x, y]): Point => [x - 1.5, y])),
		"#ffffff",
		pixels(pen, [0, 0, 1]) * 0.012,
		{ opacity: 0.6 },
	);
}

/** The dished end that looks at the eye, at x = 0 side. */
function dishedEnd(pen: Pen, size: Size, colour: string): void {
	const steps = 9;
	for (let i = 0; i <= steps; i += 1) {
		const a = (i / steps) * (Math.PI / 2);
		const radius = BARREL.radius * Math.cos(a);
		if (radius < 0.05) break;
		const centre: Vec3 = [BARREL.start - BARREL.dish * Math.sin(a), size.width / 2, BARREL.axis];
		const shade = tone(
			pen,
			colour,
			[-Math.max(0.25, Math.sin(a)), 0, Math.cos(a) * 0.4],
			0.8 + 0.16 * Math.sin(a),
		);
		pen.sheet.fill([ring(pen, centre, [1, 0, 0], radius, 32)], shade);
	}
	const low: Vec3 = [BARREL.start - BARREL.dish, size.width / 2, 0.62];
	pen.sheet.fill([ring(pen, low, [1, 0, 0], 0.2, 18)], tone(pen, "#8d979e", [-1, 0, 0], 0.8));
	pen.sheet.fill(
		[ring(pen, add(low, [-0.12, 0, 0]), [1, 0, 0], 0.14, 18)],
		tone(pen, "#c3cacf", [-1, 0, 0], 0.9),
	);
	bar(pen, add(low, [-0.14, 0, 0]), add(low, [-0.16, -0.3, 0.16]), 0.035, "#d9431e");
}

/** The grating on top, with the manhole and the valve box. */
function walkway(pen: Pen, size: Size, metal: string): void {
	const [x0, x1] = [0.14, size.length - 0.14];
	const top = size.height - 0.07;
	const middle = size.width / 2;
	const lid: Vec3 = [size.length * 0.5, middle, BARREL.axis + BARREL.radius];
	drum(pen, [lid[0], lid[1], lid[2] - 0.05], [lid[0], lid[1], lid[2] + 0.12], 0.3, "#a9b2b8", 20);
	pen.sheet.fill(
		[ring(pen, [lid[0], lid[1], lid[2] + 0.12], [0, 0, 1], 0.3, 24)],
		tone(pen, "#c6cdd2", [0, 0, 1]),
	);
	block(
		pen,
		[size.length * 0.66, middle - 0.2, top - 0.08],
		[size.length * 0.66 + 0.4, middle + 0.2, top + 0.1],
		"#a9b2b8",
	);
	block(pen, [x0, middle - 0.85, top - 0.03], [x1, middle - 0.4, top], metal);
	const slats = Array.from({ length: 44 }, (_, i): Point[] => {
		const x = x0 + ((i + 0.5) / 44) * (x1 - x0);
		return [at(pen, [x, middle - 0.85, top]), at(pen, [x, middle - 0.4, top])];
	});
	pen.sheet.line(slats, "#06121f", 1, { opacity: 0.35 });
}

/** Rust, spills and scratches for worn tanks. */
function wear(pen: Pen, size: Size, finish: Finish): void {
	if (finish.condition === "new") return;
	const random = seeded(`${finish.seed} barrel`);
	const bad = finish.condition === "used-cw";
	const onBarrel = (x: number, a: number): Point =>
		at(pen, [x, size.width / 2 - Math.sin(a) * BARREL.radius, BARREL.axis + Math.cos(a) * BARREL.radius]);
	const runs = Array.from({ length: bad ? 22 : 5 }, (): Point[] => {
		const x =
			bad && random.next() < 0.4
				? size.length * 0.5 + random.between(-0.5, 0.5)
				: random.between(BARREL.start + 0.2, size.length - BARREL.start - 0.2);
		const from = random.between(0.35, 0.7);
		const to = from + random.between(0.25, bad ? 1.5 : 0.7);
		const half = random.between(0.015, bad ? 0.06 : 0.025);
		const steps = [0, 0.33, 0.66, 1].map((k) => from + (to - from) * k);
		return [
			...steps.map((a, k) => onBarrel(x - half * (1 - k / 4), a)),
			...steps.reverse().map((a, k) => onBarrel(x + half * (0.25 + k / 4), a)),
		];
	});
	pen.sheet.fill(runs, bad ? "#7d5a3c" : "#6d7a84", { opacity: bad ? 0.4 : 0.28 });
	if (!bad) return;
	const dents = [0.28, 0.52, 0.73].map((share): Point[] => {
		const x = size.length * share;
		const a0 = random.between(1, 1.7);
		return Array.from({ length: 12 }, (_, i) =>
			onBarrel(x + Math.cos((i / 12) * Math.PI * 2) * 0.22, a0 + Math.sin((i / 12) * Math.PI * 2) * 0.16),
		);
	});
	pen.sheet.fill(dents, "#06121f", { opacity: 0.16 });
	const plate = [onBarrel(1.5, 1.1), onBarrel(2.15, 1.1), onBarrel(2.15, 1.55), onBarrel(1.5, 1.55)];
	pen.sheet.fill([plate], "#dfe4e6", { opacity: 0.55 });
}

/** Rust on the frame where the paint has gone. */
function frameWear(pen: Pen, size: Size, finish: Finish): void {
	if (finish.condition === "new") return;
	const random = seeded(`${finish.seed} frame`);
	const bad = finish.condition === "used-cw";
	const marks: Point[][] = [];
	const mark = (p: Vec3, run: Vec3): void => {
		const size0 = random.between(0.02, 0.05);
		marks.push([
			at(pen, p),
			at(pen, add(p, run)),
			at(pen, add(add(p, run), [0, 0, size0])),
			at(pen, add(p, [run[0] * 0.2, run[1] * 0.2, size0 * 1.4])),
		]);
	};
	for (let i = 0; i < (bad ? 26 : 5); i += 1)
		mark(
			[random.between(0.3, size.length - 0.6), -0.002, random.between(0.03, 0.1)],
			[random.between(0.06, 0.3), 0, 0],
		);
	for (let i = 0; i < (bad ? 12 : 2); i += 1)
		mark(
			[-0.002, random.between(0.2, size.width - 0.4), random.between(0.02, 0.1)],
			[0, random.between(0.06, 0.22), 0],
		);
	for (let i = 0; i < (bad ? 12 : 2); i += 1)
		mark(
			[0.01 + random.between(0, 0.05), -0.002, random.between(0.3, size.height - 0.3)],
			[0.04, 0, random.between(0.05, 0.2)],
		);
	pen.sheet.fill(marks, "#8f4d22", { opacity: 0.75 });
}

/** A tank in a frame; it fills x, y and z from 0 to its size. */
export function tank(pen: Pen, size: Size, finish: Finish): void {
	const colour = paintNow(finish);
	const shell = { new: "#d3d8db", "used-a": "#c9cdce", "used-cw": "#b9b7af" }[finish.condition];
	const p = POST / 2;
	const [l, w, h] = [size.length, size.width, size.height];
	const corner = (x: 0 | 1, y: 0 | 1, z: 0 | 1): void =>
		casting(pen, [x * l, y * w, z * h], [x ? 1 : -1, y ? 1 : -1, z ? 1 : -1], colour);
	beam(pen, [0, w - p, p], [l, w - p, p], POST, colour, 0.8);
	beam(pen, [0, w - p, h - p], [l, w - p, h - p], POST * 0.7, colour);
	endFrame(pen, size, l - p, colour);
	corner(1, 1, 1);
	for (const x of [1.1, l - 1.3]) block(pen, [x, 0.3, 0.1], [x + 0.2, w - 0.3, 0.5], colour, 0.7);
	drum(
		pen,
		[BARREL.start, w / 2, BARREL.axis],
		[l - BARREL.start, w / 2, BARREL.axis],
		BARREL.radius,
		shell,
		48,
	);
	straps(pen, size, shell);
	wear(pen, size, finish);
	dishedEnd(pen, size, shell);
	walkway(pen, size, mix("#b4bcc2", "#8f8578", finish.condition === "used-cw" ? 0.5 : 0));
	beam(pen, [0, p, p], [l, p, p], POST, colour);
	for (const x of [1.1, l - 1.3]) beam(pen, [x + 0.1, p, POST], [x + 0.1, 0.5, 0.62], 0.12, colour, 0.9);
	beam(pen, [0, p, h - p], [l, p, h - p], POST * 0.7, colour);
	corner(1, 0, 0);
	corner(1, 0, 1);
	endFrame(pen, size, p, colour);
	ladder(pen, size, mix("#b4bcc2", "#8f8578", finish.condition === "used-cw" ? 0.5 : 0));
	frameWear(pen, size, finish);
	for (const y of [1, 0] as const) for (const z of [0, 1] as const) corner(0, y, z);
}

/** A ladder on the end frame, rungs 0.3 m apart. */
function ladder(pen: Pen, size: Size, metal: string): void {
	const [y0, y1] = [size.width * 0.68, size.width * 0.84];
	const colour = tone(pen, metal, [-1, 0, 0]);
	for (const y of [y0, y1]) bar(pen, [-0.01, y, 0.14], [-0.01, y, size.height], 0.03, colour);
	for (let z = 0.4; z < size.height - 0.1; z += 0.3) bar(pen, [-0.01, y0, z], [-0.01, y1, z], 0.025, colour);
}
