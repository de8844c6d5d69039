import { expect, test } from "vitest";
import { readViewName, readViewQuery } from "./saved-views.ts";

test.each([
	["  Te  betalen ", "Te betalen"],
	[" \u0000 ", null],
	["x".repeat(60), "x".repeat(60)],
	["x".repeat(61), null],
])("a view may be called %j: %j", (given, name) => {
	expect(readViewName(given)).toBe(name);
});

test.each([
	["?status=pending&page=3&done=save", "status=pending"],
	["q=%25+%C3%A4&from=2026-01-01", "q=%25+%C3%A4&from=2026-01-01"],
	["page=2", null],
	["", null],
	[`q=${"a".repeat(2_000)}`, null],
])("a view keeps %j as %j", (given, query) => {
	expect(readViewQuery(given)).toBe(query);
});
