import { describe, expect, test } from "vitest";
import { exactOf, findActions, readFindText, readFound } from "./find.ts";

test.each([
	["K-10001", "10001", null],
	["k 10001", "10001", null],
	["10001", "10001", "10001"],
	["2000", "2000", "2000"],
	["1011 ab", null, "1011AB"],
	["Janssens", null, null],
	["1234567890", null, null],
])("%s names order %s and postcode %s", (text, number, postcode) => {
	expect(exactOf(text)).toEqual({ number, postcode });
});

describe("actions", () => {
	const actions = [
		{ key: "new", title: "Neuer Container", to: "/new" },
		{ key: "colours", title: "Lagerfarben", words: "RAL", to: "/colours" },
		{ key: "media", title: "Médias d’accueil", to: "/media" },
	];
	test.each([
		["", ["new", "colours", "media"]],
		["cont", ["new"]],
		["container neu", ["new"]],
		["ral", ["colours"]],
		["media", ["media"]],
		["accueil", ["media"]],
		["médias d'accueil", ["media"]],
		["farben", []],
	])("'%s' finds %j", (text, keys) => {
		expect(findActions(actions, text).map(({ key }) => key)).toEqual(keys);
	});
});

test("an address asks for a text without ends and without what a database cannot store", () => {
	expect(readFindText(new URLSearchParams({ q: `  a\u0000${"b".repeat(200)} ` }))).toBe(`a${"b".repeat(99)}`);
	expect(readFindText(new URLSearchParams())).toBe("");
});

test.each([
	[[], []],
	[
		[{ kind: "order", label: "L", items: [{ key: "1", title: "T", hint: null, to: "/x" }] }],
		[{ kind: "order", label: "L", items: [{ key: "1", title: "T", hint: null, to: "/x" }] }],
	],
	[[{ kind: "other", label: "L", items: [] }], null],
	[[{ kind: "order", label: "L", items: [{ key: "1" }] }], null],
	[{}, null],
	[null, null],
])("an answer %j is read as %j", (given, groups) => {
	expect(readFound(given)).toEqual(groups);
});
