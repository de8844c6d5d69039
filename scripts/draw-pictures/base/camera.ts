import { dot, type Point, subtract, unit, type Vec3 } from "./vector.ts";

/** Turns places in the world (metres, z upwards) into points of the picture (pixels). */
export type Camera = {
	project(p: Vec3): Point;
	/** Direction from p to the eye, one unit long. */
	towards(p: Vec3): Vec3;
	/** Pixels per metre at p. */
	scaleAt(p: Vec3): number;
	/** Direction in the world that runs to the right of the picture. */
	right: Vec3;
};

const RADIANS = Math.PI / 180;

/**
 * Parallel projection: no vanishing points, so sizes can be compared.
 * azimuth and elevation in degrees; scale in pixels per metre; origin is where (0, 0, 0) falls, in pixels.
 */
export function axonometric(view: {
	azimuth: number;
	elevation: number;
	scale: number;
	origin: Point;
}): Camera {
	const [a, e] = [view.azimuth * RADIANS, view.elevation * RADIANS];
	const right: Vec3 = [Math.cos(a), -Math.sin(a), 0];
	const up: Vec3 = [Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)];
	const towards: Vec3 = [-Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
	return {
		project: (p) => [view.origin[0] + view.scale * dot(right, p), view.origin[1] - view.scale * dot(up, p)],
		towards: () => towards,
		scaleAt: () => view.scale,
		right,
	};
}

/**
 * Two-point perspective: uprights stay upright.
 * eye in metres; azimuth in degrees (0 looks along +y, more turns to +x); focal, centre and horizon in pixels.
 */
export function perspective(view: {
	eye: Vec3;
	azimuth: number;
	focal: number;
	centre: number;
	horizon: number;
}): Camera {
	const a = view.azimuth * RADIANS;
	const right: Vec3 = [Math.cos(a), -Math.sin(a), 0];
	const forward: Vec3 = [Math.sin(a), Math.cos(a), 0];
	const depth = (p: Vec3): number => Math.max(0.4, dot(forward, subtract(p, view.eye)));
	return {
		project: (p) => {
			const away = subtract(p, view.eye);
			const scale = view.focal / depth(p);
			return [view.centre + scale * dot(right, away), view.horizon - scale * away[2]];
		},
		towards: (p) => unit(subtract(view.eye, p)),
		scaleAt: (p) => view.focal / depth(p),
		right,
	};
}
