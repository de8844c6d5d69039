import {
	floorOf,
	type Measured,
	type ShapeKind,
	shapeKind,
	shapeOf,
} from "~/trade/catalog/sizes/container-shape.ts";
import type { Dimensions } from "~/values/vocabulary.ts";
import { type ContainerModel, type ContainerShape, containerShapes, floorHeight } from "./container-shape.ts";
import { steel } from "./steelwork.ts";

/** A container as it is built, in whole millimetres. */
export type ContainerBody = ContainerShape & {
	kind: ShapeKind;
	/** Top of the floor above the ground. */
	floor: number;
	/** Corner posts, along the long wall. */
	post: number;
	/** Waves of the side walls. */
	fold: { pitch: number; depth: number };
};

/** What walls, roof and floor take where the inner measures are not known, as in a dry container (ISO 668). */
const usualWalls = { length: 160, width: 86, height: 201 };
/** Between the inner height and the top of the doors. */
const doorHeader = 110;
/** The least that steel takes between inside and outside; a smaller difference is a slip in a form. */
const thinnest = 10;
/** Shorter ones are no ISO containers: storage boxes with lighter posts. */
const shortestIso = 2900;
const lightPost = 100;
/** Shallow beads, as the smooth outer walls of a reefer have. */
const beads = { pitch: 200, depth: 8 };

function millimetres({ length, width, height }: Dimensions): Dimensions {
	return {
		length: Math.round(length * 1000),
		width: Math.round(width * 1000),
		height: Math.round(height * 1000),
	};
}

/** The inner measures where they can be true, else those that are usual. */
function insideOf(outside: Dimensions, inside: Dimensions | null): Dimensions {
	const sides = ["length", "width", "height"] as const;
	if (inside && sides.every((side) => inside[side] <= outside[side] - thinnest)) return inside;
	return {
		length: outside.length - usualWalls.length,
		width: outside.width - usualWalls.width,
		height: outside.height - usualWalls.height,
	};
}

function floorOfKind(kind: ShapeKind, outside: Dimensions, inside: Dimensions): number {
	const below = outside.height - inside.height;
	// A flat rack has no roof: all that its height loses is floor.
	return kind === "flat-rack" ? below : Math.min(floorHeight, below - thinnest);
}

/** The body that a container's measures in metres describe; null where the outer ones are not known. */
export function bodyOf(measured: Measured): ContainerBody | null {
	const shape = shapeOf(measured);
	if (!shape) return null;
	const kind = shapeKind(measured.type);
	const outside = millimetres(shape);
	const known = floorOf(measured);
	const inside = insideOf(outside, known && millimetres(known));
	const wall = (outside.width - inside.width) / 2;
	return {
		...outside,
		kind,
		inside,
		doorway: {
			width: Math.min(inside.width, outside.width - 100),
			height: Math.min(inside.height, outside.height - steel.sill) - doorHeader,
		},
		floor: floorOfKind(kind, outside, inside),
		post: outside.length < shortestIso ? lightPost : steel.post,
		fold:
			kind === "reefer" ? beads : { pitch: steel.pitch, depth: Math.max(1, Math.min(steel.depth, wall - 6)) },
	};
}

/** The body that a conversion starts from. */
export function bodyOfModel(model: ContainerModel): ContainerBody {
	const { pitch, depth, post } = steel;
	return { ...containerShapes[model], kind: "box", floor: floorHeight, post, fold: { pitch, depth } };
}

/** Screen colour of a container whose colour is not chosen: reefers are white, most others blue (RAL 9016, RAL 5010). */
export function usualPaint({ kind }: Pick<ContainerBody, "kind">): string {
	return kind === "reefer" ? "#f1f0ea" : "#004f7c";
}

/** Flat racks have end walls, tanks valves: there are no doors to open. */
export function hasDoors({ kind }: Pick<ContainerBody, "kind">): boolean {
	return kind !== "flat-rack" && kind !== "tank";
}
