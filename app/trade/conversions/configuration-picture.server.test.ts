import { describe, expect, test } from "vitest";
import { readConfigurationPicture } from "./configuration-picture.server.ts";

/** A file that begins and ends as a JPEG does. */
function jpeg(bytes = 100): Buffer {
	const file = Buffer.alloc(bytes, 0x5a);
	file.set([0xff, 0xd8, 0xff, 0xe0]);
	file.set([0xff, 0xd9], bytes - 2);
	return file;
}

describe("the picture of a configuration", () => {
	test.each(["base64", "base64url"] as const)("is read from %s", (encoding) => {
		const file = jpeg(1001);
		expect(readConfigurationPicture(file.toString(encoding))?.equals(file)).toBe(true);
	});

	test("has 300 kB at the most", () => {
		expect(readConfigurationPicture(jpeg(300_000).toString("base64url"))).toHaveLength(300_000);
		expect(readConfigurationPicture(jpeg(300_001).toString("base64url"))).toBeNull();
	});

	test.each([
		["nothing", ""],
		["a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd9]).toString("base64")],
		["an SVG", Buffer.from("<svg onload='alert(1)'/>").toString("base64")],
		["a cut JPEG", jpeg().subarray(0, 50).toString("base64")],
		["a JPEG with something behind it", Buffer.concat([jpeg(), Buffer.from("<?php")]).toString("base64")],
		["a data URL", `data:image/jpeg;base64,${jpeg().toString("base64")}`],
		["no base64", `${jpeg().toString("base64")}<script>`],
		["an address", "https://evil.example/picture.jpg"],
	])("is not %s", (_name, text) => {
		expect(readConfigurationPicture(text)).toBeNull();
	});
});
