import { at, hazed, type Pen, pixels, seen, tone } from "./pen.ts";
import { add, cross, type Point, subtract, times, unit, type Vec3 } from "./vector.ts";

/** An upright block between two corners, in metres. */
export function block(pen: Pen, low: Vec3, high: Vec3, colour: string, factor = 1): void {
	const [x0, y0, z0] = low;
	const [x1, y1, z1] = high;
	const sides: [Vec3, Vec3[]][] = [
		[
			[0, 0, -1],
			[
				[x0, y0, z0],
				[x1, y0, z0],
				[x1, y1, z0],
				[x0, y1, z0],
			],
		],
		[
			[1, 0, 0],
			[
				[x1, y0, z0],
				[x1, y1, z0],
				[x1, y1, z1],
				[x1, y0, z1],
			],
		],
		[
			[-1, 0, 0],
			[
				[x0, y0, z0],
				[x0, y1, z0],
				[x0, y1, z1],
				[x0, y0, z1],
			],
		],
		[
			[0, 1, 0],
			[
				[x0, y1, z0],
				[x1, y1, z0],
				[x1, y1, z1],
				[x0, y1, z1],
			],
		],
		[
			[0, -1, 0],
			[
				[x0, y0, z0],
				[x1, y0, z0],
				[x1, y0, z1],
				[x0, y0, z1],
			],
		],
		[
			[0, 0, 1],
			[
				[x0, y0, z1],
				[x1, y0, z1],
				[x1, y1, z1],
				[x0, y1, z1],
			],
		],
	];
	for (const [normal, corners] of sides) {
		if (!seen(pen, corners[0] ?? low, normal)) continue;
		pen.sheet.fill([corners.map((corner) => at(pen, corner))], tone(pen, colour, normal, factor), {
			seam: true,
		});
	}
}

/** A plate: a side view given as (x, z) points in metres, anticlockwise, drawn out from y0 to y1. */
export function extrusion(
	pen: Pen,
	profile: readonly Point[],
	y0: number,
	y1: number,
	colour: string,
	factor = 1,
): void {
	profile.forEach((a, i) => {
		const b = profile[(i + 1) % profile.length] ?? a;
		const normal = unit([b[1] - a[1], 0, a[0] - b[0]]);
		if (!seen(pen, [a[0], (y0 + y1) / 2, a[1]], normal)) return;
		const edge: Vec3[] = [
			[a[0], y0, a[1]],
			[b[0], y0, b[1]],
			[b[0], y1, b[1]],
			[a[0], y1, a[1]],
		];
		pen.sheet.fill([edge.map((p) => at(pen, p))], tone(pen, colour, normal, factor), {
			seam: pen.haze.share < 0.4,
		});
	});
	for (const [y, ny] of [
		[y0, -1],
		[y1, 1],
	] as const) {
		const first = profile[0] ?? [0, 0];
		if (!seen(pen, [first[0], y, first[1]], [0, ny, 0])) continue;
		pen.sheet.fill([profile.map((p) => at(pen, [p[0], y, p[1]]))], tone(pen, colour, [0, ny, 0], factor), {
			seam: true,
		});
	}
}

/** A square beam from a to b, thickness in metres. */
export function beam(pen: Pen, a: Vec3, b: Vec3, thickness: number, colour: string, factor = 1): void {
	const run = unit(subtract(b, a));
	const side = Math.abs(run[2]) > 0.95 ? ([1, 0, 0] as Vec3) : unit(cross(run, [0, 0, 1]));
	const other = unit(cross(side, run));
	const h = thickness / 2;
	for (const [n, m] of [
		[side, other],
		[times(side, -1), other],
		[other, side],
		[times(other, -1), side],
	] as const) {
		const centre = add(times(add(a, b), 0.5), times(n, h));
		if (!seen(pen, centre, n)) continue;
		const corners = [
			add(add(a, times(n, h)), times(m, h)),
			add(add(b, times(n, h)), times(m, h)),
			add(add(b, times(n, h)), times(m, -h)),
			add(add(a, times(n, h)), times(m, -h)),
		];
		pen.sheet.fill([corners.map((p) => at(pen, p))], tone(pen, colour, n, factor), {
			seam: pen.haze.share < 0.4,
		});
	}
}

/** A round bar as a line with a bright edge; diameter in metres. */
export function bar(pen: Pen, a: Vec3, b: Vec3, diameter: number, colour: string): void {
	const width = diameter * pixels(pen, times(add(a, b), 0.5));
	const line = [[at(pen, a), at(pen, b)]];
	pen.sheet.line(line, hazed(pen, colour), width, { round: width > 2 });
}

/** A ring of points around a centre in the plane square to axis; radius in metres. */
export function ring(pen: Pen, centre: Vec3, axis: Vec3, radius: number, steps = 24): Point[] {
	const first = Math.abs(axis[2]) > 0.9 ? ([1, 0, 0] as Vec3) : unit(cross(axis, [0, 0, 1]));
	const second = cross(axis, first);
	return Array.from({ length: steps }, (_, i) => {
		const a = (i / steps) * Math.PI * 2;
		return at(pen, add(centre, add(times(first, Math.cos(a) * radius), times(second, Math.sin(a) * radius))));
	});
}

/** The part of a round drum's skin that looks at the eye, as strips; radius in metres. */
export function drum(pen: Pen, a: Vec3, b: Vec3, radius: number, colour: string, steps = 28): void {
	const axis = unit(subtract(b, a));
	const first = Math.abs(axis[2]) > 0.9 ? ([1, 0, 0] as Vec3) : unit(cross(axis, [0, 0, 1]));
	const second = cross(axis, first);
	const out = (angle: number): Vec3 => add(times(first, Math.cos(angle)), times(second, Math.sin(angle)));
	for (let i = 0; i < steps; i += 1) {
		const [from, to] = [(i / steps) * Math.PI * 2, ((i + 1) / steps) * Math.PI * 2];
		const normal = out((from + to) / 2);
		if (!seen(pen, add(times(add(a, b), 0.5), times(normal, radius)), normal)) continue;
		const corners = [
			add(a, times(out(from), radius)),
			add(b, times(out(from), radius)),
			add(b, times(out(to), radius)),
			add(a, times(out(to), radius)),
		];
		pen.sheet.fill([corners.map((p) => at(pen, p))], tone(pen, colour, normal), {
			seam: pen.haze.share < 0.4,
		});
	}
}

/** A road wheel with its axle along y; centre and radius in metres, width from y towards +y. */
export function wheel(pen: Pen, centre: Vec3, radius: number, width: number, rim = "#aeb6bd"): void {
	const far: Vec3 = [centre[0], centre[1] + width, centre[2]];
	drum(pen, centre, far, radius, "#22282d", 20);
	const axis: Vec3 = [0, -1, 0];
	pen.sheet.fill([ring(pen, centre, axis, radius)], hazed(pen, "#2b3137"));
	pen.sheet.fill([ring(pen, centre, axis, radius * 0.56)], hazed(pen, rim));
	pen.sheet.fill([ring(pen, centre, axis, radius * 0.4)], hazed(pen, "#7d8790"));
	pen.sheet.fill([ring(pen, centre, axis, radius * 0.16, 12)], hazed(pen, "#3c444b"));
}
