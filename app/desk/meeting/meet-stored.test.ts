import { expect, test } from "vitest";
import { beganWith, compareStored } from "./meet-stored.server.ts";

const start = { phone: "1", street: "Kade 1", remarks: "a\nb" };

test.each([
	["nobody", start, start, [], [], false],
	["the other alone", start, { ...start, phone: "2" }, ["phone"], [], false],
	["the author alone", { ...start, phone: "2" }, start, [], ["phone"], false],
	[
		"both, in different fields",
		{ ...start, phone: "2" },
		{ ...start, street: "" },
		["street"],
		["phone"],
		false,
	],
	["both, in one field", { ...start, phone: "2" }, { ...start, phone: "3" }, [], ["phone"], true],
	["both alike", { ...start, phone: "2" }, { ...start, phone: "2" }, [], [], false],
	[
		"a browser's line ends alone",
		{ ...start, remarks: "a\r\nb " },
		{ ...start, phone: "2" },
		["phone"],
		[],
		false,
	],
	["the other, by a field of their own", start, { ...start, lines: "[]" }, [], ["lines"], true],
])("changed by %s", (_who, typed, stored, taken, differing, isContested) => {
	expect(compareStored(beganWith(start), typed, stored)).toMatchObject({ taken, differing, isContested });
});

test("a form without marks takes nothing over, and saves over nothing unasked", () => {
	expect(compareStored("", start, { ...start, phone: "2" })).toMatchObject({
		...{ taken: [], differing: ["phone"], isContested: true },
	});
});

test("what both have changed stays so at the next press, and what was taken over may be changed again", () => {
	const mine = { ...start, phone: "2" };
	const { began } = compareStored(beganWith(start), mine, { ...start, phone: "3", street: "Kade 2" });
	const joined = { ...mine, street: "Kade 2" };
	expect(compareStored(began, joined, { ...joined, phone: "3" }).isContested).toBe(true);
	expect(compareStored(began, joined, { ...joined, street: "Kade 3" })).toMatchObject({
		...{ taken: ["street"], differing: [], isContested: false },
	});
});
