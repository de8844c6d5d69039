import type { Cents } from "~/values/money.ts";
import { type Condition, conditions, type PriceKind } from "~/values/vocabulary.ts";

/** From a moment on a container is offered at a price, in cents, net; null: at none, or on request. */
export type PriceChange = { at: Date; price: Cents | null };

/** What each price of a container was over a time, the oldest first; those it never had are left out. */
export type PriceHistory = Partial<Record<PriceKind, PriceChange[]>>;

const dayMs = 24 * 60 * 60 * 1000;

/** For so long before a reduction its earlier price is looked for, and so long a reduction is told. */
const referenceDays = 30;

/** What is on the market for less than the 30 days needs that many at its earlier price (art. VI.18 § 3 WER). */
const leastDays = 7;

/** Days of the past that `reducedFrom` may ask for: a reduction is looked back at, and what lies before it. */
export const lookBackDays = 3 * referenceDays;

/** A price that another became. @property fell whether from a higher one that was asked within the 30 days before */
type Step = { at: number; price: Cents; fell: boolean };

/** The changes of a price that made it another one, leaving out times without a price. */
function stepsOf(changes: readonly PriceChange[]): Step[] {
	const steps: Step[] = [];
	let askedUntil = Number.NEGATIVE_INFINITY;
	let asked: Cents | null = null;
	for (const { at: moment, price } of changes) {
		const at = moment.getTime();
		if (asked !== null) askedUntil = at;
		asked = price;
		const before = steps.at(-1);
		if (price === null || price === before?.price) continue;
		const isKnown = at - askedUntil < referenceDays * dayMs;
		steps.push({ at, price, fell: isKnown && before !== undefined && price < before.price });
	}
	return steps;
}

/** Whether a price was asked at some moment of a time, and not only before or after it. */
function isAskedIn(changes: readonly PriceChange[], place: number, [from, to]: [number, number]): boolean {
	const start = changes[place]?.at.getTime() ?? to;
	const end = changes[place + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
	return start < to && end > from;
}

/**
 * The earlier price that a reduced price has to be shown with: the lowest of the 30 days before the reduction (directive
 * 98/6/EC, article 6a). Of a price that falls step by step within 30 days it is that before the first step. Null where
 * the price has not fallen within the last 30 days, has risen since, or is no lower than it was before.
 * @param changes of one price, the oldest first, from `lookBackDays` ago on, with the one that stood then
 */
export function reducedFrom(changes: readonly PriceChange[], now: Date): Cents | null {
	const last = changes.at(-1);
	if (!last || last.price === null) return null;
	const steps = stepsOf(changes);
	let place = steps.length - 1;
	const latest = steps[place]?.at ?? 0;
	if (!steps[place]?.fell || now.getTime() - latest >= referenceDays * dayMs) return null;
	while (steps[place - 1]?.fell && latest - (steps[place - 1]?.at ?? 0) <= referenceDays * dayMs) place--;
	const reducedAt = steps[place]?.at ?? 0;
	const before: [number, number] = [reducedAt - referenceDays * dayMs, reducedAt];
	const offered = changes.flatMap(({ at, price }, of) =>
		price !== null && isAskedIn(changes, of, before) ? [{ at: at.getTime(), price }] : [],
	);
	const [first] = offered;
	if (!first || reducedAt - first.at < leastDays * dayMs) return null;
	const lowest = offered.reduce((least, { price }) => (price < least ? price : least), first.price);
	return lowest > last.price ? lowest : null;
}

/** Of the prices for sale that are reduced now, the earlier ones; rent is a service, which that law leaves out. */
export function earlierPrices(history: PriceHistory, now: Date): Partial<Record<Condition, Cents>> {
	return Object.fromEntries(
		conditions.flatMap((condition) => {
			const earlier = condition === "rent" ? null : reducedFrom(history[condition] ?? [], now);
			return earlier === null ? [] : [[condition, earlier]];
		}),
	);
}
