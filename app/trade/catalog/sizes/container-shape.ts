import type { Dimensions, ProductType } from "~/values/vocabulary.ts";

/** What a drawing of a container looks like; an owner's own kind is a closed box. */
export type ShapeKind = "box" | "reefer" | "open-top" | "flat-rack" | "tank";

export function shapeKind(type: ProductType | null): ShapeKind {
	switch (type) {
		case "Refrigerated":
		case "thermostatic":
			return "reefer";
		case "Open Top":
			return "open-top";
		case "Flat Rack":
			return "flat-rack";
		case "Tank":
			return "tank";
		case "Standard":
		case "High Cube":
		case null:
			return "box";
	}
}

/** What is known of a container's size. */
export type Measured = {
	type: ProductType | null;
	dimensionsInside: Dimensions | null;
	dimensionsOutside: Dimensions | null;
};

/** Outer measures in metres, and the kind. */
export type Shape = Dimensions & { kind: ShapeKind };

/** Smaller or larger than any container: a measure that was mistyped draws nothing. */
const drawable = { least: 0.5, most: 30 };

function isDrawable({ length, width, height }: Dimensions): boolean {
	return [length, width, height].every((side) => side >= drawable.least && side <= drawable.most);
}

/** Null where the outer measures are not known. */
export function shapeOf({ type, dimensionsOutside }: Measured): Shape | null {
	if (dimensionsOutside === null || !isDrawable(dimensionsOutside)) return null;
	return { ...dimensionsOutside, kind: shapeKind(type) };
}

/** The floor that pallets stand on; null where it is not known, and in a tank. */
export function floorOf({ type, dimensionsInside }: Measured): Dimensions | null {
	if (dimensionsInside === null || !isDrawable(dimensionsInside) || shapeKind(type) === "tank") return null;
	return dimensionsInside;
}

export type DoorOpening = { width: number; height: number };

/** Least door openings by the outer height (ISO 668); metres. */
const leastOpenings = [
	{ outer: 2.896, opening: { width: 2.286, height: 2.566 } },
	{ outer: 2.591, opening: { width: 2.286, height: 2.261 } },
	{ outer: 2.438, opening: { width: 2.286, height: 2.134 } },
] as const;
/** By how much a measure in a table may be rounded. */
const tolerance = 0.02;

/**
 * The door opening that every container of these measures has at least, by the norm; null where none applies: storage
 * sizes that are no ISO container, tanks, flat racks, and what is narrower inside than the norm's opening.
 */
export function leastDoorOpening(measured: Measured): DoorOpening | null {
	const shape = shapeOf(measured);
	const inside = floorOf(measured);
	if (!shape || !inside || shape.kind === "flat-rack" || shape.length < 2.9) return null;
	const row = leastOpenings.find(({ outer }) => Math.abs(shape.height - outer) <= tolerance);
	if (!row || shape.width < 2.438 - tolerance) return null;
	const { width, height } = row.opening;
	// Insulation takes from the opening what it takes from the room.
	return { width: Math.min(width, inside.width), height: Math.min(height, inside.height) };
}

/** Distance of the folds of a container's wall, metres. */
export const foldPitch = 0.278;

/** Where the folds of a wall lie between two posts, the same margin at both ends; metres from its begin. */
export function foldsOf(length: number, margin: number): number[] {
	const room = length - 2 * margin;
	const count = Math.max(0, Math.floor(room / foldPitch));
	const first = (length - count * foldPitch) / 2;
	return Array.from({ length: count + (room > 0 ? 1 : 0) }, (_, index) => first + index * foldPitch);
}

/** A person for scale, metres. */
export const personHeight = 1.8;
/** What the person takes beside a container. */
export const personSpace = 1;

/** Behind the last line of a drawing. */
const margin = 0.1;

/** The part of the world that drawings in one scale show, metres. */
export type Scene = { width: number; height: number };

/** One for all containers that stand beside each other: the longest and the highest fit, a person too. */
export function sideScene(shapes: readonly Shape[]): Scene {
	return {
		width: Math.max(...shapes.map(({ length }) => length), 1) + personSpace + margin,
		height: Math.max(...shapes.map(({ height }) => height), personHeight),
	};
}

/** The same for the views of their doors. */
export function endScene(shapes: readonly Shape[]): Scene {
	return {
		width: Math.max(...shapes.map(({ width }) => width), 1) + personSpace + margin,
		height: Math.max(...shapes.map(({ height }) => height), personHeight),
	};
}

/** Between a container's side and its doors, metres. */
export const viewGap = 0.8;
/** A small container is not drawn larger than it would be in a scene of so many metres. */
const leastScene = 11;

/** One container alone: its side, and its doors beside it. */
export function ownScene({ length, width, height }: Shape): Scene {
	return {
		width: Math.max(personSpace + length + viewGap + width + margin, leastScene),
		height: Math.max(height, personHeight),
	};
}
