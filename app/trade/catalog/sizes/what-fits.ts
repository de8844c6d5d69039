import type { Dimensions } from "~/values/vocabulary.ts";
import { floorOf, leastDoorOpening, type Measured, shapeKind } from "./container-shape.ts";
import { placePallets } from "./pallets.ts";

/** What the size guide reckons with; it says so below its table. Metres, m³. */
export const movingBox = { length: 0.6, width: 0.33, height: 0.34 } as const;
/** A furnished room of about 20 m², taken apart and stacked. */
export const roomVolume = 9;
/** The part of a container that is filled when goods of all shapes are stacked in it. */
export const usableShare = 0.85;
/** A car of the compact class, mirrors folded. */
export const compactCar = { length: 4.3, width: 1.8, height: 1.5 } as const;
/** Room that a car needs: before and behind it, at each side of the door, above. */
const carRoom = { length: 0.3, side: 0.1, above: 0.1 };

export type Loaded = Measured & { capacityCbm: number | null; palletPlaces: number | null };

/** What goes into a container; null where it is not known or not meant for it. */
export type WhatFits = {
	pallets: number | null;
	cubicMetres: number | null;
	boxes: number | null;
	/** Furnished rooms of a flat. */
	rooms: number | null;
	cars: number | null;
};

const whole = (value: number) => Math.floor(value + 1e-6);

/** Boxes of one size, upright, all the same way round, the better of the two ways. */
export function boxesIn({ length, width, height }: Dimensions, box: Dimensions = movingBox): number {
	const layers = whole(height / box.height);
	const oneWay = whole(length / box.length) * whole(width / box.width);
	const otherWay = whole(length / box.width) * whole(width / box.length);
	return layers * Math.max(oneWay, otherWay);
}

/** Cars behind each other that go through the doors; null where the doors are not known. */
export function carsIn(measured: Measured, car: Dimensions = compactCar): number | null {
	const inside = floorOf(measured);
	if (!inside) return null;
	const cars = whole(inside.length / (car.length + carRoom.length));
	if (cars === 0) return 0;
	// A flat rack is open: its floor alone decides.
	if (shapeKind(measured.type) === "flat-rack") return inside.width >= car.width ? cars : 0;
	const door = leastDoorOpening(measured);
	if (!door) return null;
	const passes = door.width >= car.width + 2 * carRoom.side && door.height >= car.height + carRoom.above;
	return passes ? cars : 0;
}

/** The shop's own figures where it has them, else by the inner measures. */
export function whatFits(container: Loaded): WhatFits {
	const kind = shapeKind(container.type);
	const inside = floorOf(container);
	const counted = inside && placePallets(inside).length;
	const measured = inside && inside.length * inside.width * inside.height;
	const cubicMetres = container.capacityCbm ?? (measured && Math.round(measured * 10) / 10);
	// Without walls nothing can be stacked, and what a tank holds flows.
	const isClosed = kind !== "flat-rack" && kind !== "tank";
	return {
		pallets: kind === "tank" ? null : (container.palletPlaces ?? counted),
		cubicMetres: kind === "flat-rack" ? null : cubicMetres,
		boxes: isClosed && inside ? boxesIn(inside) : null,
		rooms: isClosed && cubicMetres !== null ? whole((cubicMetres * usableShare) / roomVolume) : null,
		cars: kind === "reefer" ? null : carsIn(container),
	};
}
