import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { type PriceRule, percentLimits, priceBy, type Rounding, roundingChoices } from "./price-rule.ts";
import { highestPrice } from "./sale-facts.ts";

const rule = (percent: number, rounding: Rounding): PriceRule => ({ step: { percent }, rounding });
const become = (price: number, given: PriceRule) => {
	const made = priceBy(cents(price), given);
	return "price" in made ? made.price : made.problem;
};

describe("a price", () => {
	test.each<[string, number, PriceRule, number | string]>([
		["4 % up", 265_000, rule(400, "cent"), 275_600],
		["2.5 % down", 199_999, rule(-250, "cent"), 194_999],
		["half a cent up", 50, rule(100, "cent"), 51],
		["to 1 euro", 275_649, rule(0, "1"), 275_600],
		["to 1 euro, half up", 275_650, rule(0, "1"), 275_700],
		["to 5 euro, half up", 275_750, rule(0, "5"), 276_000],
		["to 10 euro", 275_499, rule(0, "10"), 275_000],
		["to 10 euro, half up", 275_500, rule(0, "10"), 276_000],
		["to 50 euro, half up", 277_500, rule(0, "50"), 280_000],
		["ending on 9", 275_600, rule(0, "ends9"), 275_900],
		["ending on 9, half up", 275_400, rule(0, "ends9"), 275_900],
		["ending on 9 below", 275_399, rule(0, "ends9"), 274_900],
		["ending on 90", 275_600, rule(0, "ends90"), 279_000],
		["ending on 90, half up", 274_000, rule(0, "ends90"), 279_000],
		["ending on 90 below", 273_999, rule(0, "ends90"), 269_000],
		["ending on 95", 275_600, rule(0, "ends95"), 279_500],
		["rounded once, not to the cent before it", 4_995, rule(-1, "10"), 5_000],
		["rounded once, from just below the half", 44_999, rule(0, "10"), 45_000],
		["50 euros up", 265_000, { step: { amount: cents(5_000) }, rounding: "cent" }, 270_000],
		["50 euros down", 4_999, { step: { amount: cents(-5_000) }, rounding: "cent" }, "zero"],
		["to nothing", 49, rule(0, "1"), "zero"],
		["small and ending on 9", 400, rule(0, "ends9"), 900],
		["nearer to less than nothing", 399, rule(0, "ends9"), "zero"],
		["all but nothing of a cent", 1, rule(percentLimits.least, "cent"), "zero"],
		["too much", highestPrice, rule(1, "cent"), "high"],
	])("%s", (_name, price, given, expected) => {
		expect(become(price, given)).toBe(expected);
	});
});

const anyPrice = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: highestPrice }));
const anyPercent = fc.integer({ min: percentLimits.least, max: percentLimits.most });
const anyStep: fc.Arbitrary<PriceRule["step"]> = fc.oneof(
	anyPercent.map((percent) => ({ percent })),
	fc.integer({ min: -highestPrice, max: highestPrice }).map((amount) => ({ amount: cents(amount) })),
);

describe.each(roundingChoices)("rounding: %s", (rounding) => {
	test("makes at least a cent of a price, and no more than the shop can charge", () => {
		fc.assert(
			fc.property(anyPrice, anyStep, (price, step) => {
				const made = become(price, { step, rounding });
				if (typeof made === "number") expect(made >= 1 && made <= highestPrice).toBe(true);
			}),
		);
	});

	test("never puts a lower price above a higher one", () => {
		const rank = (made: number | string) => (made === "zero" ? 0 : made === "high" ? Infinity : Number(made));
		fc.assert(
			fc.property(anyPrice, anyPrice, anyStep, (one, other, step) => {
				const made = [Math.min(one, other), Math.max(one, other)].map((price) =>
					rank(become(price, { step, rounding })),
				);
				expect(made[0]).toBeLessThanOrEqual(made[1] ?? 0);
			}),
		);
	});

	test("leaves alone what it has rounded", () => {
		fc.assert(
			fc.property(anyPrice, (price) => {
				const once = become(price, rule(0, rounding));
				if (typeof once === "number") expect(become(once, rule(0, rounding))).toBe(once);
			}),
		);
	});

	test("is never further than half a step from the exact price, of two as near the higher one", () => {
		const step = { cent: 1, "1": 100, "5": 500, "10": 1_000, "50": 5_000, ends9: 1_000, ends90: 10_000 };
		const half = (rounding === "ends95" ? 10_000 : step[rounding]) / 2;
		fc.assert(
			fc.property(anyPrice, anyPercent, (price, percent) => {
				const made = become(price, rule(percent, rounding));
				const exact = (price * (10_000 + percent)) / 10_000;
				if (typeof made !== "number") return;
				expect(made - exact).toBeLessThanOrEqual(half);
				expect(exact - made).toBeLessThan(half);
			}),
		);
	});
});
