import { expect, test } from "vitest";
import { newRule, readRule, type TypedRule } from "./rule-form.ts";

const fields = ["price", "priceNew", "priceUsedA", "priceUsedCw"];

test.each<[string, Partial<TypedRule>, object]>([
	["percent up", { by: "4" }, { rule: { step: { percent: 400 }, rounding: "1", fields } }],
	["percent with a comma", { by: "2,5 %" }, { rule: { step: { percent: 250 }, rounding: "1", fields } }],
	[
		"percent down",
		{ by: "99.99", way: "down" },
		{ rule: { step: { percent: -9_999 }, rounding: "1", fields } },
	],
	[
		"an amount down",
		{ by: "50,5", unit: "euro", way: "down" },
		{ rule: { step: { amount: -5_050 }, rounding: "1", fields } },
	],
	[
		"in the order of the prices",
		{ by: "1", field: ["priceRentPerDay", "priceNew", "x"] },
		{ rule: { step: { percent: 100 }, rounding: "1", fields: ["priceNew", "priceRentPerDay"] } },
	],
	["everything away", { by: "100", way: "down" }, { errors: { by: "percentHigh" } }],
	["eleven times as much", { by: "1000.01" }, { errors: { by: "percentHigh" } }],
	["nothing", { by: "0" }, { errors: { by: "amount" } }],
	["no number", { by: "four", field: [] }, { errors: { by: "amount", field: "fields" } }],
	["below zero", { by: "-4" }, { errors: { by: "amount" } }],
	["three decimals", { by: "4.125" }, { errors: { by: "amount" } }],
	["no amount", { by: "1.250", unit: "euro" }, { errors: { by: "amount" } }],
	[
		"what no form offers",
		{ by: "4", way: "x", unit: "y", rounding: "z" },
		{ errors: { way: "choice", unit: "choice", rounding: "choice" } },
	],
])("a rule of %s", (_name, given, expected) => {
	expect(readRule({ ...newRule, ...given })).toEqual(expected);
});
