import { XMLParser } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { cents, timesCents } from "~/values/money.ts";
import { type VatTreatment, vatTotals } from "~/values/vat-cases.ts";
import { checkUbl } from "./check-ubl.ts";
import type { InvoiceLine, InvoiceSnapshot, Party } from "./invoice.ts";
import { endpointOf, type UblWords, withPdf, writeUbl } from "./ubl.ts";
import { readXml } from "./xml.ts";

const taxed = (rate: number): VatTreatment => ({ category: "S", rate, exemption: null });
const intraCommunity: VatTreatment = { category: "K", rate: 0, exemption: "VATEX-EU-IC" };
const reverseCharge: VatTreatment = { category: "AE", rate: 0, exemption: "VATEX-EU-AE" };

const party = (name: string, country: string, vatNumber: string): Party => ({
	...{
		name,
		contact: null,
		street: "Noorderlaan 1",
		postalCode: "2030",
		city: "Antwerpen",
		country,
		vatNumber,
	},
	...{ email: "post@example.be", phone: "+32 3 000 00 00" },
});

const words: UblWords = {
	terms: "Te betalen vóór of op 4 december 2026",
	rented: (pieces, days) => `${pieces} × ${days} dagen`,
	exemption: ({ category }) => (category === "S" ? null : `Reason of ${category}`),
};

type Sold = [quantity: number, unitNet: number, treatment?: VatTreatment, days?: number];

function linesOf(sold: readonly Sold[]): InvoiceLine[] {
	return sold.map(([quantity, unit, treatment = taxed(21), days], index) => ({
		...{ id: index + 1, text: `Line ${index + 1}`, details: ["20ft"], quantity, unit: "C62", treatment },
		...{ unitNet: cents(unit), net: timesCents(cents(unit), quantity) },
		...(days === undefined ? {} : { days }),
	}));
}

function invoiceOf(sold: readonly Sold[], change: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot {
	const lines = linesOf(sold);
	const { perRate, net, vat, gross } = vatTotals(lines);
	return {
		...{ version: 1, kind: "invoice", number: "2026-000123", issuedOn: "2026-11-20", dueOn: "2026-12-04" },
		...{ language: "nl", order: { id: "1", number: "K-10001", reference: "202600012320" }, reason: "" },
		seller: party("Voorbeeld Containers BV", "BE", "BE0123456749"),
		buyer: { ...party("Bouw & Zonen NV", "BE", "BE0428759497"), isBusiness: true },
		...{ lines, perRate, net, vat, gross, deducts: [], credits: null, deliveredTo: null, deliveredOn: null },
		...{ prepaid: cents(0), vatDecision: null },
		account: { holder: "Voorbeeld Containers BV", iban: "BE71096123456769", bic: "GKCCBEBB" },
		...change,
	};
}

const toNL: Partial<InvoiceSnapshot> = {
	buyer: { ...party("Opslag BV", "NL", "NL004495445B01"), isBusiness: true },
	deliveredTo: { street: "Haven 12", postalCode: "3011AA", city: "Rotterdam", country: "NL" },
	deliveredOn: "2026-11-19",
};
const toFR = { buyer: { ...party("Stockage SARL", "FR", "FR40303265045"), isBusiness: true } };

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true });
const amountIn = (xml: string, name: string) =>
	cents(Math.round(Number(new RegExp(`<cbc:${name} currencyID="EUR">(-?[\\d.]+)<`).exec(xml)?.[1]) * 100));

