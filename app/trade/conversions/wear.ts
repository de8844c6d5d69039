import type { Condition } from "~/values/vocabulary.ts";

/** How far a container's paint has aged: each from 0, none, to 1. */
export type Wear = {
	/** Paint that the sun has bleached. */
	fade: number;
	/** What rain has washed down the walls. */
	dirt: number;
	/** Rust, at edges first. */
	rust: number;
	/** Plates that were welded in or painted over. */
	patches: number;
};

/** What each condition is drawn with; a rented container is a used one of A grade. */
const wears: Record<Condition, Wear> = {
	new: { fade: 0, dirt: 0, rust: 0, patches: 0 },
	"used-a": { fade: 0.3, dirt: 0.4, rust: 0.5, patches: 0 },
	"used-cw": { fade: 0.8, dirt: 0.9, rust: 1, patches: 1 },
	rent: { fade: 0.3, dirt: 0.4, rust: 0.5, patches: 0 },
};

/** The wear that a condition looks like, as an example; without a condition none. */
export function wearOf(condition: Condition | null): Wear {
	return wears[condition ?? "new"];
}
