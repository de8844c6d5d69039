import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { postState, readingMinutes, splitByPrice } from "./blog.ts";

describe("visitors see a post", () => {
	const now = new Date("2026-06-01T08:00:00Z");
	const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

	test.each([
		["not while it is a draft", null, null, "draft"],
		["not while it is a draft, whatever its own date", null, before, "draft"],
		["once it has been published", before, null, "published"],
		["from the very moment", now, now, "published"],
		["when its own date is past", before, before, "published"],
		["not before its own date", before, after, "scheduled"],
		["not before it is published", after, before, "scheduled"],
	] as const)("%s", (_name, publishedAt, customPublishDate, state) => {
		expect(postState({ publishedAt, customPublishDate }, now)).toBe(state);
	});
});

describe("the reading time", () => {
	test.each([
		["", 0],
		["<p></p>", 0],
		["<p>Container</p>", 1],
		[`<p>${"steel ".repeat(200)}</p>`, 1],
		[`<p>${"steel ".repeat(201)}</p>`, 2],
		[`<p>${"acier&nbsp;corten ".repeat(100)}</p>`, 1],
		[`<ul>${"<li>steel</li>".repeat(401)}</ul>`, 3],
		["<p>– … !</p>", 0],
	])("of %j is %i", (html, minutes) => {
		expect(readingMinutes(html)).toBe(minutes);
	});
});

describe("containers under a post", () => {
	const price = (value: number | null) => ({ value });

	test("come by price, those without one first, six in the grid", () => {
		const { grid, rest } = splitByPrice(
			[price(500), price(null), price(100), price(300), price(200), price(600), price(400), price(700)],
			({ value }) => value,
		);
		expect(grid.map(({ value }) => value)).toEqual([null, 100, 200, 300, 400, 500]);
		expect(rest.map(({ value }) => value)).toEqual([600, 700]);
	});

	test("are all there, in order, whatever their prices", () => {
		fc.assert(
			fc.property(fc.array(fc.option(fc.nat())), (prices) => {
				const { grid, rest } = splitByPrice(prices, (value) => value);
				const all = [...grid, ...rest].map((value) => value ?? 0);
				expect(all).toEqual(prices.map((value) => value ?? 0).toSorted((a, b) => a - b));
				expect(grid.length).toBe(Math.min(6, prices.length));
			}),
		);
	});
});
