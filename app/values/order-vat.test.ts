import { expect, test } from "vitest";
import { cents } from "./money.ts";
import {
	decideOrder,
	highestRate,
	isRecheckDue,
	mostTries,
	type OrderVatInputs,
	type VatCheck,
	vatLineOf,
} from "./order-vat.ts";
import { usualVatSettings } from "./vat-cases.ts";

const check = (state: VatCheck["state"]): VatCheck => ({
	...{ number: "FR32123456789", state, consultation: null, name: null, address: null, raw: null },
	askedAt: "2026-11-23T01:00:00Z",
});
const inputs: OrderVatInputs = {
	...{ settings: usualVatSettings, buyer: "business", number: "FR32123456789", check: check("valid") },
	...{ deliveryCountry: "FR", proof: null, tries: 0 },
	lines: [
		vatLineOf({ selectedCondition: "rent", transportType: "truck" }),
		vatLineOf({ selectedCondition: "new", transportType: "truck" }),
		vatLineOf({ selectedCondition: "new", transportType: "self_pickup" }),
	],
};
const nets = [7_500, 265_000, 265_000].map(cents);

test("each line of an order is taxed by what it is and who takes it there", () => {
	const { decision, totals } = decideOrder(inputs, nets);
	expect(decision.lines.map(({ reason }) => reason)).toEqual(["rentalAbroad", "intraCommunity", "collected"]);
	expect(totals).toMatchObject({ net: 537_500, vat: 55_650, gross: 593_150 });
	expect(decision.perRate.map(({ treatment, base }) => [treatment.category, base])).toEqual([
		["S", 265_000],
		["K", 265_000],
		["AE", 7_500],
	]);
	expect(highestRate(totals)).toBe(21);
});

test("a proof of transport frees what was collected too", () => {
	const proof = { kind: "cmr", on: "2026-11-23", note: "", by: "owner@kade.example" } as const;
	expect(decideOrder({ ...inputs, proof }, nets).totals.vat).toBe(0);
});

test("without an answer of VIES everything is taxed", () => {
	for (const state of ["unknown", "invalid"] as const) {
		expect(decideOrder({ ...inputs, check: check(state) }, nets).totals.vat).toBe(112_875);
	}
	expect(decideOrder({ ...inputs, check: null, number: null, buyer: "private" }, nets).totals.vat).toBe(
		112_875,
	);
});

test.each([
	["unknown", 0, 9, false],
	["unknown", 0, 10, true],
	["unknown", 3, 79, false],
	["unknown", 3, 80, true],
	["unknown", mostTries - 1, 1_440, true],
	["unknown", mostTries, 100_000, false],
	["valid", 0, 100_000, false],
	["invalid", 0, 100_000, false],
] as const)("%s after %d tries is asked about again %d minutes later: %s", (state, tries, minutes, due) => {
	const now = new Date(Date.parse("2026-11-23T01:00:00Z") + minutes * 60_000);
	expect(isRecheckDue({ check: check(state), tries }, now)).toBe(due);
});
