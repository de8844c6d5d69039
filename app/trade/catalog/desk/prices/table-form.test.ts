import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { type SaleFacts, saleVersion } from "./sale-facts.ts";
import { factsOfVersion, readRows, wantedFacts } from "./table-form.ts";

const facts: SaleFacts = {
	...{ price: cents(0), priceNew: cents(265_000), priceUsedA: null, priceUsedCw: cents(0) },
	...{ priceRentPerDay: cents(350), isAvailable: true, stockStatus: "Low Stock" },
};
const id = "6f0d5c51-7a4f-4a53-9a45-0c3a0a1b2c3d";

test("a version names the facts that it was made of", () => {
	expect(factsOfVersion(saleVersion(facts))).toEqual(facts);
	expect(
		factsOfVersion(saleVersion({ ...facts, isAvailable: false, stockStatus: "In Stock" })),
	).toMatchObject({
		...{ isAvailable: false, stockStatus: "In Stock" },
	});
});

test.each([
	"",
	"~~~~~~",
	"1~2~3~4~5~1~9",
	"1~2~3~4~5~1",
	"1~2~3~4~5~2~0",
	"-1~~~~~1~0",
	"1e9~~~~~1~0",
	"x".repeat(999),
])("%j is no version", (version) => {
	expect(factsOfVersion(version)).toBeNull();
});

describe("a row", () => {
	test.each<[string, Parameters<typeof wantedFacts>[0], object]>([
		["typed with a comma", { priceNew: "2.750,50" }, { facts: { ...facts, priceNew: 275_050 } }],
		["typed with a point", { priceNew: "€ 2750.5" }, { facts: { ...facts, priceNew: 275_050 } }],
		["emptied", { priceNew: " ", price: "" }, { facts: { ...facts, priceNew: null } }],
		["sold out", { stockStatus: "Out of Stock" }, { facts: { ...facts, stockStatus: "Out of Stock" } }],
		["switched off", { isAvailable: "" }, { facts: { ...facts, isAvailable: false } }],
		["of which nothing was sent", {}, { facts }],
		["with nonsense", { priceNew: "cheap", priceUsedA: "1" }, { errors: { priceNew: "euros" } }],
		["below zero", { priceNew: "-5" }, { errors: { priceNew: "negative" } }],
		["with three decimals", { priceNew: "1.250" }, { errors: { priceNew: "cents" } }],
		["too dear", { priceNew: "500000,01" }, { errors: { priceNew: "tooLarge" } }],
		["of another stock", { stockStatus: "Plenty" }, { errors: { stockStatus: "choice" } }],
	])("%s", (_name, typed, expected) => {
		expect(wantedFacts(typed, facts)).toEqual(expected);
	});

	test("is read once, by its id, with what was sent of it alone", () => {
		const form = new FormData();
		for (const row of [id, id, "nonsense"]) form.append("row", row);
		form.set(`priceNew.${id}`, "1");
		form.set(`stockStatus.${id}`, new File(["x"], "x"));
		form.set(`seen.${id}`, saleVersion(facts));
		expect(readRows(form)).toEqual([{ id, typed: { priceNew: "1", isAvailable: "" }, seen: facts }]);
	});
});
