import { expect, test } from "vitest";
import { counted } from "./counted.ts";
import type { Language } from "./languages.ts";

const rooms = {
	nl: { one: "kamer", other: "kamers" },
	en: { one: "room", other: "rooms" },
	de: { one: "Raum", other: "Räume" },
	fr: { one: "pièce", other: "pièces" },
};

test.each<[Language, number, number, string]>([
	["nl", 1, 0, "1 kamer"],
	["nl", 1.5, 1, "1,5 kamers"],
	["en", 1, 0, "1 room"],
	["en", 0, 0, "0 rooms"],
	["en", 1_200, 0, "1,200 rooms"],
	["de", 1, 0, "1 Raum"],
	["de", 0.5, 1, "0,5 Räume"],
	["fr", 0, 0, "0 pièce"],
	["fr", 1, 0, "1 pièce"],
	["fr", 1.5, 1, "1,5 pièce"],
	["fr", 2, 0, "2 pièces"],
])("in %s %d with %d decimals is %s", (language, count, decimals, expected) => {
	expect(counted(language, count, rooms[language], decimals)).toBe(expected.replace(" ", "\u00a0"));
});
