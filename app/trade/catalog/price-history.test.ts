import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, cents } from "~/values/money.ts";
import { type PriceChange, reducedFrom } from "./price-history.ts";

const dayMs = 24 * 60 * 60 * 1000;
const today = new Date("2026-11-23T10:00:00Z");
const daysAgo = (days: number) => new Date(today.getTime() - days * dayMs);

/** Prices in euros by the days ago at which they began. */
function changes(...steps: [days: number, euros: number | null][]): PriceChange[] {
	return steps.map(([days, euros]) => ({
		at: daysAgo(days),
		price: euros === null ? null : cents(euros * 100),
	}));
}

describe("the earlier price of a reduction", () => {
	test.each<[what: string, steps: [number, number | null][], euros: number | null]>([
		[
			"is the one before it",
			[
				[400, 2650],
				[3, 2400],
			],
			2650,
		],
		[
			"is the lowest of the 30 days before it",
			[
				[400, 2650],
				[20, 2500],
				[15, 2650],
				[3, 2400],
			],
			2500,
		],
		[
			"is not one that ended more than 30 days before it",
			[
				[400, 2650],
				[60, 2300],
				[34, 2650],
				[3, 2400],
			],
			2650,
		],
		[
			"is one that ended within the 30 days",
			[
				[400, 2650],
				[60, 2450],
				[32, 2650],
				[3, 2400],
			],
			2450,
		],
		[
			"of one that falls step by step is that before the first step",
			[
				[400, 2650],
				[20, 2500],
				[3, 2400],
			],
			2650,
		],
		[
			"counts anew where the steps take more than 30 days",
			[
				[400, 2650],
				[40, 2500],
				[3, 2400],
			],
			2500,
		],
		[
			"leaves out times on request",
			[
				[400, 2650],
				[10, null],
				[3, 2400],
			],
			2650,
		],
		[
			"is none after more than 30 days without a price",
			[
				[400, 2650],
				[60, null],
				[3, 2400],
			],
			null,
		],
		["is none without a reduction", [[400, 2650]], null],
		[
			"is none where the price has risen",
			[
				[400, 2400],
				[3, 2650],
			],
			null,
		],
		[
			"is none where it has risen since",
			[
				[400, 2650],
				[5, 2400],
				[3, 2500],
			],
			null,
		],
		[
			"is none where the price came back to what it was",
			[
				[400, 2400],
				[20, 2650],
				[3, 2400],
			],
			null,
		],
		[
			"is none below it either",
			[
				[400, 2300],
				[20, 2650],
				[3, 2400],
			],
			null,
		],
		[
			"is told for 30 days",
			[
				[400, 2650],
				[29.99, 2400],
			],
			2650,
		],
		[
			"and no longer",
			[
				[400, 2650],
				[30, 2400],
			],
			null,
		],
		[
			"is none for what was offered for less than a week",
			[
				[9, 2650],
				[3, 2400],
			],
			null,
		],
		[
			"is the one of a week where there is no more",
			[
				[10, 2650],
				[3, 2400],
			],
			2650,
		],
		[
			"is none for what has no price now",
			[
				[400, 2650],
				[5, 2400],
				[1, null],
			],
			null,
		],
		[
			"stays where the price was gone for a while",
			[
				[400, 2650],
				[9, 2400],
				[5, null],
				[1, 2400],
			],
			2650,
		],
		["is none without a history", [], null],
	])("%s", (_what, steps, euros) => {
		expect(reducedFrom(changes(...steps), today)).toBe(euros === null ? null : euros * 100);
	});

	const anyChanges = fc
		.array(fc.tuple(fc.integer({ min: 1, max: 120 * 24 }), fc.option(fc.integer({ min: 1, max: 9 }))), {
			maxLength: 12,
		})
		.map((steps): PriceChange[] =>
			steps
				.toSorted(([a], [b]) => b - a)
				.map(([hours, price]) => ({
					at: daysAgo(hours / 24),
					price: price === null ? null : (price as Cents),
				})),
		);

	test("is above today's price, was asked before it, and no lower one was asked in the 30 days before a step", () => {
		fc.assert(
			fc.property(anyChanges, (given) => {
				const earlier = reducedFrom(given, today);
				if (earlier === null) return;
				expect(earlier).toBeGreaterThan(given.at(-1)?.price ?? 0);
				const falls = given.filter(({ at }) => today.getTime() - at.getTime() < 60 * dayMs);
				const wasLowest = falls.some(({ at }) => {
					const stood = given.findLast((change) => change.at.getTime() <= at.getTime() - 30 * dayMs);
					const since = given.filter(
						(change) => change.at < at && change.at.getTime() > at.getTime() - 30 * dayMs,
					);
					const asked = [...(stood ? [stood] : []), ...since].flatMap(({ price }) => price ?? []);
					return asked.length > 0 && Math.min(...asked) === earlier;
				});
				expect(wasLowest).toBe(true);
			}),
			{ numRuns: 1_000 },
		);
	});

	test("does not depend on what is before the days that are looked at", () => {
		fc.assert(
			fc.property(anyChanges, (given) => {
				const before = { at: daysAgo(900), price: cents(5) };
				const first = { at: daysAgo(200), price: given[0]?.price ?? null };
				const known = [first, ...given];
				expect(reducedFrom([before, ...known], today)).toBe(reducedFrom(known, today));
			}),
			{ numRuns: 1_000 },
		);
	});
});
