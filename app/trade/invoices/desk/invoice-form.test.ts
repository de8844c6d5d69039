import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import type { InvoiceRequest } from "../invoice.ts";
import { askedFields, readAsked, readTyped } from "./invoice-form.ts";

const of = "6f0d1f2c-5d3a-4a7e-9a55-0d7a4a1b2c3d";

test.each<InvoiceRequest>([
	{ kind: "invoice" },
	{ kind: "deposit", part: { percent: 30 } },
	{ kind: "deposit", part: { net: cents(150_050) } },
	{ kind: "credit_note", of, lines: "all" },
	{ kind: "credit_note", of, net: cents(10_050) },
	{
		kind: "credit_note",
		of,
		lines: [
			{ id: 1, quantity: 2 },
			{ id: 3, quantity: 0 },
		],
	},
])("%j comes back from its address as it was", (request) => {
	expect(readAsked(new URLSearchParams(askedFields(request)))).toEqual({ request });
});

test.each([
	["bill=deposit&percent=0", { problem: "percent" }],
	["bill=deposit&percent=100", { problem: "percent" }],
	["bill=deposit&percent=12,5", { problem: "percent" }],
	["bill=deposit&percent=&amount=1.500,00", { request: { kind: "deposit", part: { net: 150_000 } } }],
	["bill=deposit&amount=x", { problem: "amount" }],
	[`bill=deposit&amount=${"9".repeat(5_000)}`, { problem: "amount" }],
	["bill=deposit", { problem: "amount" }],
	[`bill=credit&of=${of}&quantity-1=x`, { problem: "quantity" }],
	[`bill=credit&of=${of}&quantity-x=1`, { problem: "quantity" }],
	[`bill=credit&of=${of}&quantity-1=-1`, { problem: "quantity" }],
	[
		`bill=credit&of=${of}&quantity-1=`,
		{ request: { kind: "credit_note", of, lines: [{ id: 1, quantity: 0 }] } },
	],
	[`bill=credit&of=${of}&amount=1.000,5`, { request: { kind: "credit_note", of, net: 100_050 } }],
	[`bill=credit&of=${of}&amount=`, { problem: "amount" }],
	[`bill=credit&of=${of}&amount=-1`, { problem: "amount" }],
	["bill=credit&of=1", null],
	["bill=gift", null],
	["", null],
])("%s", (address, asked) => {
	expect(readAsked(new URLSearchParams(address))).toEqual(asked);
});

describe("what is typed beside a draft", () => {
	const typed = { deliveredOn: "", reason: "", vatReason: "", isMailed: true };
	const today = "2026-11-23";

	test.each([
		["invoice", {}, { deliveredOn: null, reason: "" }],
		["invoice", { deliveredOn: "2026-11-20" }, { deliveredOn: "2026-11-20", reason: "" }],
		["credit_note", { reason: " Dent\u0000 " }, { deliveredOn: null, reason: "Dent" }],
		["deposit", { reason: "ignored" }, { deliveredOn: null, reason: "" }],
	] as const)("%s %j is taken", (kind, change, read) => {
		expect(readTyped({ ...typed, ...change }, kind, { today, insteadOf: "" })).toEqual({
			...read,
			agreed: null,
		});
	});

	test.each([
		["invoice", { deliveredOn: "2026-02-31" }, { deliveredOn: "day" }],
		["invoice", { deliveredOn: "2020-01-01" }, { deliveredOn: "day" }],
		["credit_note", { reason: "  " }, { reason: "reason" }],
		["credit_note", { reason: "r".repeat(501) }, { reason: "reasonLong" }],
	] as const)("%s %j is refused beside its field", (kind, change, problems) => {
		expect(readTyped({ ...typed, ...change }, kind, { today, insteadOf: "" })).toEqual({ problems });
	});

	test("has a reason where the invoice keeps to what was agreed, and a credit note never does", () => {
		const read = (kind: "invoice" | "deposit" | "credit_note", vatReason: string) =>
			readTyped({ ...typed, reason: "Dent", vatReason }, kind, { today, insteadOf: "175000" });
		expect(read("invoice", " Agreed by phone ")).toMatchObject({
			agreed: { insteadOf: 175_000, reason: "Agreed by phone" },
		});
		expect(read("deposit", " \u0000")).toEqual({ problems: { vatReason: "reason" } });
		expect(read("invoice", "r".repeat(501))).toEqual({ problems: { vatReason: "reasonLong" } });
		expect(read("credit_note", "")).toMatchObject({ agreed: null });
	});
});
