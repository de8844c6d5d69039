import type { ContainerBody } from "~/trade/conversions/container-body.ts";

/** Degrees from top to bottom of the picture. */
export const fieldOfView = 30;

/** Metres that are kept before the ends: nearer, the picture is inside of the doors. */
const beforeTheEnds = 2;

/** From so far a height fills the picture from top to bottom. */
const farFor = (height: number) => height / (2 * Math.tan((fieldOfView * Math.PI) / 360));

type Size = Pick<ContainerBody, "length" | "width" | "height">;

/**
 * Where the camera stands, in metres: the middle of a container's height, how far off that is the container fills the
 * picture (compact ones from farther away), and how near and far it may come: nowhere is a wall all that is seen.
 * @param size in millimetres
 */
export function cameraPlace({ length, width, height }: Size) {
	const radius = Math.hypot(length, width, height) / 2000;
	const whole = radius / Math.sin((fieldOfView * Math.PI) / 360);
	const distance = whole * (0.78 + (0.2 * height) / length);
	const beforeAnEnd = length / 2000 + beforeTheEnds;
	const besideAWall = width / 2000 + farFor((1.1 * height) / 1000);
	return {
		middle: height / 2000,
		distance,
		nearest: Math.min(distance, Math.max(beforeAnEnd, besideAWall)),
		farthest: distance * 1.8,
	};
}
