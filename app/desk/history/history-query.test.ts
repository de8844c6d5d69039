import { describe, expect, test } from "vitest";
import { historyAddress, isNarrowed, readHistoryQuery } from "./history-query.ts";

const read = (query: string) => readHistoryQuery(new URLSearchParams(query));
const everything = { person: "", entity: "", action: "", from: "", to: "", id: "", page: 1 };

describe("the query of the history", () => {
	test.each([
		"",
		"page=0",
		"page=x",
		"from=yesterday",
		"to=2026-02-30",
		"from=2026-13-01",
		"from=2026-1-1",
		"id=+",
	])("shows everything for %j", (query) => {
		expect(read(query)).toEqual(everything);
		expect(isNarrowed(read(query))).toBe(false);
	});

	test("is read from the address and makes it again", () => {
		const address =
			"/h?person=a%40b.example&entity=order&action=status&from=2026-02-28&to=2028-02-29&id=K-10001&page=3";
		const query = read(address.split("?")[1] ?? "");
		expect(query).toEqual({
			...{ person: "a@b.example", entity: "order", action: "status" },
			...{ from: "2026-02-28", to: "2028-02-29", id: "K-10001", page: 3 },
		});
		expect(isNarrowed(query)).toBe(true);
		expect(historyAddress("/h", query)).toBe(address);
	});

	test("of everything is no query", () => {
		expect(historyAddress("/h", everything)).toBe("/h");
		expect(historyAddress("/h", { entity: "order" })).toBe("/h?entity=order");
	});
});
