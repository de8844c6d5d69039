import { describe, expect, test } from "vitest";
import { choiceCounts, countIn } from "./choice-counts.ts";

/** Ranks as the database gives them: sizes from 6 ft (0) to unknown ones (7), types from standard (0) to special (3). */
const groups = [
	{ sizeRank: 0, typeRank: 0, isRentable: true, count: 1 },
	{ sizeRank: 2, typeRank: 0, isRentable: false, count: 2 },
	{ sizeRank: 3, typeRank: 0, isRentable: true, count: 40 },
	{ sizeRank: 3, typeRank: 2, isRentable: true, count: 8 },
	{ sizeRank: 4, typeRank: 1, isRentable: true, count: 16 },
	{ sizeRank: 7, typeRank: 3, isRentable: true, count: 32 },
];

test.each([
	[{ size: null, type: null }, 99],
	[{ size: "6-10ft", type: null }, 3],
	[{ size: "20ft", type: "thermostatic" }, 8],
	[{ size: null, type: "special" }, 32],
	[{ size: "45ft", type: null }, 0],
] as const)("%o leaves %i", (filter, count) => {
	expect(countIn(groups, filter)).toBe(count);
});

describe("each choice of a filter", () => {
	test("is counted with the other filter kept and its own left out", () => {
		expect(choiceCounts(groups, { size: "20ft", type: "standard" })).toEqual({
			size: { all: 43, "6-10ft": 3, "20ft": 40, "40ft": 0, "45ft": 0, special: 0 },
			type: { all: 48, standard: 40, "high-cube": 0, thermostatic: 8, special: 0 },
		});
	});

	test("of a shop without containers leaves none", () => {
		const { size, type } = choiceCounts([], { size: null, type: null });
		expect(new Set([...Object.values(size), ...Object.values(type)])).toEqual(new Set([0]));
	});
});
