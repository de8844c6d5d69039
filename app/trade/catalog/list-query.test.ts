import { describe, expect, test } from "vitest";
import { filterFromUrl, sortFromUrl } from "./list-query.ts";

describe("the list's state from its URL", () => {
	test("nothing set is the whole list, from small to large", () => {
		expect(filterFromUrl(new URLSearchParams())).toEqual({ size: null, type: null });
		expect(sortFromUrl(new URLSearchParams())).toBe("size");
	});

	test("known values are read", () => {
		const parameters = new URLSearchParams("size=6-10ft&type=high-cube&sort=price-desc");
		expect(filterFromUrl(parameters)).toEqual({ size: "6-10ft", type: "high-cube" });
		expect(sortFromUrl(parameters)).toBe("price-desc");
	});

	test.each([
		"size=&type=&sort=",
		"size=20&type=Tank&sort=newest",
		"size=20FT&type=__proto__&sort=PRICE-ASC",
	])("unknown values count as not set: %s", (query) => {
		const parameters = new URLSearchParams(query);
		expect(filterFromUrl(parameters)).toEqual({ size: null, type: null });
		expect(sortFromUrl(parameters)).toBe("size");
	});
});
