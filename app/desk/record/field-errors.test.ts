import { expect, test } from "vitest";
import { errorAbout, errorWords } from "./field-errors.ts";

const words = { taken: "Already used:", size: "Enter a size" };

test.each([
	["a code", "size", "Enter a size"],
	["a code with what it is about", errorAbout("taken", "a-b"), "Already used: a-b"],
	["what it is about may have a colon", errorAbout("taken", "a:b"), "Already used: a:b"],
	["none", undefined, undefined],
	["an unknown one", "Invalid input: expected string", undefined],
	["a name that every object has", "toString", undefined],
])("%s has its words", (_what, code, expected) => {
	expect(errorWords(words, code)).toBe(expected);
});
