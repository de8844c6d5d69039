import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOfPage, askedPage, linkedPages, placeOf } from "./pages.ts";

test.each([
	["", 1],
	["page=1", 1],
	["page=2", 2],
	["page=999999", 999_999],
	["page=1000000", 1],
	["page=0", 1],
	["page=-1", 1],
	["page=2.5", 1],
	["page=1e9", 1],
	["page=x", 1],
])("an address with %j asks for page %i", (query, page) => {
	expect(askedPage(new URLSearchParams(query))).toBe(page);
});

test.each([
	[1, 25, 12, { page: 1, pages: 3, offset: 0 }],
	[3, 25, 12, { page: 3, pages: 3, offset: 24 }],
	[4, 25, 12, { page: 3, pages: 3, offset: 24 }],
	[2, 24, 12, { page: 2, pages: 2, offset: 12 }],
	[7, 0, 24, { page: 1, pages: 1, offset: 0 }],
])("page %i of %i entries, %i a page", (asked, total, size, place) => {
	expect(placeOf(asked, total, size)).toEqual(place);
});

test("the first page has the list's own address, the others keep what narrows it", () => {
	const query = new URLSearchParams({ size: "20ft" });
	expect(addressOfPage("/de/container", 1)).toBe("/de/container");
	expect(addressOfPage("/de/container", 2)).toBe("/de/container?page=2");
	expect(addressOfPage("/de/container", 1, query)).toBe("/de/container?size=20ft");
	expect(addressOfPage("/de/container", 3, query)).toBe("/de/container?size=20ft&page=3");
	expect(query.has("page")).toBe(false);
});

test.each([
	[1, 1, [1]],
	[1, 3, [1, 2, 3]],
	[1, 9, [1, 2, null, 9]],
	[3, 9, [1, 2, 3, 4, null, 9]],
	[4, 9, [1, 2, 3, 4, 5, null, 9]],
	[5, 9, [1, null, 4, 5, 6, null, 9]],
	[9, 9, [1, null, 8, 9]],
])("page %i of %i links to %j", (page, pages, links) => {
	expect(linkedPages(page, pages)).toEqual(links);
});

test("however many pages there are, at most seven places are named, and none twice", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (one, other) => {
			const [page, pages] = [Math.min(one, other), Math.max(one, other)];
			const links = linkedPages(page, pages);
			const named = links.filter((link) => link !== null);
			expect(links.length).toBeLessThanOrEqual(7);
			expect(named).toEqual([...new Set(named)].sort((a, b) => a - b));
			expect(named).toEqual(expect.arrayContaining([1, page, pages]));
		}),
	);
});
