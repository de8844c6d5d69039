import type { Opening } from "./configuration.ts";
import { type ContainerShape, doorLeaves, openingBox } from "./container-shape.ts";

/** Steel parts in millimetres, as drawings and model share them (ISO 1496-1, ISO 1161). */
export const steel = {
	/** Corner posts, from the container's corner along the wall. */
	post: 150,
	/** Height of the top rails and of the bottom rails. */
	rail: 80,
	sill: 160,
	/** Corner castings: along the wall and upright. */
	casting: { width: 178, tall: 118, deep: 162 },
	/** Folds of the walls: one wave, and how deep it is. */
	pitch: 278,
	depth: 36,
};

/** Places of the lock rods along the door end: two on each leaf, none across an opening. */
export function lockRods(
	shape: Pick<ContainerShape, "width" | "doorway">,
	inDoors: readonly Opening[],
): number[] {
	const rods = doorLeaves(shape).flatMap(([from, to]) =>
		[0.24, 0.76].map((part) => from + (to - from) * part),
	);
	return rods.filter((rod) =>
		inDoors.every((opening) => {
			const { at, width } = openingBox(opening);
			return rod < at - 40 || rod > at + width + 40;
		}),
	);
}
