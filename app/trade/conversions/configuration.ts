import { findRalColor } from "~/trade/catalog/ral.ts";
import type { ContainerModel, OpeningKind, Wall } from "./container-shape.ts";

/** Thickness of the insulation in millimetres; 0 for none. */
export const insulations = [0, 50, 80, 100] as const;
export type Insulation = (typeof insulations)[number];

/** basic: board, light and sockets; extended: more circuits, outlets outside and in the floor. */
export const electricities = ["none", "basic", "extended"] as const;
export type Electricity = (typeof electricities)[number];

export type Opening = {
	kind: OpeningKind;
	wall: Wall;
	/** Nearest edge in millimetres: from the doors on the long walls, from the left edge on the ends. */
	at: number;
};

/** A container with what is to be built into it; its openings always keep the rules of `openings.ts`. */
export type Configuration = {
	model: ContainerModel;
	/** Number of a RAL Classic colour. */
	color: number;
	insulation: Insulation;
	electricity: Electricity;
	/** Sorted by wall and place, so that equal configurations are written alike. */
	openings: readonly Opening[];
};

/** What the configurator starts with: a plain container in a stock colour with one door to walk through. */
export const startConfiguration: Configuration = {
	model: "20ft",
	color: 5010,
	insulation: 0,
	electricity: "none",
	openings: [{ kind: "door", wall: "left", at: 2600 }],
};

/** The screen colour of a configuration's paint. */
export function paintOf(configuration: Configuration): string {
	return findRalColor(String(configuration.color))?.hex ?? "#004f7c";
}
