import type { Dimensions, ProductType, Weight } from "~/values/vocabulary.ts";
import { leastDoorOpening, type ShapeKind } from "./container-shape.ts";
import { type Loaded, whatFits } from "./what-fits.ts";

/** The figures of a container, in the order in which they are compared. */
export const comparedFigures = [
	...(["inside", "outside", "door", "capacity", "pallets", "boxes", "rooms", "cars"] as const),
	...(["payload", "tare", "gross"] as const),
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** A measure, a number, or null: not known. Metres, m³, kg. */
export type FigureValue = Dimensions | { width: number; height: number } | number | null;

type Described = Loaded & { weight: Weight | null };

function figureOf(container: Described, figure: ComparedFigure): FigureValue {
	const fits = whatFits(container);
	switch (figure) {
		case "inside":
			return container.dimensionsInside;
		case "outside":
			return container.dimensionsOutside;
		case "door":
			return leastDoorOpening(container);
		case "capacity":
			return fits.cubicMetres;
		case "pallets":
		case "boxes":
		case "rooms":
		case "cars":
			return fits[figure];
		case "payload":
			return container.weight?.net ?? null;
		case "tare":
			return container.weight?.tare ?? null;
		case "gross":
			return container.weight?.gross ?? null;
	}
}

/** Whether a figure says nothing of such a container: a tank takes no pallets, a flat rack has no doors. */
export function isUnmeant(kind: ShapeKind, figure: ComparedFigure): boolean {
	switch (figure) {
		case "inside":
			return kind === "tank";
		case "pallets":
			return kind === "tank";
		case "door":
		case "boxes":
		case "rooms":
			return kind === "tank" || kind === "flat-rack";
		case "cars":
			return kind === "tank" || kind === "reefer";
		case "capacity":
			return kind === "flat-rack";
		default:
			return false;
	}
}

export type FigureRow = { figure: ComparedFigure; values: FigureValue[]; differs: boolean };

/** In one order of keys, whatever the database keeps them in. */
function plain(value: FigureValue): string {
	return value !== null && typeof value === "object"
		? Object.entries(value)
				.toSorted(([a], [b]) => a.localeCompare(b))
				.join(";")
		: String(value);
}

/** Whether what stands beside each other is not all the same; one alone differs from nothing. */
export function differs(values: readonly FigureValue[]): boolean {
	return new Set(values.map(plain)).size > 1;
}

/** All figures of some containers, row by row; a figure that none of them has is left out. */
export function figureRows(containers: readonly Described[]): FigureRow[] {
	return comparedFigures.flatMap((figure) => {
		const values = containers.map((container) => figureOf(container, figure));
		return values.every((value) => value === null) ? [] : [{ figure, values, differs: differs(values) }];
	});
}

/** What people choose between: size and type of each. */
const usualChoices: readonly (readonly (readonly [size: string, type: ProductType])[])[] = [
	[
		["20ft", "Standard"],
		["20ft", "High Cube"],
	],
	[
		["20ft", "Standard"],
		["40ft", "Standard"],
	],
	[
		["8ft", "Standard"],
		["10ft", "Standard"],
		["20ft", "Standard"],
	],
	[
		["40ft", "Standard"],
		["40ft", "High Cube"],
		["45ft", "High Cube"],
	],
];

/** Comparisons to begin with: those that the shop has all containers of. */
export function oftenCompared<T extends { size: string; type: ProductType | null }>(
	containers: readonly T[],
): T[][] {
	return usualChoices
		.map((choice) =>
			choice.flatMap(
				([size, type]) =>
					containers.find((container) => container.size === size && container.type === type) ?? [],
			),
		)
		.filter((found, index) => found.length === usualChoices[index]?.length);
}
