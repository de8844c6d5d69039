import { expect, test } from "vitest";
import { nextRow } from "./list-keys.ts";

test.each<[string, number, number, number | null]>([
	["j", -1, 3, 0],
	["k", -1, 3, 0],
	["j", 0, 3, 1],
	["j", 2, 3, 2],
	["k", 2, 3, 1],
	["k", 0, 3, 0],
	["j", -1, 0, null],
	["Enter", 1, 3, null],
	["J", 0, 3, null],
])("%s on row %i of %i leads to %s", (key, at, count, next) => {
	expect(nextRow(key, at, count)).toBe(next);
});
