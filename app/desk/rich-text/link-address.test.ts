import { describe, expect, test } from "vitest";
import { isLinkAddress } from "~/values/web-address.ts";
import { readLinkAddress, readPictureAddress } from "./link-address.ts";

describe("the address of a link", () => {
	test.each([
		["https://kade.example/a?b=c#d", "https://kade.example/a?b=c#d"],
		["  http://kade.example  ", "http://kade.example"],
		["www.kade.example", "https://www.kade.example"],
		["mailto:sales@kade.example", "mailto:sales@kade.example"],
		["tel:+32 3 000 00 00", "tel:+32 3 000 00 00"],
		["/nl/container", "/nl/container"],
		["/", "/"],
	])("%j is %j", (typed, address) => {
		expect(readLinkAddress(typed)).toBe(address);
		expect(isLinkAddress(address)).toBe(true);
	});

	test.each([
		...["", "kade", "//kade.example", "javascript:alert(1)", " JAVASCRIPT:alert(1)", "data:text/html,x"],
		...[
			"ftp://kade.example",
			"https://",
			"https:// kade",
			"/a b",
			"mailto:kade",
			"tel:",
			"tel:kade",
			"www.kade",
		],
	])("%j is none", (typed) => {
		expect(readLinkAddress(typed)).toBeNull();
	});
});

describe("the address of a picture", () => {
	test.each(["https://kade.example/a.png", "/images/a.svg"])("%j is one", (typed) => {
		expect(readPictureAddress(typed)).toBe(typed);
	});

	test.each(["", "/", "//a/b.png", "a.png", "data:image/png;base64,AA", "javascript:1", "mailto:a@b"])(
		"%j is none",
		(typed) => {
			expect(readPictureAddress(typed)).toBeNull();
		},
	);
});
