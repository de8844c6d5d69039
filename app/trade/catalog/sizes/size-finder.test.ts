import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "#db/seed/products.ts";
import { accesses, adviseSizes, cargoKinds, type SizeQuestion, sizeQuestionFromUrl } from "./size-finder.ts";

const containers = products.map((product) => ({
	key: product.key,
	type: product.type,
	dimensionsInside: product.dimensions_inside,
	dimensionsOutside: product.dimensions_outside,
	capacityCbm: product.capacity_cbm,
	palletPlaces: product.pallet_places,
}));

const open = { height: null, access: "articulated" } as const;
const answer = (question: SizeQuestion) => {
	const { advice, obstacle } = adviseSizes(containers, question);
	return obstacle ?? advice.map(({ container, role, count }) => `${role} ${count} ${container.key}`);
};

describe("the right sizes for", () => {
	test.each<[string, SizeQuestion, string | string[]]>([
		["two pallets", { ...open, what: "pallets", amount: 2 }, ["best 1 6ft", "spare 1 8ft"]],
		[
			"eleven pallets",
			{ ...open, what: "pallets", amount: 11 },
			["best 1 20ft-dv", "spare 1 40ft-dv", "smaller 3 10ft"],
		],
		["thirty pallets", { ...open, what: "pallets", amount: 30 }, ["best 1 45ft-hc-pw", "smaller 2 40ft-dv"]],
		[
			"a flat of three rooms",
			{ ...open, what: "flat", amount: 3 },
			["best 1 20ft-dv", "spare 1 20ft-hc", "smaller 2 10ft"],
		],
		[
			"a flat of three rooms that a small truck reaches",
			{ ...open, what: "flat", amount: 3, access: "small" },
			["best 2 10ft", "smaller 4 8ft"],
		],
		[
			"a wardrobe of 2.40 m",
			{ ...open, what: "volume", amount: 20, height: 2.4 },
			["best 1 20ft-hc", "spare 1 40ft-hc"],
		],
		["a car", { ...open, what: "car", amount: 1 }, ["best 1 20ft-dv", "spare 1 40ft-dv"]],
		[
			"a van of 2.40 m",
			{ ...open, what: "car", amount: 1, height: 2.4 },
			["best 1 20ft-hc", "spare 1 40ft-hc"],
		],
		["a car that a small truck brings", { ...open, what: "car", amount: 1, access: "small" }, "access"],
		["a mast of 4 m", { ...open, what: "volume", amount: 1, height: 4 }, "height"],
	])("%s", (_name, question, expected) => {
		expect(answer(question)).toEqual(expected);
	});

	test("anything that is asked: all of it fits, nothing is longer than what comes there, no size twice", () => {
		const anyQuestion = fc.record({
			what: fc.constantFrom(...cargoKinds),
			amount: fc.double({ min: 0.01, max: 500, noNaN: true }),
			height: fc.option(fc.double({ min: 0.1, max: 4, noNaN: true })),
			access: fc.constantFrom(...accesses),
		});
		fc.assert(
			fc.property(anyQuestion, (question) => {
				const { advice, obstacle } = adviseSizes(containers, question);
				expect(advice.length === 0).toBe(obstacle !== null);
				expect(new Set(advice.map(({ container }) => container.key)).size).toBe(advice.length);
				for (const { container, count, each, filled } of advice) {
					expect(count * each).toBeGreaterThanOrEqual(question.amount - 1e-3);
					expect(filled).toBeLessThanOrEqual(1 + 1e-3);
					const longest = { articulated: 14, rigid: 6.1, small: 3 }[question.access];
					expect(container.dimensionsOutside?.length).toBeLessThanOrEqual(longest);
				}
			}),
		);
	});
});

test("a shop without measured containers has no answer", () => {
	expect(adviseSizes([], { ...open, what: "car", amount: 1 })).toEqual({ advice: [], obstacle: "access" });
});

describe("the three questions in an address", () => {
	const read = (query: string) => sizeQuestionFromUrl(new URLSearchParams(query));

	test("are not asked where it says nothing", () => {
		expect(read("")).toMatchObject({ question: null, errors: {}, typed: { what: "pallets", amount: "" } });
		expect(read("access=rigid")).toMatchObject({ question: null, errors: {}, typed: { access: "rigid" } });
	});

	test.each([
		["what=flat&n=2,5&h=&access=rigid", { what: "flat", amount: 2.5, height: null, access: "rigid" }],
		["what=pallets&n=11&h=2.2", { what: "pallets", amount: 11, height: 2.2, access: "articulated" }],
		["what=elephants&n=1&access=boat", { what: "pallets", amount: 1, height: null, access: "articulated" }],
	])("%s is a question", (query, question) => {
		expect(read(query)).toMatchObject({ question, errors: {} });
	});

	test.each([
		["what=pallets&n=", { amount: "amount" }],
		["what=pallets&n=0", { amount: "amount" }],
		["what=pallets&n=-3", { amount: "amount" }],
		["what=pallets&n=many", { amount: "amount" }],
		["what=pallets&n=501", { amount: "amountTooLarge" }],
		["what=pallets&n=3&h=high", { height: "height" }],
		["what=car&n=x&h=99", { amount: "amount", height: "height" }],
	])("%s is refused and kept", (query, errors) => {
		const asked = read(query);
		expect(asked).toMatchObject({ question: null, errors });
		expect(asked.typed.amount).toBe(new URLSearchParams(query).get("n"));
	});
});
