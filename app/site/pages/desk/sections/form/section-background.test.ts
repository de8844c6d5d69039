import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBackground, isCssLength } from "~/site/pages/sections/section.ts";
import {
	gradientAngles,
	gradientCss,
	isColor,
	isGradient,
	isHardToRead,
	paddings,
	parseGradient,
} from "./section-background.ts";

const hexColor = fc
	.integer({ min: 0, max: 0xffffff })
	.map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("a colour", () => {
	test.each(["#abc", "#ABCDEF", "#f3f6f8", "rgb(1, 2, 3)", "rgba(1, 2, 3, .5)", "hsl(210 50% 40%)"])(
		"%s is one, and the frame shows it",
		(color) => {
			expect(isColor(color)).toBe(true);
			expect(isBackground(color)).toBe(true);
		},
	);

	test.each([
		"",
		"abc",
		"#ab",
		"#abcd",
		"#abcdeg",
		"red",
		"url(x)",
		"rgb(1,2,3);",
		"rgb(1, 2, 3) url(x)",
		"var(--x)",
	])("%j is none", (color) => expect(isColor(color)).toBe(false));
});

describe("a gradient", () => {
	test("of two colours is read as it was written, and the frame shows it", () => {
		fc.assert(
			fc.property(fc.constantFrom(...gradientAngles), hexColor, hexColor, (angle, from, to) => {
				const css = gradientCss({ angle, from, to });
				expect(parseGradient(css)).toEqual({ angle, from, to });
				expect(isGradient(css)).toBe(true);
			}),
		);
	});

	test("of the demo shop is one of two colours", () => {
		expect(parseGradient("linear-gradient(135deg, #0b2a42 0%, #14507a 100%)")).toEqual({
			angle: "135",
			from: "#0b2a42",
			to: "#14507a",
		});
	});

	test.each([
		"linear-gradient(90deg, #0b3a5b, #14507a, #0b3a5b)",
		"radial-gradient(circle, rgb(1, 2, 3), #fff)",
		"repeating-linear-gradient(45deg, #000 0px, #fff 10px)",
		"linear-gradient(30deg, #000000, #ffffff)",
	])("%s is one of its own", (css) => {
		expect(isGradient(css)).toBe(true);
		expect(parseGradient(css)).toBeNull();
	});

	test.each([
		...["", "#fff", "linear-gradient(", "linear-gradient()", "linear-gradient(90deg, #000, #fff))("],
		...["linear-gradient(90deg, #000, #fff); color: red", "linear-gradient(url(https://x.example/a.png))"],
		`linear-gradient(90deg, ${"#000, ".repeat(60)}#fff)`,
	])("%j is none", (css) => expect(isGradient(css)).toBe(false));
});

test("every named padding is one that the frame shows", () => {
	for (const padding of Object.values(paddings)) expect(isCssLength(padding)).toBe(true);
});

describe("contrast", () => {
	test("judges every colour behind the text, and none that is no hex colour", () => {
		expect(isHardToRead(["#f3f6f8"], false)).toBe(false);
		expect(isHardToRead(["#f3f6f8"], true)).toBe(true);
		expect(isHardToRead(["#0b2a42", "#14507a"], true)).toBe(false);
		expect(isHardToRead(["#0b2a42", "#eeeeee"], true)).toBe(true);
		expect(isHardToRead(["rgb(255, 255, 255)", ""], true)).toBe(false);
		expect(isHardToRead([], true)).toBe(false);
	});
});
