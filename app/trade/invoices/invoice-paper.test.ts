import { describe, expect, test } from "vitest";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import { cents } from "~/values/money.ts";
import { type InvoiceKind, languages } from "~/values/vocabulary.ts";
import { billWords } from "./bill-words.server.ts";
import type { InvoiceLine, InvoiceSnapshot } from "./invoice.ts";
import { invoicePaper } from "./invoice-paper.ts";

const treatment = { category: "S", rate: 21, exemption: null } as const;
const rented: InvoiceLine = {
	...{ id: 1, text: "20ft", details: [], quantity: 2, unit: "C62", unitNet: cents(7_500) },
	...{ net: cents(15_000), treatment, days: 30 },
};
const party = {
	...{ name: "Kade", contact: null, street: "Kaai 1", postalCode: "2030", city: "Antwerpen", country: "BE" },
	...{ vatNumber: "BE0123456749", email: "info@kade.example", phone: "" },
};

function paperOf(kind: InvoiceKind, language: (typeof languages)[number], line: InvoiceLine = rented) {
	const words = billWords(language);
	const snapshot: InvoiceSnapshot = {
		...{ version: 1, kind, number: "2026-000123", issuedOn: "2026-11-20", dueOn: "2026-11-27", language },
		...{ order: { id: "1", number: "K-10001", reference: "202600012320" }, seller: party, reason: "" },
		...{ buyer: { ...party, isBusiness: true }, deliveredTo: null, deliveredOn: null, lines: [line] },
		perRate: [{ treatment, base: cents(15_000), vat: cents(3_150) }],
		...{ net: cents(15_000), vat: cents(3_150), gross: cents(18_150), prepaid: cents(0) },
		...{ deducts: [], credits: null, account: null, vatDecision: null },
	};
	return invoicePaper(snapshot, { ...words.paper, exemption: words.exemption });
}

test.each(languages)(
	"what is asked in advance says so in %s above all else, and nothing else does",
	(language) => {
		expect(paperOf("deposit", language).title).toBe(paperCatalogues[language].deposit);
		for (const kind of ["invoice", "credit_note"] as const) {
			expect(paperOf(kind, language)).not.toHaveProperty("title");
		}
	},
);

describe("rent on an invoice", () => {
	test("has the price of a day beside pieces and days", () => {
		const { lines, totals } = paperOf("invoice", "nl");
		expect(lines).toEqual([{ text: "20ft", details: [], quantity: 2, unitNet: 250, net: 15_000, days: 30 }]);
		expect(totals).toMatchObject({ net: 15_000, gross: 18_150 });
	});

	test.each<[string, Partial<InvoiceLine>]>([
		["whose price is none of a day", { unitNet: cents(7_501) }],
		["of an invoice of before", { days: undefined as never }],
	])("%s is counted by the piece", (_what, change) => {
		const [line] = paperOf("invoice", "nl", { ...rented, ...change }).lines;
		expect(line).toEqual({
			...{ text: "20ft", details: [], quantity: 2, net: 15_000 },
			unitNet: change.unitNet ?? 7_500,
		});
	});
});
