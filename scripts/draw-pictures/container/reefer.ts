import { mix } from "../base/colour.ts";
import { type Area, boxFaces, type Face, faceSeen, paintAreas, rectangle, spot } from "../base/face.ts";
import { type Pen, tone } from "../base/pen.ts";
import { seeded } from "../base/random.ts";
import type { Point } from "../base/vector.ts";
import { castings } from "./castings.ts";
import { shadeDents } from "./corrugation.ts";
import { dentsFor } from "./dents.ts";
import { edgeLight } from "./edge-light.ts";
import { type Finish, paintNow } from "./finish.ts";
import { machineryEnd } from "./machinery-end.ts";
import { bottomRail } from "./side-wall.ts";
import type { Size } from "./size.ts";
import { blot, streak, weather } from "./weathering.ts";

/** Smooth insulated wall: sheets riveted every 1.2 m or so, steel rails above and below. */
function smoothWall(pen: Pen, face: Face, finish: Finish, name: string): void {
	const colour = paintNow(finish);
	const panel: Area = { u0: 0.16, v0: 0.2, u1: face.width - 0.16, v1: face.height - 0.1 };
	paintAreas(pen, face, [{ u0: 0, v0: 0.02, u1: face.width, v1: face.height }], colour);
	const sheets = Math.round((panel.u1 - panel.u0) / 1.15);
	const pitch = (panel.u1 - panel.u0) / sheets;
	const joints = Array.from({ length: sheets + 1 }, (_, i): Point[] => [
		spot(pen, face, panel.u0 + i * pitch, panel.v0),
		spot(pen, face, panel.u0 + i * pitch, panel.v1),
	]);
	pen.sheet.line(joints, "#06121f", 1.2, { opacity: 0.2 });
	pen.sheet.line(
		joints.map((line) => line.map(([x, y]): Point => [x + 1.2, y])),
		"#ffffff",
		1,
		{ opacity: 0.7 },
	);
	const across = [0.2, 0.78].map((share): Point[] => {
		const v = panel.v0 + (panel.v1 - panel.v0) * share;
		return [spot(pen, face, panel.u0, v), spot(pen, face, panel.u1, v)];
	});
	pen.sheet.line(across, "#06121f", 1, { opacity: 0.1 });
	shadeDents(pen, face, dentsFor(finish, name, panel));
	if (finish.condition === "used-cw") repairs(pen, face, panel, finish, name);
	bottomRail(pen, face, mix(colour, "#aab1b4", 0.35), false, panel.v0);
	paintAreas(pen, face, [{ u0: 0, v0: panel.v1, u1: face.width, v1: face.height }], colour, 0, 0.9);
	pen.sheet.fill([rectangle(pen, face, { ...panel, v0: panel.v1 - 0.03 })], "#06121f", { opacity: 0.18 });
	paintAreas(
		pen,
		face,
		[
			{ u0: 0, v0: 0.02, u1: panel.u0, v1: face.height },
			{ u0: panel.u1, v0: 0.02, u1: face.width, v1: face.height },
		],
		colour,
		0,
		0.95,
	);
	weather(pen, face, panel, finish, seeded(`${finish.seed} ${name}`), { pitch: 0.5, depth: 0 });
}

/** Riveted aluminium plates over holes in the wall. */
function repairs(pen: Pen, face: Face, panel: Area, finish: Finish, name: string): void {
	const random = seeded(`${finish.seed} ${name} plates`);
	const plates = Array.from({ length: Math.max(2, Math.round(face.width / 3)) }, (): Area => {
		const u0 = random.between(panel.u0 + 0.1, panel.u1 - 0.9);
		const v0 = random.between(panel.v0 + 0.1, panel.v1 - 0.9);
		return { u0, v0, u1: u0 + random.between(0.25, 0.7), v1: v0 + random.between(0.2, 0.55) };
	});
	pen.sheet.fill(
		plates.map((plate) => rectangle(pen, face, { ...plate, v0: plate.v0 - 0.02 })),
		"#06121f",
		{ opacity: 0.2 },
	);
	pen.sheet.fill(
		plates.map((plate) => rectangle(pen, face, plate)),
		tone(pen, "#c3c8ca", face.n),
	);
}

/** A smooth aluminium roof. */
function smoothRoof(pen: Pen, face: Face, finish: Finish): void {
	if (!faceSeen(pen, face)) return;
	paintAreas(
		pen,
		face,
		[{ u0: 0, v0: 0, u1: face.width, v1: face.height }],
		mix(paintNow(finish), "#d5dade", 0.4),
	);
	const count = Math.round(face.width / 1.15);
	const joints = Array.from({ length: count - 1 }, (_, i): Point[] => {
		const u = ((i + 1) * face.width) / count;
		return [spot(pen, face, u, 0.05), spot(pen, face, u, face.height - 0.05)];
	});
	pen.sheet.line(joints, "#06121f", 1, { opacity: 0.16 });
}

/** Rust and grime on the machinery end of a worn unit. */
function endWear(pen: Pen, face: Face, finish: Finish): void {
	if (finish.condition === "new") return;
	const random = seeded(`${finish.seed} machine`);
	const bad = finish.condition === "used-cw";
	const spots = Array.from({ length: bad ? 18 : 4 }, () => {
		const u =
			random.next() < 0.6
				? random.next() < 0.5
					? 0.08
					: face.width - 0.08
				: random.between(0.2, face.width - 0.2);
		const v =
			u > 0.1 && u < face.width - 0.1 ? random.between(0.05, 0.2) : random.between(0.15, face.height - 0.4);
		return blot(
			pen,
			face,
			{ u, v },
			{ u: random.between(0.02, 0.06), v: random.between(0.03, 0.12) },
			random,
		);
	});
	pen.sheet.fill(spots, "#8a4b22", { opacity: 0.6 });
	if (!bad) return;
	for (let i = 0; i < 9; i += 1) {
		streak(pen, face, {
			u: random.between(0.15, face.width - 0.15),
			v: random.between(0.9, face.height - 0.1),
			width: random.between(0.03, 0.08),
			length: random.between(0.25, 0.7),
		});
	}
}

/** A refrigerated container; its cooling machine is at x = 0. */
export function reefer(pen: Pen, size: Size, finish: Finish): void {
	const faces = boxFaces(size);
	smoothRoof(pen, faces.top, finish);
	for (const [name, face] of [
		["back", faces.back],
		["rear", faces.rear],
	] as const) {
		if (faceSeen(pen, face)) smoothWall(pen, face, finish, name);
	}
	if (faceSeen(pen, faces.doors)) {
		machineryEnd(pen, faces.doors, paintNow(finish));
		endWear(pen, faces.doors, finish);
	}
	if (faceSeen(pen, faces.front)) smoothWall(pen, faces.front, finish, "front");
	edgeLight(pen, size);
	castings(pen, size, mix(paintNow(finish), "#9aa2a6", 0.45));
}
