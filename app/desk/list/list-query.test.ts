import { describe, expect, test } from "vitest";
import { foundOf, listAddress, pageCount, readListQuery } from "./list-query.ts";

const statuses = ["pending", "paid"] as const;
const read = (query: string) => readListQuery(new URLSearchParams(query), statuses);

describe("the query of a list", () => {
	test("is read from the address", () => {
		expect(read("q=M%C3%BCller&status=paid&page=3")).toEqual({ search: "Müller", status: "paid", page: 3 });
	});

	test.each([
		"",
		"q=&status=&page=",
		"status=gone&page=0",
		"page=-1",
		"page=1.5",
		"page=1e3",
		"page=12345678",
	])("is the start for %j", (query) => {
		expect(read(query)).toEqual({ search: "", status: null, page: 1 });
	});

	test("has no spaces around the search and an end", () => {
		expect(read("q=++K-10001+").search).toBe("K-10001");
		expect(read(`q=${"x".repeat(500)}`).search).toHaveLength(200);
	});

	test.each(["/a", "/a?q=K-1", "/a?status=paid", "/a?q=a%26b&status=pending&page=2"])(
		"makes the address %s again",
		(address) => {
			expect(listAddress("/a", read(address.split("?")[1] ?? ""))).toBe(address);
		},
	);
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
