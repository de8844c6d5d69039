/** All lengths of a conversion are whole millimetres, so that places compare exactly. */

export const containerModels = ["10ft", "20ft", "20ft-hc", "40ft", "40ft-hc"] as const;
export type ContainerModel = (typeof containerModels)[number];

/** left and right as seen by someone who stands before the doors; rear is the door end. */
export const walls = ["left", "right", "front", "rear"] as const;
export type Wall = (typeof walls)[number];

export const openingKinds = ["door", "window", "roller", "vent"] as const;
export type OpeningKind = (typeof openingKinds)[number];

export type ContainerShape = {
	/** Outside, over the corner castings (ISO 668). */
	length: number;
	width: number;
	height: number;
	/** Clear inside, before any insulation. */
	inside: { length: number; width: number; height: number };
	/** Opening of the doors. */
	doorway: { width: number; height: number };
};

const width = 2438;

export const containerShapes: Record<ContainerModel, ContainerShape> = {
	"10ft": {
		...{ length: 2991, width, height: 2591 },
		inside: { length: 2831, width: 2352, height: 2390 },
		doorway: { width: 2338, height: 2280 },
	},
	"20ft": {
		...{ length: 6058, width, height: 2591 },
		inside: { length: 5898, width: 2352, height: 2390 },
		doorway: { width: 2338, height: 2280 },
	},
	"20ft-hc": {
		...{ length: 6058, width, height: 2896 },
		inside: { length: 5898, width: 2352, height: 2690 },
		doorway: { width: 2338, height: 2585 },
	},
	"40ft": {
		...{ length: 12192, width, height: 2591 },
		inside: { length: 12032, width: 2352, height: 2395 },
		doorway: { width: 2340, height: 2280 },
	},
	"40ft-hc": {
		...{ length: 12192, width, height: 2896 },
		inside: { length: 12032, width: 2352, height: 2698 },
		doorway: { width: 2340, height: 2585 },
	},
};

/** Top of the wooden floor above the ground. */
export const floorHeight = 160;

/** Width and height of what is built in; sill is its lower edge above the container's floor. */
export const openingSizes: Record<OpeningKind, { width: number; height: number; sill: number }> = {
	door: { width: 900, height: 2000, sill: 0 },
	window: { width: 1000, height: 1000, sill: 950 },
	roller: { width: 2000, height: 2100, sill: 0 },
	vent: { width: 400, height: 200, sill: 1950 },
};

/** Length of a wall as one walks along it. */
export function wallLength(model: ContainerModel, wall: Wall): number {
	const { length, width: across } = containerShapes[model];
	return wall === "left" || wall === "right" ? length : across;
}

/** A rectangle in a wall: `at` along the wall, from the doors or from the left edge as seen from outside. */
export type WallBox = { at: number; bottom: number; width: number; height: number };

/** Where an opening sits in its wall; bottom is above the ground. */
export function openingBox(opening: { kind: OpeningKind; at: number }): WallBox {
	const { width: across, height, sill } = openingSizes[opening.kind];
	return { at: opening.at, bottom: floorHeight + sill, width: across, height };
}

/** Edges of the two door leaves along the door end, as seen from outside. */
export function doorLeaves({
	width: across,
	doorway,
}: Pick<ContainerShape, "width" | "doorway">): [from: number, to: number][] {
	const edge = (across - doorway.width) / 2;
	return [
		[edge, across / 2],
		[across / 2, across - edge],
	];
}
