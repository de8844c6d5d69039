import { expect, test } from "vitest";
import { contrast, longHex } from "./contrast.ts";

test("a hex colour has one long form", () => {
	expect(longHex("#AbC")).toBe("#aabbcc");
	expect(longHex("#ABCDEF")).toBe("#abcdef");
	expect(longHex("rgb(1, 2, 3)")).toBeNull();
});

test.each([
	["#000000", "#ffffff", 21],
	["#fff", "#fff", 1],
	// WCAG's own example of the threshold.
	["#767676", "#ffffff", 4.54],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
	expect(contrast(one, other)).toBeCloseTo(ratio, 1);
	expect(contrast(other, one)).toBe(contrast(one, other));
});
