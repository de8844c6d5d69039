import { expect, test } from "vitest";
import { modelOf } from "./model-of.ts";

test.each([
	["20ft", "Standard", "20ft"],
	["40ft", "High Cube", "40ft-hc"],
	["10ft", "Standard", "10ft"],
	["10ft", "High Cube", null],
	["45ft", "High Cube", null],
	["20ft", "Open Top", null],
	["40ft HC", "High Cube", null],
	["20ft", null, null],
] as const)("%s %s is %s", (size, type, expected) => {
	expect(modelOf({ size, type })).toBe(expected);
});
