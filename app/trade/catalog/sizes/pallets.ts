import type { Dimensions } from "~/values/vocabulary.ts";

/** A pallet on the floor, in metres from the front wall (`x`) and from one side (`y`). */
export type PlacedPallet = { x: number; y: number; length: number; width: number };

type Floor = Pick<Dimensions, "length" | "width">;

/** Both sides of a Euro pallet (EN 13698-1: 1.20 × 0.80 m) are whole steps of so many metres, so every place that a row of pallets can begin at is one. */
const step = 0.4;
const long = 3;
const short = 2;
/** Steps beyond which nobody builds containers: 32 m by 8 m. */
const mostSteps = { length: 80, width: 20 };

function stepsIn(metres: number, most: number): number {
	if (!Number.isFinite(metres) || metres <= 0) return 0;
	return Math.min(most, Math.floor(metres / step + 1e-6));
}

/** Where a floor is cut in two: rows along the container first, as forklifts fill it. */
function* cuts(length: number, width: number): Generator<{ along: boolean; at: number }> {
	for (const at of [long, short]) if (at < width) yield { along: true, at };
	for (const at of [long, short]) if (at < length) yield { along: false, at };
	for (let at = long + 1; at < width; at++) yield { along: true, at };
	for (let at = long + 1; at < length; at++) yield { along: false, at };
}

type Plan = { count: number; cut: { along: boolean; at: number } | null };

/** The best plan for each floor of some steps: a pallet alone, or the best plans of two parts. */
function planner(): (length: number, width: number) => Plan {
	const known = new Map<number, Plan>();
	return function plan(length, width) {
		const key = length * 100 + width;
		const found = known.get(key);
		if (found) return found;
		const fits = Math.max(length, width) >= long && Math.min(length, width) >= short;
		let best: Plan = { count: fits ? 1 : 0, cut: null };
		// The most that the area leaves room for: nothing is better than that.
		const most = Math.floor((length * width) / (long * short));
		for (const cut of fits && most > 1 ? cuts(length, width) : []) {
			const count = cut.along
				? plan(length, cut.at).count + plan(length, width - cut.at).count
				: plan(cut.at, width).count + plan(length - cut.at, width).count;
			if (count > best.count) best = { count, cut };
			if (best.count === most) break;
		}
		known.set(key, best);
		return best;
	};
}

/**
 * Euro pallets side by side on a floor, the most that stand there in rows: straight cuts from wall to wall, so that each
 * can be set down by a forklift. Those at the front wall come first.
 */
export function placePallets(floor: Floor): PlacedPallet[] {
	const plan = planner();
	const placed: PlacedPallet[] = [];
	function fill(x: number, y: number, length: number, width: number): void {
		const { count, cut } = plan(length, width);
		if (count === 0) return;
		if (cut === null) {
			const [sizeX, sizeY] = length >= long && width >= short ? [long, short] : [short, long];
			placed.push({ x: x * step, y: y * step, length: sizeX * step, width: sizeY * step });
		} else if (cut.along) {
			fill(x, y, length, cut.at);
			fill(x, y + cut.at, length, width - cut.at);
		} else {
			fill(x, y, cut.at, width);
			fill(x + cut.at, y, length - cut.at, width);
		}
	}
	fill(0, 0, stepsIn(floor.length, mostSteps.length), stepsIn(floor.width, mostSteps.width));
	return placed.toSorted((a, b) => a.x - b.x || a.y - b.y);
}

/**
 * The pallets that a floor plan shows: as many as the shop says fit (a few centimetres are kept free for doors and
 * handling), never more than there is room for; without such a figure the most there is room for.
 */
export function drawnPallets(floor: Floor, places: number | null): PlacedPallet[] {
	const all = placePallets(floor);
	return places === null ? all : all.slice(0, Math.max(0, places));
}
