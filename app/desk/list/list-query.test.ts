import { describe, expect, test } from "vitest";
import { foundOf, isNarrowed, listOf, pageCount, wholeList } from "./list-query.ts";

const list = listOf("state", ["pending", "paid"]);
const read = (query: string) => list.read(new URLSearchParams(query));

describe("the query of a list", () => {
	test("is read from the address", () => {
		expect(read("q=M%C3%BCller&state=paid&page=3")).toEqual({ search: "Müller", choice: "paid", page: 3 });
	});

	test.each(["", "q=&state=&page=", "state=gone&page=0", "page=-1", "page=1.5", "page=1e3", "page=12345678"])(
		"is the start for %j",
		(query) => {
			expect(read(query)).toEqual(wholeList);
		},
	);

	test("has no spaces around the search and an end", () => {
		expect(read("q=++K-10001+").search).toBe("K-10001");
		expect(read(`q=${"x".repeat(500)}`).search).toHaveLength(200);
	});

	test.each(["/a", "/a?q=K-1", "/a?state=paid", "/a?q=a%26b&state=pending&page=2"])(
		"makes the address %s again",
		(address) => {
			expect(list.address("/a", read(address.split("?")[1] ?? ""))).toBe(address);
		},
	);
});

test("what a list is sorted by is part of its address, but for its own order", () => {
	const sorted = listOf("state", ["paid"], false, ["new", "old", "large"]);
	const given = (query: string) => sorted.read(new URLSearchParams(query)).sort;
	expect(["sort=old", "sort=large", "sort=new", "sort=x", ""].map(given)).toEqual([
		...["old", "large"],
		...[undefined, undefined, undefined],
	]);
	const address = "/a?state=paid&sort=large&page=2";
	expect(sorted.address("/a", sorted.read(new URLSearchParams(address.split("?")[1])))).toBe(address);
	expect(read("sort=old")).toEqual(wholeList);
});

describe("the days of a list", () => {
	const daily = listOf("state", ["pending", "paid"], true);
	const days = (query: string) => daily.read(new URLSearchParams(query)).days;

	test.each([
		["from=2026-09-01&to=2026-09-30", { from: "2026-09-01", to: "2026-09-30" }],
		["from=2026-09-30&to=2026-09-01", { from: "2026-09-01", to: "2026-09-30" }],
		["to=2026-09-30", { from: null, to: "2026-09-30" }],
		["from=2026-02-31&to=yesterday", { from: null, to: null }],
		["", { from: null, to: null }],
	])("of %j", (query, expected) => {
		expect(days(query)).toEqual(expected);
	});

	test("are part of its address, and of no other list", () => {
		const address = "/a?state=paid&from=2026-09-01&to=2026-09-30&page=2";
		expect(daily.address("/a", daily.read(new URLSearchParams(address.split("?")[1])))).toBe(address);
		expect(read("from=2026-09-01")).toEqual(wholeList);
	});

	test.each([
		["q=a", true],
		["state=paid", true],
		["from=2026-09-01", true],
		["to=2026-09-01", true],
		["page=2", false],
	])("narrow it, as words and choices do: %j is %s", (query, expected) => {
		expect(isNarrowed(daily.read(new URLSearchParams(query)))).toBe(expected);
	});
});

test("an address says what has been done", () => {
	expect(list.address("/a", wholeList, "deleted")).toBe("/a?done=deleted");
	expect(list.address("/a", read("q=b&page=2"), "deleted")).toBe("/a?q=b&page=2&done=deleted");
});

test("a list without a closed set is narrowed by words alone", () => {
	expect(listOf().read(new URLSearchParams("q=b&status=paid"))).toEqual({ ...wholeList, search: "b" });
});

test("the fields of a form are what the address says", () => {
	expect(list.fields(read("q=b&state=paid&page=3"))).toEqual([
		["q", "b"],
		["state", "paid"],
		["page", "3"],
	]);
	expect(list.fields(wholeList)).toEqual([]);
});

test.each([
	[0, 1],
	[1, 1],
	[25, 1],
	[26, 2],
	[51, 3],
])("%i rows fill %i pages", (rows, pages) => {
	expect(pageCount(rows)).toBe(pages);
});

test("what is found counts the chosen status, else all", () => {
	const counts = [
		{ status: "pending", count: 3 },
		{ status: "paid", count: 2 },
	];
	expect(foundOf(counts, null).total).toBe(5);
	expect(foundOf(counts, "paid").total).toBe(2);
	expect(foundOf(counts, "cancelled").total).toBe(0);
	expect(foundOf(counts, null).byStatus).toEqual({ pending: 3, paid: 2 });
});
