import { perspective } from "../base/camera.ts";
import { light } from "../base/light.ts";
import { at, newPen, type Pen, pixels, placed } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import { newSheet, short } from "../base/sheet.ts";
import { block, ring } from "../base/solid.ts";
import type { Point, Vec3 } from "../base/vector.ts";
import { hedge, tree } from "./greenery.ts";
import { INSIDE, insideContainer } from "./inside-container.ts";
import { WIDE } from "./picture.ts";

const HORIZON = 560;
/** The clear door opening, in metres from the left wall and the floor. */
const DOORWAY = { left: 0.01, right: INSIDE.width - 0.01, top: 2.28 } as const;

/** Sky, a hedge and a yard seen through the open doors. */
function outdoors(pen: Pen): void {
	const corners: Vec3[] = [
		[DOORWAY.left, INSIDE.length, 0],
		[DOORWAY.right, INSIDE.length, 0],
		[DOORWAY.right, INSIDE.length, DOORWAY.top],
		[DOORWAY.left, INSIDE.length, DOORWAY.top],
	];
	pen.sheet.define(
		"day",
		`<linearGradient id="day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe4ef"/><stop offset="1" stop-color="#fdfdfb"/></linearGradient>`,
	);
	pen.sheet.within(
		"doorway",
		corners.map((p) => at(pen, p)),
		() => {
			pen.sheet.raw(`<rect width="${WIDE.width}" height="${HORIZON}" fill="url(#day)"/>`);
			pen.sheet.raw(`<rect y="${HORIZON}" width="${WIDE.width}" height="${WIDE.height}" fill="#c6cccd"/>`);
			const far = placed(pen, [0, 0, 0], 0, 0.45);
			tree(far, [-2.6, 34, 0], 7, 6, "#6f9a6b", "door left");
			tree(far, [6, 38, 0], 8, 6.6, "#6f9a6b", "door right");
			hedge(placed(pen, [0, 0, 0], 0, 0.3), [-12, 26, 0], [14, 27, 1.5], "#5b8862", "door hedge");
		},
	);
}

/** Header, sill and posts round the opening, and both leaves swung outwards. */
function doorFrame(pen: Pen, paint: string): void {
	const { width: w, length: l, height: h } = INSIDE;
	block(pen, [0, l - 0.02, DOORWAY.top], [w, l + 0.05, h], paint, 0.8);
	block(pen, [-0.05, l, 0], [w + 0.05, l + 0.06, 0.012], "#8b959c", 0.9);
	for (const x of [-0.03, w - 0.02]) {
		block(pen, [x, l + 0.06, 0.03], [x + 0.05, l + 1.2, DOORWAY.top - 0.03], paint);
		for (const z of [0.5, 1.15, 1.8])
			block(pen, [x - 0.004, l + 0.1, z], [x + 0.054, l + 1.16, z + 0.05], paint, 0.8);
	}
	for (const x of [-0.06, w - 0.01]) block(pen, [x, l - 0.03, 0], [x + 0.07, l + 0.05, h], paint, 0.8);
}

