import { describe, expect, test } from "vitest";
import { errorPlace, errorText } from "./log.server.ts";

describe("the text of what was thrown", () => {
	test.each<[string, unknown, string]>([
		["an error", new Error("no such file"), "no such file"],
		["a text", "broken", "broken"],
		["nothing", undefined, "undefined"],
		["an error without a text", new TypeError(), "TypeError"],
		[
			"a refused address",
			new Error("550 <an.peeters@shop.example>: unknown"),
			"550 <…@shop.example>: unknown",
		],
		["an error with a code only", Object.assign(new Error(), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
	])("is told of %s", (_name, thrown, expected) => {
		expect(errorText(thrown)).toBe(expected);
	});

	test("is the cause of a failed query, whose own text holds the visitor's data", () => {
		const cause = new Error("connection lost");
		const failed = new Error("Failed query: insert ... params: an@example.com", { cause });
		expect(errorText(failed)).toBe("connection lost");
	});
});

describe("the place of an error", () => {
	test("does not hold its text", () => {
		const place = errorPlace(new Error("an@example.com\nKaai 12"));
		expect(place).toContain("at ");
		expect(place).not.toMatch(/an@example\.com|Kaai/);
	});

	test("is unknown for what is no error", () => {
		expect(errorPlace("broken")).toBeUndefined();
	});
});
