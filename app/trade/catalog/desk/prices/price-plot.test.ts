import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import type { PriceKind } from "~/values/vocabulary.ts";
import { type PricePoint, plotPrices, priceMarks } from "./price-plot.ts";

const area = { left: 50, top: 10, width: 100, height: 100 };
const now = new Date("2026-11-21T00:00:00Z");
const point = (kind: PriceKind, day: number, euros: number | null): PricePoint => ({
	...{ kind, at: new Date(Date.UTC(2026, 10, day)) },
	price: euros === null ? null : cents(euros * 100),
});

test.each([
	[100, 200, [100, 150, 200]],
	[240_000, 275_600, [240_000, 250_000, 260_000, 270_000, 280_000]],
	[265_000, 265_000, [260_000, 270_000]],
	[1, 1, [1, 2]],
	[0, 100, [0, 50, 100]],
])("prices from %d to %d have the marks %j", (lowest, highest, marks) => {
	expect(priceMarks(lowest, highest)).toEqual(marks);
});

test("few even marks hold any prices", () => {
	const anyPrice = fc.integer({ min: 1, max: 50_000_000 });
	fc.assert(
		fc.property(anyPrice, anyPrice, (one, other) => {
			const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
			const marks = priceMarks(lowest, highest);
			expect(marks.length).toBeGreaterThan(1);
			expect(marks.length).toBeLessThan(8);
			expect(marks[0]).toBeLessThanOrEqual(lowest);
			expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
		}),
	);
});

describe("a plot", () => {
	test("draws steps, with a gap where nothing was offered", () => {
		const points = [point("new", 1, 100), point("rent", 2, 3), point("new", 11, null), point("new", 16, 200)];
		const plot = plotPrices(points, ["new", "used-a"], { now, area });
		expect(plot?.lines).toEqual([
			{
				kind: "new",
				path: "M50 110H100M125 10H150",
				dots: [
					{ x: 50, y: 110 },
					{ x: 125, y: 10 },
				],
			},
		]);
		expect(plot?.from).toEqual(points[0]?.at);
		expect(plot?.to).toEqual(now);
	});

	test("joins a price to the one after it", () => {
		const plot = plotPrices([point("new", 1, 100), point("new", 11, 200)], ["new"], { now, area });
		expect(plot?.lines[0]?.path).toBe("M50 110H100L100 10H150");
	});

	test("is none of nothing", () => {
		expect(plotPrices([], ["new"], { now, area })).toBeNull();
		expect(plotPrices([point("new", 1, null)], ["new"], { now, area })).toBeNull();
		expect(plotPrices([point("rent", 1, 3)], ["new"], { now, area })).toBeNull();
	});

	test("has some width for a price of this moment, and lies in its area", () => {
		const plot = plotPrices([{ kind: "all", at: now, price: cents(1) }], ["all"], { now, area });
		expect(plot?.lines[0]?.path).toBe("M150 110H150");
	});
});
