import type { Cents } from "~/values/money.ts";
import type { PriceKind } from "~/values/vocabulary.ts";

/** A price from a moment on; null: not offered. */
export type PricePoint = { kind: PriceKind; at: Date; price: Cents | null };

export type PriceLine = {
	kind: PriceKind;
	/** An SVG path of steps; it breaks off where there is no price. */
	path: string;
	/** Where a price that holds for a moment alone would not be seen. */
	dots: { x: number; y: number }[];
};

export type PricePlot = {
	from: Date;
	to: Date;
	lines: PriceLine[];
	/** Marks of the price axis, the lowest first. */
	marks: { price: number; y: number }[];
};

/** Steps of an axis that people read well. */
const steps = [1, 2, 5] as const;

/** Even prices between which all others lie, in cents: two to six of them. */
export function priceMarks(lowest: number, highest: number): number[] {
	const span = Math.max(highest - lowest, highest / 10, 1);
	const power = 10 ** Math.floor(Math.log10(span / 2));
	const step = steps.map((one) => one * power).find((one) => span / one <= 4) ?? 10 * power;
	const whole = Math.max(1, Math.round(step));
	const first = Math.max(0, Math.floor(lowest / whole) * whole);
	const marks: number[] = [];
	for (let mark = first; ; mark += whole) {
		marks.push(mark);
		if (mark >= highest) return marks.length > 1 ? marks : [...marks, mark + whole];
	}
}

/**
 * Prices over time as steps: from the first change to now. Null where no price was ever noted.
 * @param points the oldest first
 * @param area the place for the lines, from the top left
 */
export function plotPrices(
	points: readonly PricePoint[],
	kinds: readonly PriceKind[],
	{ now, area }: { now: Date; area: { left: number; top: number; width: number; height: number } },
): PricePlot | null {
	const own = points.filter(({ kind }) => kinds.includes(kind));
	const prices = own.flatMap(({ price }) => price ?? []);
	const [first] = own;
	if (!first || prices.length === 0) return null;
	const to = new Date(Math.max(now.getTime(), ...own.map(({ at }) => at.getTime())));
	// A history of today has some width too.
	const from = new Date(Math.min(first.at.getTime(), to.getTime() - 24 * 60 * 60 * 1000));
	const marks = priceMarks(Math.min(...prices), Math.max(...prices));
	const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
	const round = (place: number) => Math.round(place * 10) / 10;
	const x = (at: Date) =>
		round(area.left + ((at.getTime() - from.getTime()) / (to.getTime() - from.getTime())) * area.width);
	const y = (price: number) => round(area.top + (1 - (price - low) / (high - low)) * area.height);
	const lines = kinds.flatMap((kind): PriceLine[] => {
		const changes = own.filter((point) => point.kind === kind);
		if (!changes.some(({ price }) => price !== null)) return [];
		let isOn = false;
		const path = changes.map(({ at, price }, index) => {
			const until = x(changes[index + 1]?.at ?? to);
			if (price === null) {
				isOn = false;
				return "";
			}
			const start = `${isOn ? "L" : "M"}${x(at)} ${y(price)}`;
			isOn = true;
			return `${start}H${until}`;
		});
		const dots = changes.flatMap(({ at, price }) => (price === null ? [] : [{ x: x(at), y: y(price) }]));
		return [{ kind, path: path.join(""), dots }];
	});
	return { from, to, lines, marks: marks.map((price) => ({ price, y: y(price) })) };
}
