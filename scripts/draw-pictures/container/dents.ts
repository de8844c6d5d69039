import type { Area } from "../base/face.ts";
import { seeded } from "../base/random.ts";
import type { Finish } from "./finish.ts";

/** A place where a wall is pushed in: centre, half sizes and depth in metres. */
export type Dent = { u: number; v: number; ru: number; rv: number; depth: number };

/** Dents of a cargo-worthy wall; other conditions have none. */
export function dentsFor(finish: Finish, face: string, area: Area): Dent[] {
	if (finish.condition !== "used-cw") return [];
	const random = seeded(`${finish.seed} ${face} dents`);
	const width = area.u1 - area.u0;
	const count = Math.max(1, Math.round(width / 3));
	return Array.from({ length: count }, (_, i) => {
		const ru = Math.min(width * 0.2, random.between(0.4, 0.75));
		const slice = (width - 2 * ru) / count;
		return {
			u: area.u0 + ru + slice * (i + random.next()),
			v: area.v0 + (area.v1 - area.v0) * random.between(0.28, 0.68),
			ru,
			rv: random.between(0.3, 0.55),
			depth: random.between(0.07, 0.12),
		};
	});
}

/** How far the wall is pushed in at (u, v), in metres. */
export function dentAt(dents: readonly Dent[], u: number, v: number): number {
	let depth = 0;
	for (const dent of dents) {
		const reach = ((u - dent.u) / dent.ru) ** 2 + ((v - dent.v) / dent.rv) ** 2;
		if (reach < 1) depth += dent.depth * (1 - reach) ** 2;
	}
	return depth;
}

/** Heights at which an upright edge at u has to be drawn to follow the dents, from v0 to v1. */
export function stepsAlong(dents: readonly Dent[], u: number, v0: number, v1: number): number[] {
	const steps = [v0];
	for (const dent of [...dents].sort((a, b) => a.v - b.v)) {
		if (Math.abs(u - dent.u) > dent.ru) continue;
		for (let i = -2; i <= 2; i += 1) {
			const v = dent.v + (dent.rv * i) / 2.4;
			if (v > (steps.at(-1) ?? v0) + 0.02 && v < v1) steps.push(v);
		}
	}
	return [...steps, v1];
}
