import { describe, expect, test } from "vitest";
import { isFromOwnPage } from "./same-origin.ts";

const shop = "https://shop.example";

function isOwn(
	headers: Record<string, string>,
	publicUrl: string | null,
	url = "http://10.0.0.7:3000/nl/cart",
) {
	return isFromOwnPage(new Request(url, { method: "POST", headers }), publicUrl);
}

describe("a form of the shop", () => {
	test.each<[string, Record<string, string>, string | null]>([
		["from its public address", { Origin: shop }, shop],
		["from the address that it was reached by, where none is set", { Origin: "http://10.0.0.7:3000" }, null],
		["from a client that is no browser", {}, shop],
		["from a browser that names its own site only", { "Sec-Fetch-Site": "same-origin" }, shop],
	])("%s is taken", (_name, headers, publicUrl) => {
		expect(isOwn(headers, publicUrl)).toBe(true);
	});
});

describe("a form of another site", () => {
	test.each<[string, Record<string, string>, string | null]>([
		["another host", { Origin: "https://evil.example" }, shop],
		["another scheme", { Origin: "http://shop.example" }, shop],
		["another port", { Origin: "https://shop.example:8443" }, shop],
		["a longer name", { Origin: "https://shop.example.evil.example" }, shop],
		["the inner address behind a public one", { Origin: "http://10.0.0.7:3000" }, shop],
		["a page without an origin", { Origin: "null" }, shop],
		["a page without an origin, where none is set", { Origin: "null" }, null],
		["nonsense", { Origin: "x" }, null],
		["another port, where none is set", { Origin: "http://10.0.0.7:4000" }, null],
		["what a browser calls cross-site", { "Sec-Fetch-Site": "cross-site" }, shop],
		["what a browser calls same-site", { "Sec-Fetch-Site": "same-site" }, null],
	])("%s is refused", (_name, headers, publicUrl) => {
		expect(isOwn(headers, publicUrl)).toBe(false);
	});
});
