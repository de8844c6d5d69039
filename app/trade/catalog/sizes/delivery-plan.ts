import type { DeliveryOptions } from "~/values/vocabulary.ts";
import { type Measured, shapeOf } from "./container-shape.ts";
import { reachOf } from "./size-finder.ts";

/** Longest a truck may be: in one piece, and with a semi-trailer (Directive 96/53/EC, annex I). Metres. */
const longest = { rigid: 12, articulated: 16.5 };
/** Widest a truck may be (the same annex). */
export const truckWidth = 2.55;
/** What the truck, its outriggers and the container beside it take together, and the free height above them. */
const crane = { strip: 7, height: 8 };
/** What a truck needs to drive there. */
export const passage = { width: 3.5, height: 4.5 };

/**
 * The room that a delivery needs, from above, in metres. @property strip width of what is kept free, @property crane the
 * free height that the crane needs; null where the container stays on the truck
 */
export type DeliveryPlan = {
	truck: { length: number; width: number };
	container: { length: number; width: number };
	strip: number;
	crane: { height: number } | null;
};

/** Null where the container is only collected, or its measures are not known. */
export function deliveryPlan(measured: Measured, options: DeliveryOptions): DeliveryPlan | null {
	const shape = shapeOf(measured);
	const reach = reachOf(measured);
	if (!shape || reach === null || !(options.truck || options.truck_with_crane)) return null;
	const { length, width } = shape;
	// Without a crane of its own it comes on a trailer, however short it is.
	const isShort = options.truck_with_crane && reach !== "articulated";
	return {
		truck: { length: longest[isShort ? "rigid" : "articulated"], width: truckWidth },
		container: { length, width },
		strip: options.truck_with_crane ? crane.strip : passage.width,
		crane: options.truck_with_crane ? { height: crane.height } : null,
	};
}
