import { type Cents, cents } from "~/values/money.ts";
import { highestPrice } from "./sale-facts.ts";

/**
 * To what a new price is rounded, in cents: to the nearest multiple of `step`, shifted by `end`. "ends on 90" is the
 * nearest of 90, 190, 290 ... euros. What lies in the middle goes up.
 */
const roundings = {
	cent: { step: 1, end: 0 },
	"1": { step: 100, end: 0 },
	"5": { step: 500, end: 0 },
	"10": { step: 1_000, end: 0 },
	"50": { step: 5_000, end: 0 },
	ends9: { step: 1_000, end: 900 },
	ends90: { step: 10_000, end: 9_000 },
	ends95: { step: 10_000, end: 9_500 },
} as const;
export type Rounding = keyof typeof roundings;
export const roundingChoices = Object.keys(roundings) as readonly Rounding[];

/** By how much prices change: hundredths of a percent, or cents; below zero: down. */
export type PriceStep = { percent: number } | { amount: Cents };

export type PriceRule = { step: PriceStep; rounding: Rounding };

/** Hundredths of a percent by which prices can change: a price of 0 is none, ten times as much is a slip. */
export const percentLimits = { least: -9_999, most: 100_000 } as const;

/** Hundredths of a percent are ten-thousandths of a price. */
const parts = 10_000;

/** The new price, rounded once from the exact one and half up. Whole numbers below 2^53 all the way. */
function exactly(price: number, { step, rounding }: PriceRule): number {
	const { step: to, end } = roundings[rounding];
	const fine = "percent" in step ? price * (parts + step.percent) : (price + step.amount) * parts;
	const steps = Math.floor((2 * (fine - end * parts) + to * parts) / (2 * to * parts));
	return end + steps * to;
}

/** Why a price cannot become what a rule makes of it: less than a cent, or more than the shop can charge. */
export type RuleProblem = "zero" | "high";

/**
 * What a rule makes of a price: never less than a cent, and of two prices never the lower one more.
 * @param price in cents, above 0
 */
export function priceBy(price: Cents, rule: PriceRule): { price: Cents } | { problem: RuleProblem } {
	const after = exactly(price, rule);
	if (after < 1) return { problem: "zero" };
	return after > highestPrice ? { problem: "high" } : { price: cents(after) };
}
