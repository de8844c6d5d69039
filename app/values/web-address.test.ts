import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each(["https://pictures.example/a.png", "http://pictures.example", "/images/a.svg", "/", "/a?b=c#d"])(
	"%j is an address",
	(text) => {
		expect(isWebAddress(text)).toBe(true);
	},
);

test.each([
	...["", "images/a.svg", "www.kade.example", "//elsewhere.example/a.png", "/\\elsewhere.example"],
	...[
		"javascript:alert(1)",
		"data:image/png;base64,AA",
		"https://",
		"https:///a",
		"/a b",
		"ftp://kade.example",
	],
])("%j is none", (text) => {
	expect(isWebAddress(text)).toBe(false);
});
