import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { firstToCredit, isTooMany, misfit, type ShownInvoices } from "./shown-invoices.ts";

type Asked = NonNullable<ShownInvoices["asked"]>;

const nothingAsked: Asked = {
	...{ problem: null, fields: [], draft: null, vat: null, isDeposit: false, carried: null, credited: null },
	typed: { amount: "", percent: "" },
};

const line = { id: 1, text: "20ft", details: [], most: 3 };

/** An amount off an invoice, or pieces of it as they were typed. */
const credit = (typed: string | null, problem: Asked["problem"]): Asked => ({
	...nothingAsked,
	problem,
	credited: {
		...{ id: "1", net: cents(300_000), isReduced: typed === null },
		lines: [{ ...line, typed: typed ?? "0" }],
	},
});

const deposit = (typed: Partial<Asked["typed"]>, problem: Asked["problem"]): Asked => ({
	...nothingAsked,
	...{ problem, isDeposit: true, typed: { amount: "", percent: "", ...typed } },
});

test.each([
	["", false],
	["0", false],
	["3", false],
	["003", false],
	["4", true],
	["-1", true],
	["1.5", true],
	["1e0", true],
	[" 1", true],
	["x", true],
	["0000001", true],
])("%j of three pieces cannot be credited: %s", (typed, expected) => {
	expect(isTooMany({ typed, most: 3 })).toBe(expected);
});

describe("what is asked for fails by", () => {
	test.each<[string, ShownInvoices["asked"], ReturnType<typeof misfit>]>([
		["nothing that was asked", null, null],
		["nothing", credit(null, null), null],
		["an amount that is none", credit(null, "amount"), "amount"],
		["more than is left", credit(null, "much"), "amount"],
		["an amount of nothing", credit(null, "nothing"), "amount"],
		["an invoice that is credited", credit(null, "credited"), null],
		["a deposit that is deducted", credit(null, "deducted"), null],
		["too many pieces", credit("4", "much"), "pieces"],
		["pieces that are no number", credit("x", "quantity"), "pieces"],
		["no pieces at all", credit("0", "nothing"), null],
		["a percentage that is none", deposit({ percent: "x" }, "percent"), "percent"],
		["a percentage of too much", deposit({ percent: "99" }, "much"), "percent"],
		["a percentage beside an amount", deposit({ percent: "0", amount: "5" }, "percent"), "percent"],
		["a deposit that is no amount", deposit({ amount: "x" }, "amount"), "amount"],
		["a deposit left empty", deposit({}, "amount"), "amount"],
		["a deposit of too much", deposit({ amount: "99" }, "much"), "amount"],
		["an order that is cancelled", deposit({ percent: "30" }, "cancelled"), null],
		["an invoice that is there", { ...nothingAsked, problem: "billed" }, null],
	])("%s", (_what, asked, expected) => {
		expect(misfit(asked)).toBe(expected);
	});
});

describe("a credit note is written first of", () => {
	type Listed = ShownInvoices["list"][number];
	const listed = (id: string, kind: Listed["kind"], isCreditable: boolean): Listed => ({
		...{ id, kind, isCreditable, number: id, issuedOn: "2026-11-28", gross: cents(1) },
		...{ hasUbl: false, credits: null, delivery: null, isSendable: false },
	});

	test.each([
		["nothing, where nothing stands", [listed("a", "invoice", false)], null],
		["what was asked in advance", [listed("a", "deposit", true), listed("b", "credit_note", false)], "a"],
		["the last invoice", [listed("a", "deposit", true), listed("b", "invoice", true)], "b"],
		["the deposit behind it", [listed("a", "deposit", true), listed("b", "invoice", false)], "a"],
	])("%s", (_what, list, expected) => {
		expect(firstToCredit({ list })).toBe(expected);
	});
});
