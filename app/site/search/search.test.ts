import { describe, expect, test } from "vitest";
import { inWords, searchText } from "./search.ts";

const asked = (q: string) => searchText(new URLSearchParams({ q }));

describe("what is asked for", () => {
	test.each([
		["  20 ft   open top ", "20 ft open top"],
		["a\u0000b\u001bc\nd", "a b c d"],
		["u\u0308ber", "über"],
		["", ""],
		["x".repeat(500), "x".repeat(100)],
	])("%j is read as %j", (given, expected) => {
		expect(asked(given)).toBe(expected);
	});

	test("is nothing without a question", () => {
		expect(searchText(new URLSearchParams("size=20ft"))).toBe("");
	});
});

test.each([
	["40hc", "40ft high cube"],
	["40' HC", "40ft high cube"],
	["20DV neu", "20ft neu"],
	["hc", "hc"],
	["CSC 2034", "CSC 2034"],
])("the trade's %s means %s", (given, expected) => {
	expect(inWords(given)).toBe(expected);
});
