import type { Configuration, Opening } from "./configuration.ts";
import {
	type ContainerModel,
	containerShapes,
	doorLeaves,
	floorHeight,
	type OpeningKind,
	openingBox,
	openingSizes,
	type Wall,
	wallLength,
	walls,
} from "./container-shape.ts";

/** Places are whole steps of 5 cm. */
export const gridStep = 50;
/** What a wall keeps beside its corner posts: they carry the container and take the corner castings. */
const postClearance = 200;
/** What a door leaf keeps at its hinges and at its gasket. */
const leafClearance = 100;
/** Sheet that stays between two openings, for their frames. */
const betweenOpenings = 200;

/** The most of a kind that one container takes. */
export const mostOpenings: Record<OpeningKind, number> = { door: 4, window: 8, roller: 2, vent: 8 };

/** limit: enough of this kind; not_here: too wide for the wall; no_room: the wall is taken. */
export const openingProblems = ["limit", "not_here", "no_room"] as const;
export type OpeningProblem = (typeof openingProblems)[number];

/** Stretches of a wall that may be cut: between the corner posts; on the door end inside a leaf. */
function freeStretches(model: ContainerModel, wall: Wall): [from: number, to: number][] {
	if (wall === "rear")
		return doorLeaves(containerShapes[model]).map(([from, to]) => [from + leafClearance, to - leafClearance]);
	return [[postClearance, wallLength(model, wall) - postClearance]];
}

/** Whether the wall's height and one of its stretches take the kind at all. */
function fitsWall(model: ContainerModel, kind: OpeningKind, wall: Wall): boolean {
	const { width, height, sill } = openingSizes[kind];
	const { doorway, inside } = containerShapes[model];
	const top = floorHeight + (wall === "rear" ? doorway.height : inside.height);
	const stretch = Math.max(
		...freeStretches(model, wall).map(([from, to]) => to - Math.ceil(from / gridStep) * gridStep),
	);
	return floorHeight + sill + height <= top && width <= stretch;
}

/** Walls of a model that take a kind of opening. */
export function wallsFor(model: ContainerModel, kind: OpeningKind): Wall[] {
	return walls.filter((wall) => fitsWall(model, kind, wall));
}

/** First and last place of a kind in a wall, whatever is there already. */
export function placeRange(
	model: ContainerModel,
	kind: OpeningKind,
	wall: Wall,
): { first: number; last: number } {
	const { width } = openingSizes[kind];
	const places = freeStretches(model, wall)
		.map(([from, to]) => [
			Math.ceil(from / gridStep) * gridStep,
			Math.floor((to - width) / gridStep) * gridStep,
		])
		.filter(([first = 0, last = 0]) => first <= last);
	return { first: places[0]?.[0] ?? 0, last: places.at(-1)?.[1] ?? 0 };
}

/** Whether the opening keeps the rules beside the others: on the grid, inside its stretch, clear of its neighbours. */
function isFree(model: ContainerModel, others: readonly Opening[], { kind, wall, at }: Opening): boolean {
	const { width } = openingBox({ kind, at });
	const inside = freeStretches(model, wall).some(([from, to]) => at >= from && at + width <= to);
	const clear = others.every((other) => {
		if (other.wall !== wall) return true;
		const box = openingBox(other);
		return at >= box.at + box.width + betweenOpenings || at + width + betweenOpenings <= box.at;
	});
	return at % gridStep === 0 && inside && clear && fitsWall(model, kind, wall);
}

/** The free place of a wall that is nearest to the wanted one; null when there is none. */
function nearestPlace(
	model: ContainerModel,
	others: readonly Opening[],
	{ kind, wall, at }: Opening,
): number | null {
	const { first, last } = placeRange(model, kind, wall);
	let nearest: number | null = null;
	for (let place = first; place <= last; place += gridStep) {
		if (nearest !== null && Math.abs(place - at) >= Math.abs(nearest - at)) continue;
		if (isFree(model, others, { kind, wall, at: place })) nearest = place;
	}
	return nearest;
}

function sorted(openings: readonly Opening[]): Opening[] {
	return openings.toSorted((a, b) => walls.indexOf(a.wall) - walls.indexOf(b.wall) || a.at - b.at);
}

type Placed = { configuration: Configuration; opening: Opening };

function place(
	configuration: Configuration,
	others: readonly Opening[],
	wanted: Opening,
): Placed | { problem: OpeningProblem } {
	const { model } = configuration;
	if (!fitsWall(model, wanted.kind, wanted.wall)) return { problem: "not_here" };
	const at = nearestPlace(model, others, wanted);
	if (at === null) return { problem: "no_room" };
	const opening = { ...wanted, at };
	return { opening, configuration: { ...configuration, openings: sorted([...others, opening]) } };
}

/** Adds an opening at the free place nearest to the wanted one, which is the middle of the wall unless given. */
export function addOpening(
	configuration: Configuration,
	kind: OpeningKind,
	wall: Wall,
	at = (wallLength(configuration.model, wall) - openingSizes[kind].width) / 2,
): Placed | { problem: OpeningProblem } {
	const { openings } = configuration;
	if (openings.filter((opening) => opening.kind === kind).length >= mostOpenings[kind])
		return { problem: "limit" };
	return place(configuration, openings, { kind, wall, at });
}

/** Moves an opening to the free place nearest to the wanted one. @param index into the configuration's openings */
export function moveOpening(
	configuration: Configuration,
	index: number,
	{ wall, at }: { wall: Wall; at: number },
): Placed | { problem: OpeningProblem } {
	const opening = configuration.openings[index];
	if (!opening) return { problem: "not_here" };
	return place(configuration, configuration.openings.toSpliced(index, 1), { kind: opening.kind, wall, at });
}

export function removeOpening(configuration: Configuration, index: number): Configuration {
	return { ...configuration, openings: configuration.openings.filter((_opening, place) => place !== index) };
}

/** Another container: openings keep their place or take the nearest free one; for some there may be no room. */
export function changeModel(
	configuration: Configuration,
	model: ContainerModel,
): { configuration: Configuration; dropped: readonly Opening[] } {
	const dropped: Opening[] = [];
	let next: Configuration = { ...configuration, model, openings: [] };
	for (const opening of configuration.openings) {
		const placed = addOpening(next, opening.kind, opening.wall, opening.at);
		if ("problem" in placed) dropped.push(opening);
		else next = placed.configuration;
	}
	return { configuration: next, dropped };
}

/** Whether every opening keeps the rules and no kind is there too often. */
export function keepsRules({ model, openings }: Configuration): boolean {
	const counts = openings.every(
		({ kind }) => openings.filter((other) => other.kind === kind).length <= mostOpenings[kind],
	);
	return counts && openings.every((opening, index) => isFree(model, openings.toSpliced(index, 1), opening));
}

/** Openings that the rules allow in the order given; the rest is left out. */
export function allowedOpenings(model: ContainerModel, wanted: readonly Opening[]): Opening[] {
	const kept: Opening[] = [];
	for (const opening of wanted) {
		const enough = kept.filter(({ kind }) => kind === opening.kind).length >= mostOpenings[opening.kind];
		if (!enough && isFree(model, kept, opening)) kept.push(opening);
	}
	return sorted(kept);
}
