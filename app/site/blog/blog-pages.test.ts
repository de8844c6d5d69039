import { expect, test } from "vitest";
import { pageOf, pageQuery } from "./blog-pages.ts";

const posts = Array.from({ length: 25 }, (_, index) => index);

test.each([
	[null, 1, 0, 12],
	["1", 1, 0, 12],
	["2", 2, 12, 12],
	["3", 3, 24, 1],
	["4", 3, 24, 1],
	["999999", 3, 24, 1],
	["0", 1, 0, 12],
	["-1", 1, 0, 12],
	["2.5", 1, 0, 12],
	["1e9", 1, 0, 12],
	["x", 1, 0, 12],
])("page %j is page %i and begins with post %i", (asked, page, first, count) => {
	const list = pageOf(posts, asked);
	expect(list).toMatchObject({ page, pages: 3 });
	expect([list.shown[0], list.shown.length]).toEqual([first, count]);
});

test("an empty list has one page, and the first page no query", () => {
	expect(pageOf([], "7")).toEqual({ shown: [], page: 1, pages: 1 });
	expect([pageQuery(1), pageQuery(2)]).toEqual(["", "?page=2"]);
});
