/** A point or direction in space: x, y, z in metres (directions have no unit). */
export type Vec3 = readonly [number, number, number];

/** A point on the picture: x to the right, y downwards, in pixels of the viewBox. */
export type Point = readonly [number, number];

export function add(a: Vec3, b: Vec3): Vec3 {
	return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
	return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: Vec3, factor: number): Vec3 {
	return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vec3, b: Vec3): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vec3): number {
	return Math.sqrt(dot(a, a));
}

/** The direction of a, one unit long. */
export function unit(a: Vec3): Vec3 {
	return times(a, 1 / (length(a) || 1));
}
