import { type Area, type Face, rectangle, spot } from "../base/face.ts";
import { type Pen, pixels } from "../base/pen.ts";
import type { Random } from "../base/random.ts";
import { short } from "../base/sheet.ts";
import type { Point } from "../base/vector.ts";
import { outerFlats, type Wave } from "./corrugation.ts";
import type { Finish } from "./finish.ts";

const RUST = "#7c3f1d";
const RUST_LIGHT = "#96582c";

/** Rust that runs down and thins out. */
function defineRust(pen: Pen): void {
	pen.sheet.define(
		"rust",
		`<linearGradient id="rust" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${RUST}" stop-opacity=".9"/><stop offset=".35" stop-color="${RUST_LIGHT}" stop-opacity=".55"/><stop offset="1" stop-color="${RUST_LIGHT}" stop-opacity="0"/></linearGradient>`,
	);
}

/** Dirt splashed up from the ground, to a height in metres. */
function grime(pen: Pen, face: Face, random: Random, height: number): void {
	const [px, py] = spot(pen, face, 0, height);
	const [ux, uy] = spot(pen, face, 1, height);
	const [bx, by] = spot(pen, face, 0, 0);
	const run = Math.hypot(ux - px, uy - py) || 1;
	const [nx, ny] = [-(uy - py) / run, (ux - px) / run];
	const drop = (bx - px) * nx + (by - py) * ny;
	const id = `g${Math.floor(random.next() * 1e6)}`;
	const stop = (offset: number, opacity: number): string =>
		`<stop offset="${offset}" stop-color="#4a3a2b" stop-opacity="${opacity}"/>`;
	pen.sheet.define(
		id,
		`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(px)}" y1="${short(py)}" x2="${short(px + nx * drop)}" y2="${short(py + ny * drop)}">${stop(0, 0)}${stop(1, 0.5)}</linearGradient>`,
	);
	pen.sheet.fill([rectangle(pen, face, { u0: 0, v0: 0.02, u1: face.width, v1: height })], `url(#${id})`);
}

/** One streak from (u, v) downwards; width and length in metres. */
export function streak(
	pen: Pen,
	face: Face,
	place: { u: number; v: number; width: number; length: number },
): void {
	defineRust(pen);
	const { u, v, width: w, length: l } = place;
	const outline: Point[] = [
		spot(pen, face, u - w / 2, v),
		spot(pen, face, u + w / 2, v),
		spot(pen, face, u + w * 0.25, v - l * 0.6),
		spot(pen, face, u, v - l),
		spot(pen, face, u - w * 0.3, v - l * 0.5),
	];
	pen.sheet.fill([outline], "url(#rust)");
}

/** An uneven spot around (u, v); half sizes in metres. */
export function blot(
	pen: Pen,
	face: Face,
	centre: { u: number; v: number },
	half: { u: number; v: number },
	random: Random,
): Point[] {
	return Array.from({ length: 8 }, (_, i) => {
		const a = (i / 8) * Math.PI * 2;
		const r = random.between(0.4, 1.2);
		return spot(pen, face, centre.u + Math.cos(a) * half.u * r, centre.v + Math.sin(a) * half.v * r);
	});
}

/** Short bright and dark rubs on the outermost flats of a wall. */
function scuffs(pen: Pen, face: Face, area: Area, random: Random, wave: Wave, count: number): void {
	const flats = outerFlats(area, wave);
	const [bright, dark]: [Point[][], Point[][]] = [[], []];
	for (let i = 0; i < count; i += 1) {
		const first = random.whole(0, Math.max(0, flats.length - 6));
		const v = random.between(area.v0 + 0.25, area.v1 - 0.4);
		const tilt = random.between(-0.008, 0.008);
		flats.slice(first, first + random.whole(3, 9)).forEach(([u0, u1], k) => {
			(i % 3 === 2 ? dark : bright).push([
				spot(pen, face, u0, v + k * tilt),
				spot(pen, face, u1, v + k * tilt),
			]);
		});
	}
	const width = pixels(pen, face.o) * 0.02;
	pen.sheet.line(bright, "#e8ecee", width, { opacity: 0.5 });
	pen.sheet.line(dark, "#0b1218", width, { opacity: 0.4 });
}

/** Spots where the paint has come off and rust shows. */
function rustSpots(pen: Pen, face: Face, area: Area, random: Random, count: number): void {
	const [outer, inner]: [Point[][], Point[][]] = [[], []];
	for (let i = 0; i < count; i += 1) {
		const low = random.next() < 0.6;
		const centre = {
			u: random.between(area.u0, area.u1),
			v: low ? area.v0 + random.between(0, 0.35) : random.between(area.v0 + 0.3, area.v1 - 0.1),
		};
		const size = 0.02 + random.next() ** 2 * (low ? 0.11 : 0.08);
		outer.push(blot(pen, face, centre, { u: size * 1.5, v: size }, random));
		inner.push(blot(pen, face, centre, { u: size * 0.7, v: size * 0.5 }, random));
	}
	pen.sheet.fill(outer, RUST_LIGHT, { opacity: 0.55 });
	pen.sheet.fill(inner, RUST, { opacity: 0.75 });
}

/** Rust on the rails, where chains and stackers knock the paint off. */
function rustyRails(pen: Pen, face: Face, random: Random, metresEach: number): void {
	const marks: Point[][] = [];
	for (let u = 0.2; u < face.width - 0.3; u += random.between(0.5, 1.5) * metresEach) {
		const bottom = random.next() < 0.65;
		const v = bottom ? random.between(0.03, 0.13) : random.between(face.height - 0.06, face.height - 0.03);
		marks.push(
			blot(pen, face, { u, v }, { u: random.between(0.06, 0.3), v: random.between(0.012, 0.03) }, random),
		);
	}
	pen.sheet.fill(marks, RUST, { opacity: 0.7 });
}

/** Wear of a whole wall for its condition; nothing when new. */
export function weather(pen: Pen, face: Face, area: Area, finish: Finish, random: Random, wave: Wave): void {
	const width = area.u1 - area.u0;
	if (finish.condition === "new") return;
	if (finish.condition === "used-a") {
		scuffs(pen, face, area, random, wave, Math.round(4 + width * 1.3));
		rustSpots(pen, face, { ...area, v1: area.v0 + 0.3 }, random, Math.round(1 + width * 0.25));
		return;
	}
	defineRust(pen);
	grime(pen, face, random, Math.min(1.1, face.height * 0.4));
	scuffs(pen, face, area, random, wave, Math.round(4 + width * 1.1));
	for (let u = area.u0 + 0.05; u < area.u1 - 0.05; u += random.between(0.12, 0.62)) {
		const deep = random.next();
		streak(pen, face, {
			u,
			v: area.v1 + 0.01,
			width: random.between(0.03, 0.11),
			length: 0.15 + deep * deep * 1.25,
		});
	}
	rustSpots(pen, face, area, random, Math.round(6 + width * 2.6));
	rustyRails(pen, face, random, 0.5);
	for (const u of [0.09, face.width - 0.09]) {
		streak(pen, face, { u, v: face.height - 0.12, width: 0.12, length: random.between(0.5, 1.1) });
		streak(pen, face, { u: u - 0.03, v: 0.5, width: 0.06, length: 0.36 });
	}
}
