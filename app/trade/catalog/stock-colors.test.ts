import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ralColors } from "./ral-colors.ts";
import { colorsOf, knownColors, moveColor, readOrder } from "./stock-colors.ts";

describe("the order of the colours", () => {
	test.each<[string, -1 | 1, string[]]>([
		["5010", 1, ["7016", "5010", "9010"]],
		["9010", -1, ["5010", "9010", "7016"]],
		["5010", -1, ["5010", "7016", "9010"]],
		["9010", 1, ["5010", "7016", "9010"]],
		["3000", 1, ["5010", "7016", "9010"]],
	])("with %s moved by %i", (ral, step, expected) => {
		expect(moveColor(["5010", "7016", "9010"], ral, step)).toEqual(expected);
	});

	test("is read from a form without what is unknown or comes twice", () => {
		expect(readOrder(["7016", "5010", "7016", "9999", "", "RAL 3000"])).toEqual(["7016", "5010"]);
		expect(readOrder([])).toEqual([]);
	});

	test("moved and moved back is as it was", () => {
		const anyOrder = fc.uniqueArray(fc.constantFrom(...ralColors.map(({ number }) => String(number))), {
			minLength: 2,
		});
		fc.assert(
			fc.property(anyOrder, fc.nat(), (order, place) => {
				const ral = order[place % (order.length - 1)] ?? "";
				const moved = moveColor(order, ral, 1);
				expect(moved.toSorted()).toEqual(order.toSorted());
				expect(moveColor(moved, ral, -1)).toEqual(order);
			}),
		);
	});
});

test("colours have their names in the page's language and leave out what is unknown", () => {
	const colors = knownColors("de");
	expect(colors).toHaveLength(ralColors.length);
	expect(colorsOf(["7016", "1234", "5010"], colors)).toEqual([
		{ ral: "7016", hex: "#383e42", text: "light", name: "Anthrazitgrau" },
		{ ral: "5010", hex: "#004f7c", text: "light", name: "Enzianblau" },
	]);
});
