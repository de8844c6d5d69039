import { describe, expect, test } from "vitest";
import {
	filterFromUrl,
	type ListState,
	listStateToUrl,
	sortFromUrl,
	stateFromForm,
	viewFromUrl,
} from "./list-query.ts";

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

describe("how the list is shown", () => {
	test.each([
		["view=table", "table"],
		["view=table&view=cards", "table"],
		["", null],
		["view=cards", null],
		["view=%00", null],
		["view=TABLE", null],
		[`view=${"table".repeat(2_000)}`, null],
	])("%.40s", (query, view) => {
		expect(viewFromUrl(new URLSearchParams(query))).toBe(view);
	});

	test("goes along with what else the address and the form say", () => {
		const state: ListState = {
			filter: { size: "40ft", type: null },
			...{ sort: "price-asc", view: "table", to: "BE-2000" },
		};
		expect(listStateToUrl(state).toString()).toBe("size=40ft&sort=price-asc&view=table&to=BE-2000");
		const form = new FormData();
		for (const [name, value] of listStateToUrl(state)) form.set(name, value);
		expect(stateFromForm(form)).toEqual(state);
	});
});
