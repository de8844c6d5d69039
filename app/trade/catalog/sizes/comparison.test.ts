import { describe, expect, test } from "vitest";
import { differs, figureRows } from "./comparison.ts";
import { comparisonFromUrl, comparisonToUrl } from "./comparison-address.ts";

const asked = (query: string) => comparisonFromUrl(new URLSearchParams(query));

describe("what an address asks to compare", () => {
	test.each([
		["", [], 0],
		["c=", [], 0],
		["c=a&c=b", ["a", "b"], 0],
		["c=a,b, C ", ["a", "b", "c"], 0],
		["c=a&c=a,a", ["a"], 0],
		["c=a&c=<script>&c=../x&c=-&c=ä", ["a"], 0],
		["c=a&c=b&c=c&c=d&c=e&c=f", ["a", "b", "c", "d"], 2],
		[`c=${"x".repeat(101)}`, [], 0],
	])("%j", (query, slugs, left) => {
		expect(asked(query)).toEqual({ slugs, left });
	});

	test("is the same read back", () => {
		const parameters = comparisonToUrl(["a", "b-2"], "BE-2000");
		expect(String(parameters)).toBe("c=a&c=b-2&to=BE-2000");
		expect(comparisonFromUrl(parameters)).toEqual({ slugs: ["a", "b-2"], left: 0 });
	});
});

const container = {
	type: "Standard",
	dimensionsOutside: { length: 6.058, width: 2.438, height: 2.591 },
	dimensionsInside: { length: 5.898, width: 2.352, height: 2.39 },
	...{ capacityCbm: 33.1, palletPlaces: 11, weight: { gross: 30_480, net: 28_250, tare: 2_230 } },
} as const;

test("rows say whether their values differ, whatever order their measures are kept in", () => {
	const { length, width, height } = container.dimensionsInside;
	const other = { ...container, capacityCbm: 37.4, dimensionsInside: { height, width, length } };
	const rows = figureRows([container, other]);
	expect(rows.filter((row) => row.differs).map((row) => row.figure)).toEqual(["capacity"]);
	expect(rows.find(({ figure }) => figure === "tare")?.values).toEqual([2_230, 2_230]);
});

test("a figure that none has is left out, one that is not known differs from one that is", () => {
	const unknown = { ...container, weight: null };
	expect(figureRows([unknown, unknown]).map(({ figure }) => figure)).not.toContain("tare");
	expect(figureRows([container, unknown]).find(({ figure }) => figure === "tare")?.differs).toBe(true);
	expect(differs([3])).toBe(false);
});
