import { expect, test } from "vitest";
import { absoluteUrl } from "./absolute-url.ts";

test.each([
	["/images/a.svg", "https://shop.example/images/a.svg"],
	["https://files.example/a.webp", "https://files.example/a.webp"],
	["//files.example/a.webp", "//files.example/a.webp"],
	["http://[", "http://["],
])("%j outside the shop is %j", (address, absolute) => {
	expect(absoluteUrl("https://shop.example", address)).toBe(absolute);
});