describe("an invoice as UBL", () => {
	test.each<[string, Sold[], [net: number, vat: number, gross: number], Partial<InvoiceSnapshot>?]>([
		[
			"delivered in Belgium",
			[
				[1, 265_000],
				[1, 31_000],
			],
			[296_000, 62_160, 358_160],
		],
		[
			"3 lines of 0.50",
			[
				[1, 50],
				[1, 50],
				[1, 50],
			],
			[150, 32, 182],
		],
		["7 lines of 0.07", Array.from({ length: 7 }, () => [1, 7]), [49, 10, 59]],
		[
			"two rates",
			[
				[1, 10_010],
				[1, 5_005, taxed(6)],
			],
			[15_015, 2_402, 17_417],
		],
		[
			"paid in part",
			[
				[2, 265_000],
				[1, 26_000],
			],
			[556_000, 116_760, 672_760],
			{ prepaid: cents(100_000) },
		],
		[
			"to a Dutch firm",
			[
				[1, 265_000, intraCommunity],
				[1, 58_000, intraCommunity],
			],
			[323_000, 0, 323_000],
			toNL,
		],
		["rented to a French firm", [[1, 7_500, reverseCharge, 30]], [7_500, 0, 7_500], toFR],
		["rented at no price of a day", [[3, 7_001, reverseCharge, 30]], [21_003, 0, 21_003], toFR],
		[
			"sold and rented",
			[
				[1, 265_000],
				[2, 7_500, reverseCharge, 30],
			],
			[280_000, 55_650, 335_650],
			toFR,
		],
		[
			"less what was asked in advance",
			[
				[2, 265_000],
				[-1, 100_000],
			],
			[430_000, 90_300, 520_300],
			{
				deducts: [{ number: "2026-000120", issuedOn: "2026-11-01" }],
			},
		],
		["in advance", [[1, 159_000]], [159_000, 33_390, 192_390], { kind: "deposit" }],
	])("%s passes every rule and is right to the cent", (_what, sold, [net, vat, gross], change) => {
		const invoice = invoiceOf(sold, change);
		const xml = writeUbl(invoice, words);
		expect(checkUbl(xml)).toEqual([]);
		expect([invoice.net, invoice.vat, invoice.gross]).toEqual([net, vat, gross]);
		expect(amountIn(xml, "TaxExclusiveAmount")).toBe(net);
		expect(amountIn(xml, "TaxAmount")).toBe(vat);
		expect(amountIn(xml, "PayableAmount")).toBe(gross - invoice.prepaid);
	});

	test("a credit note of one container refers to its invoice, with amounts above zero", () => {
		const credits = { number: "2026-000123", issuedOn: "2026-11-20" };
		const credit = invoiceOf([[1, 265_000]], {
			...{ kind: "credit_note", number: "2026-C00007", dueOn: null, credits, reason: "Dent & rust" },
		});
		const xml = writeUbl(credit, { ...words, terms: null });
		expect(checkUbl(xml)).toEqual([]);
		const { CreditNote } = parser.parse(xml);
		expect(CreditNote.BillingReference.InvoiceDocumentReference.ID).toBe("2026-000123");
		expect(CreditNote).toMatchObject({ CreditNoteTypeCode: "381", Note: "Dent & rust" });
		expect(amountIn(xml, "PayableAmount")).toBe(320_650);
	});

	test.each<[string, Sold, [note: string | undefined, quantity: string, unit: string, price: string]]>([
		["one container", [1, 7_500, taxed(21), 30], [undefined, "30", "DAY", "2.50"]],
		["two containers", [2, 7_500, taxed(21), 30], ["2 × 30 dagen", "60", "DAY", "2.50"]],
		["a sum that is no price of a day", [2, 7_001, taxed(21), 30], [undefined, "2", "C62", "70.01"]],
		["issued before the days were kept", [1, 7_500], [undefined, "1", "C62", "75.00"]],
	])("counts the days of what is rented: %s", (_what, sold, [note, quantity, unit, price]) => {
		const credits = { number: "2026-000123", issuedOn: "2026-11-20" };
		const bill = writeUbl(invoiceOf([sold]), words);
		const credit = writeUbl(
			invoiceOf([sold], { kind: "credit_note", credits, dueOn: null, reason: "x" }),
			words,
		);
		expect([checkUbl(bill), checkUbl(credit)]).toEqual([[], []]);
		const line = parser.parse(bill).Invoice.InvoiceLine;
		const taken = parser.parse(credit).CreditNote.CreditNoteLine;
		expect([line.Note, line.InvoicedQuantity, line.Price.PriceAmount["#text"]]).toEqual([
			...[note, { "#text": quantity, "@_unitCode": unit }, price],
		]);
		expect([taken.Note, taken.CreditedQuantity, taken.Price.PriceAmount["#text"]]).toEqual([
			...[note, { "#text": quantity, "@_unitCode": unit }, price],
		]);
	});

	test("says the same each time, and its elements stand in order however they are made", () => {
		const invoice = invoiceOf([[1, 265_000]]);
		expect(writeUbl(invoice, words)).toBe(writeUbl(invoice, words));
	});

	test.each([
		["markup", "<b>&amp;\"'</b> ]]>"],
		["names of all scripts", "Ζωή Łucja Юлия 王小明"],
		["what XML cannot hold", "a\u0000b\u001fc\ud800d"],
	])("holds %s as text", (_what, text) => {
		const buyer = { ...party(text, "BE", "BE0428759497"), isBusiness: true };
		const xml = writeUbl(invoiceOf([[1, 100]], { buyer }), words);
		expect(checkUbl(xml)).toEqual([]);
		const readName = JSON.stringify(readXml(xml));
		const held = text.toWellFormed().replace(/\p{Cc}/gu, "");
		expect(readName).toContain(JSON.stringify(held).slice(1, -1));
	});

	test.each([
		[
			"no street of the buyer",
			{ buyer: { ...party("X", "BE", "BE0428759497"), street: " ", isBusiness: true } },
			[],
		],
		[
			"no number that the network knows",
			{ buyer: { ...party("X", "PL", "PL1234567890"), isBusiness: true } },
			["PEPPOL-EN16931-R010"],
		],
		["a wrong number of the seller", { seller: party("X", "BE", "BE0123456740") }, ["PEPPOL-COMMON-R043"]],
	] as const)("with %s", (_what, change, rules) => {
		expect(checkUbl(writeUbl(invoiceOf([[1, 100]], change), words))).toEqual(rules);
	});

	test("takes its PDF along, and passes every rule with it", () => {
		const xml = writeUbl(invoiceOf([[1, 265_000]]), words);
		const base64 = Buffer.from("%PDF-1.7 $& $1").toString("base64");
		const whole = withPdf(xml, { id: "2026-000123", name: "Factuur-2026-000123.pdf", base64 });
		expect(checkUbl(whole)).toEqual([]);
		const { Attachment } = parser.parse(whole).Invoice.AdditionalDocumentReference;
		expect(Attachment.EmbeddedDocumentBinaryObject).toEqual({
			"#text": base64,
			"@_mimeCode": "application/pdf",
			"@_filename": "Factuur-2026-000123.pdf",
		});
	});
});

test.each([
	["BE0428759497", { scheme: "0208", id: "0428759497" }],
	["NL004495445B01", { scheme: "9944", id: "NL004495445B01" }],
	["DE123456789", { scheme: "9930", id: "DE123456789" }],
	["FR40303265045", { scheme: "9957", id: "FR40303265045" }],
	["PL1234567890", null],
	[null, null],
])("%s is reached at %j", (vatNumber, endpoint) => {
	expect(endpointOf(vatNumber)).toEqual(endpoint);
});