/** Light from the doorway: a pale field on the floor and a glow on the nearest steel. */
function daylight(pen: Pen): void {
	const { width: w, length: l } = INSIDE;
	const [x, y] = at(pen, [w / 2, l, 1.1]);
	const r = pixels(pen, [w / 2, l, 1.1]) * 2.7;
	pen.sheet.define(
		"inlet",
		`<radialGradient id="inlet"><stop offset="0" stop-color="#fffdf4" stop-opacity=".5"/><stop offset=".45" stop-color="#fffaf0" stop-opacity=".16"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></radialGradient>`,
	);
	const floor: Vec3[] = [
		[0.05, l, 0.001],
		[w - 0.05, l, 0.001],
		[w + 0.35, l - 3.2, 0.001],
		[0.55, l - 3.2, 0.001],
	];
	const inside: Vec3[] = [
		[0, 0.2, 0],
		[w, 0.2, 0],
		[w, l, 0],
		[0, l, 0],
	];
	pen.sheet.within(
		"floor",
		inside.map((p) => at(pen, p)),
		() => pen.sheet.fill([floor.map((p) => at(pen, p))], "#fff4d8", { opacity: 0.34 }),
	);
	pen.sheet.raw(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="url(#inlet)"/>`);
}

/** A hanging drop with its glint; place on the ceiling, size in metres. */
function drop(pen: Pen, p: Vec3, size: number): string {
	const [x, y] = at(pen, p);
	const s = pixels(pen, p) * size;
	const [w, h] = [s * 0.5, s];
	return `<path d="M${short(x - w)} ${short(y)}c0 ${short(h * 0.7)} ${short(w * 0.3)} ${short(h)} ${short(w)} ${short(h)}s${short(w)} ${short(-h * 0.3)} ${short(w)} ${short(-h)}z"/>`;
}

/** Drops in rows under the ridges of the roof, larger ones about to fall, and runs down the walls. */
function drops(pen: Pen): void {
	const random = seeded("drops");
	const { width: w, length: l, height: h } = INSIDE;
	const ridge = 0.209;
	const hanging: [Vec3, number][] = [];
	for (let y = 1.9; y < l - 0.1; y += ridge) {
		const count = y < 3 ? 9 : 7;
		for (let i = 0; i < count; i += 1)
			hanging.push([
				[random.between(0.12, w - 0.12), y + random.between(-0.02, 0.02), h],
				random.next() < 0.22 ? random.between(0.036, 0.05) : random.between(0.018, 0.03),
			]);
	}
	hanging.sort((a, b) => b[0][1] - a[0][1]);
	pen.sheet.raw(
		`<g fill="#dff1f8" stroke="#3f6b82" stroke-width=".8" fill-opacity=".85">${hanging.map(([p, s]) => drop(pen, p, s)).join("")}</g>`,
	);
	const glints = hanging.map(([p, s]): Point[] => {
		const [x, y] = at(pen, p);
		const k = pixels(pen, p) * s;
		return [
			[x - k * 0.2, y + k * 0.25],
			[x - k * 0.16, y + k * 0.55],
		];
	});
	pen.sheet.line(glints, "#ffffff", 1.8, { round: true });
	const falling: [Vec3, number][] = [
		[[0.5, 2.6, 1.35], 0.036],
		[[1.74, 3.1, 1.62], 0.036],
		[[1.28, 2.4, 1.9], 0.036],
	];
	for (const [p, size] of falling) {
		const [x, y] = at(pen, p);
		const s = pixels(pen, p) * size;
		pen.sheet.raw(
			`<path d="M${short(x)} ${short(y - s)}c${short(s * 0.12)} ${short(s * 0.5)} ${short(s * 0.42)} ${short(s * 0.75)} ${short(s * 0.42)} ${short(s * 1.15)}a${short(s * 0.42)} ${short(s * 0.42)} 0 0 1 ${short(-s * 0.84)} 0c0 ${short(-s * 0.4)} ${short(s * 0.3)} ${short(-s * 0.65)} ${short(s * 0.42)} ${short(-s * 1.15)}z" fill="#dff1f8" stroke="#3f6b82" stroke-width=".9"/>`,
		);
	}
}

/** Water running down in the hollows of the walls, and wet spots on the floor below. */
function wetness(pen: Pen): void {
	const random = seeded("wet");
	const { width: w, length: l, height: h } = INSIDE;
	const runs: Point[][] = [];
	for (const x of [0.005, w - 0.005])
		for (let i = 0; i < 34; i += 1) {
			const [y, z] = [random.between(1.3, l - 0.2), h - 0.12 - random.next() ** 1.8 * 1.5];
			const foot = ring(pen, [x, y, z], [0, 1, 0], random.between(0.007, 0.012), 8);
			runs.push([at(pen, [x, y, z + random.between(0.06, 0.24)]), ...foot.slice(7), ...foot.slice(0, 6)]);
		}
	pen.sheet.fill(runs, "#e4f3f9", { opacity: 0.6 });
	const spots = Array.from({ length: 16 }, (): Point[] => {
		const [cx, cy] = [random.between(0.3, w - 0.3), random.between(2.1, l - 0.6)];
		const r = random.between(0.05, 0.16);
		return Array.from({ length: 12 }, (_, i) => {
			const a = (i / 12) * Math.PI * 2;
			return at(pen, [cx + Math.cos(a) * r * random.between(0.85, 1.1), cy + Math.sin(a) * r, 0.001]);
		});
	});
	pen.sheet.fill(spots, "#3b2716", { opacity: 0.34 });
}

/** The inside of a container with condensation on the steel roof, its doors open to the day. */
export function condensation(): string {
	const camera = perspective({
		eye: [0.98, -0.55, 1.16],
		azimuth: 0,
		focal: 1020,
		centre: 750,
		horizon: HORIZON,
	});
	const pen = newPen(newSheet(WIDE.width, WIDE.height), camera, light([0.12, 0.9, 0.42], 0.72, 0.5));
	pen.sheet.raw(`<rect width="${WIDE.width}" height="${WIDE.height}" fill="#4b5a64"/>`);
	insideContainer(pen, "#8fa0aa");
	outdoors(pen);
	doorFrame(pen, "#14507a");
	wetness(pen);
	daylight(pen);
	drops(pen);
	return pen.sheet.toString();
}
