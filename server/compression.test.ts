import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compress } from "./compression.ts";

describe("the encoding for a client", () => {
	test.each([
		["gzip, deflate, br, zstd", "br"],
		["br;q=0.5, gzip;q=0.9", "br"],
		["gzip", "gzip"],
		["deflate, gzip;q=1.0", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br; q=0.0, gzip; q=0", "identity"],
		["br;q=0.01", "br"],
		["deflate, zstd", "identity"],
		["identity", "identity"],
		["", "identity"],
		[null, "identity"],
	])("that takes %j is %s", (header, expected) => {
		expect(chooseEncoding(header)).toBe(expected);
	});
});

describe.each(["quick", "best"] as const)("a body with %s effort", (effort) => {
	const body = Buffer.from("Zeecontainers aan de kade. ".repeat(100));

	test("is the same after brotli", async () => {
		const encoded = await compress(body, "br", effort);
		expect(encoded.length).toBeLessThan(body.length);
		expect(brotliDecompressSync(encoded)).toEqual(body);
	});

	test("is the same after gzip", async () => {
		const encoded = await compress(body, "gzip", effort);
		expect(encoded.length).toBeLessThan(body.length);
		expect(gunzipSync(encoded)).toEqual(body);
	});

	test("is the same as it is", async () => {
		expect(await compress(body, "identity", effort)).toEqual(body);
	});
});
