import { dot, unit, type Vec3 } from "./vector.ts";

/** One sun and an even sky. */
export type Light = {
	/** Direction to the sun, one unit long. */
	sun: Vec3;
	/** Share of light from the sky alone. */
	sky: number;
	/** Light added where the sun stands straight above a face. */
	strength: number;
};

export function light(sun: Vec3, sky: number, strength: number): Light {
	return { sun: unit(sun), sky, strength };
}

/** Light on a face with this normal; 1 shows its colour as it is. */
export function lightOn(source: Light, normal: Vec3): number {
	const open = 1 + 0.4 * Math.min(0, normal[2]);
	return source.sky * open + source.strength * Math.max(0, dot(source.sun, normal));
}

/** Where the shadow of p falls on the ground (z = 0). */
export function shadowOf(source: Light, p: Vec3): Vec3 {
	const run = p[2] / source.sun[2];
	return [p[0] - source.sun[0] * run, p[1] - source.sun[1] * run, 0];
}
