import type { Camera } from "./camera.ts";
import { lit, mix } from "./colour.ts";
import { type Light, lightOn } from "./light.ts";
import type { Sheet } from "./sheet.ts";
import { add, dot, type Point, times, type Vec3 } from "./vector.ts";

/** Draws in the coordinates of one thing (metres), wherever that thing stands in the world. */
export type Pen = {
	sheet: Sheet;
	camera: Camera;
	light: Light;
	/** Where the thing's own (0, 0, 0) stands in the world, in metres. */
	origin: Vec3;
	/** The thing's own x axis in the world; y stands left of it, z is up. */
	along: Vec3;
	/** Air between the eye and the thing. */
	haze: { colour: string; share: number };
};

const RADIANS = Math.PI / 180;

export function newPen(sheet: Sheet, camera: Camera, light: Light): Pen {
	return { sheet, camera, light, origin: [0, 0, 0], along: [1, 0, 0], haze: { colour: "#dfe8ee", share: 0 } };
}

/** The same pen for a thing at origin (metres), turned by degrees to the left; haze from 0 to 1. */
export function placed(pen: Pen, origin: Vec3, turn = 0, haze = pen.haze.share): Pen {
	const a = turn * RADIANS;
	const { along } = pen;
	return {
		...pen,
		origin: inWorld(pen, origin),
		along: [
			along[0] * Math.cos(a) - along[1] * Math.sin(a),
			along[1] * Math.cos(a) + along[0] * Math.sin(a),
			0,
		],
		haze: { colour: pen.haze.colour, share: haze },
	};
}

/** A direction of the thing as a direction in the world. */
export function turned(pen: Pen, d: Vec3): Vec3 {
	const across: Vec3 = [-pen.along[1], pen.along[0], 0];
	return add(add(times(pen.along, d[0]), times(across, d[1])), [0, 0, d[2]]);
}

export function inWorld(pen: Pen, p: Vec3): Vec3 {
	return add(pen.origin, turned(pen, p));
}

/** Where p of the thing falls on the picture, in pixels. */
export function at(pen: Pen, p: Vec3): Point {
	return pen.camera.project(inWorld(pen, p));
}

/** Pixels per metre at p of the thing. */
export function pixels(pen: Pen, p: Vec3): number {
	return pen.camera.scaleAt(inWorld(pen, p));
}

/** Whether a face at p with this normal looks at the eye. */
export function seen(pen: Pen, p: Vec3, normal: Vec3): boolean {
	return dot(turned(pen, normal), pen.camera.towards(inWorld(pen, p))) > 0.001;
}

/** Light on a face with this normal; 1 shows its colour as it is. */
export function brightness(pen: Pen, normal: Vec3): number {
	return lightOn(pen.light, turned(pen, normal));
}

/** A colour as it looks on a face with this normal. */
export function tone(pen: Pen, colour: string, normal: Vec3, factor = 1): string {
	return hazed(pen, lit(colour, brightness(pen, normal) * factor));
}

/** A colour seen through the air before the thing. */
export function hazed(pen: Pen, colour: string): string {
	return pen.haze.share > 0 ? mix(colour, pen.haze.colour, pen.haze.share) : colour;
}
