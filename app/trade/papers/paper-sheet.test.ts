import { describe, expect, test } from "vitest";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import { cents } from "~/values/money.ts";
import { languages, orderPaperKinds, type orderStatuses } from "~/values/vocabulary.ts";
import { sampleLine, samplePaper } from "../../../tests/support/sample-papers.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { isMadeOf } from "./order-paper.ts";
import type { Paper } from "./paper.ts";
import { breakable, logoSize, sheetOf } from "./paper-sheet.ts";

const sheet = (paper: Paper) =>
	sheetOf(paper, {
		words: paperCatalogues[paper.language],
		drawQr: () => ({ size: 1, path: "M0 0h1v1h-1z" }),
	});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const totals = {
	nl: ["€ 2.960,00", "Btw 21% op € 2.960,00", "€ 621,60", "€ 3.581,60"],
	en: ["€2,960.00", "VAT 21% on €2,960.00", "€621.60", "€3,581.60"],
	de: ["€ 2.960,00", "MwSt. 21 % auf € 2.960,00", "€ 621,60", "€ 3.581,60"],
	fr: ["€ 2 960,00", "TVA 21 % sur € 2 960,00", "€ 621,60", "€ 3 581,60"],
};

/** One rented container, and two. */
const rents = {
	nl: [
		["30 dagen", "€ 2,50/dag", "€ 75,00"],
		["2 × 30 dagen", "€ 2,50/dag", "€ 150,00"],
	],
	en: [
		["30 days", "€2.50/day", "€75.00"],
		["2 × 30 days", "€2.50/day", "€150.00"],
	],
	de: [
		["30 Tage", "€ 2,50/Tag", "€ 75,00"],
		["2 × 30 Tage", "€ 2,50/Tag", "€ 150,00"],
	],
	fr: [
		["30 jours", "€ 2,50/jour", "€ 75,00"],
		["2 × 30 jours", "€ 2,50/jour", "€ 150,00"],
	],
};

describe.each(languages)("the sheet of an order in %s", (language) => {
	test("has its sums to the cent, in the language's writing", () => {
		const { sums } = sheet(samplePaper("pro-forma", language));
		const [net, vatLabel, vat, gross] = totals[language];
		expect(sums.map(({ amount }) => plain(amount))).toEqual([net, vat, gross]);
		expect(plain(sums[1]?.label ?? "")).toBe(vatLabel);
	});

	test("tears no date beside its label", () => {
		for (const kind of orderPaperKinds) {
			const { facts, payment } = sheet(samplePaper(kind, language));
			const dates = [...facts, ...(payment?.rows ?? [])].filter(([, value]) =>
				/[Nn]ovember|novembre/.test(value),
			);
			expect(dates.length).toBeGreaterThan(1);
			for (const [, date] of dates) expect(date).toMatch(/^2\d\.?\u00a0\p{L}+\u00a02026$/u);
		}
	});

	test("counts by the day what is rented by the day", () => {
		const paper = samplePaper("order-confirmation", language);
		const rented = {
			text: "20ft",
			details: [],
			quantity: 1,
			unitNet: cents(250),
			net: cents(7_500),
			days: 30,
		};
		const { lines } = sheet({ ...paper, lines: [rented, { ...rented, quantity: 2, net: cents(15_000) }] });
		expect(lines.map(({ cells }) => cells.map(plain))).toEqual(rents[language]);
	});

	test("says of a pro forma that it is no invoice, and of nothing else", () => {
		const marks = orderPaperKinds.map((kind) => sheet(samplePaper(kind, language)).mark);
		expect(marks).toEqual([paperCatalogues[language].mark, null, null]);
		expect(sheet(samplePaper("pro-forma", language)).notes).toEqual([paperCatalogues[language].notAnInvoice]);
	});

	test("has no amount on a delivery note, and fields to sign", () => {
		const note = sheet(samplePaper("delivery-note", language));
		expect(JSON.stringify(note)).not.toContain("€");
		expect(note.signatures.flatMap(({ fields }) => fields)).toHaveLength(6);
		expect(note.columns).toHaveLength(3);
		expect(note.lines[0]?.cells).toHaveLength(2);
		expect(note.parties[1]?.lines).toContain(buyerAddress.phone);
	});
});

describe("the sheet of a paper", () => {
	test("shows how to pay on a pro forma: what a transfer needs, and its code", () => {
		const { payment } = sheet(samplePaper("pro-forma"));
		expect(payment?.rows.map(([, value]) => plain(value))).toEqual([
			...["Kade Containers BV", "BE71 0961 2345 6769", "GKCCBEBB", "€ 3.581,60", "+++000/0010/00110+++"],
			"27 november 2026",
		]);
		expect(payment?.qr?.svg).toContain('d="M0 0h1v1h-1z"');
		expect(samplePaper("pro-forma").payment?.qr).toContain("EUR3581.60");
		expect(sheet(samplePaper("order-confirmation")).payment).toBeNull();
	});

	test("says what is paid already, and what of an invoice's rates is not taxed", () => {
		const given = samplePaper("order-confirmation");
		if (!given.totals) throw new Error("an order has totals");
		const paper: Paper = {
			...{ ...given, kind: "invoice", number: "F2026-00012" },
			totals: {
				...given.totals,
				perRate: [
					...given.totals.perRate,
					{ rate: 0, base: cents(10_000), vat: cents(0), exemption: "Intracommunautaire levering." },
				],
				prepaid: cents(100_000),
			},
		};
		const { sums, notes, title } = sheet(paper);
		expect(title).toBe("Factuur");
		expect(sums.slice(-2).map(({ label, amount }) => [label, plain(amount)])).toEqual([
			["Al betaald", "− € 1.000,00"],
			["Te betalen", "€ 2.581,60"],
		]);
		expect(plain(sums[2]?.label ?? "")).toBe("Btw 0% op € 100,00");
		expect(notes).toContain("Intracommunautaire levering.");
	});

	test("ends the sums of a pro forma with what it asks for", () => {
		const money = { creditedAmount: cents(58_160), paidAmount: cents(40_000), depositAmount: cents(100_000) };
		const { sums, payment } = sheet(samplePaper("pro-forma", "nl", money));
		expect(sums.slice(2).map(({ label, amount }) => [label, plain(amount)])).toEqual([
			["Totaal incl. btw", "€ 3.581,60"],
			["Gecrediteerd incl. btw", "− € 581,60"],
			["Al betaald", "− € 400,00"],
			["Volgt op een latere factuur", "− € 2.000,00"],
			["Te betalen", "€ 600,00"],
		]);
		expect(payment?.rows.map(([, value]) => plain(value))).toContain("€ 600,00");
	});

	test("writes what is taken off with a minus, as what is paid already", () => {
		const paper = samplePaper("order-confirmation");
		const line = { text: "Voorschot", details: [], quantity: -1, unitNet: cents(6_750), net: cents(-6_750) };
		expect(sheet({ ...paper, lines: [line] }).lines[0]?.cells.map(plain)).toEqual([
			...["−1", "€ 67,50"],
			"− € 67,50",
		]);
	});

	test("names the invoice that a credit note is about", () => {
		const given = samplePaper("order-confirmation", "fr");
		const about = { kind: "invoice", number: "F2026-00012", date: "2026-11-20" } as const;
		const { about: said } = sheet({ ...given, kind: "credit-note", number: "C2026-00001", about });
		expect(said).toBe("Se rapporte à\u202f: facture F2026-00012 du 20\u00a0novembre\u00a02026");
	});
});

describe("a paper of an order", () => {
	test("has a line for what transport costs, and none where it is free or the buyer comes", () => {
		const collected = { ...sampleLine, transportType: "self_pickup", transportPrice: cents(0) } as const;
		const fetched = { ...collected, transportCountry: null, transportPostcode: null };
		const paper = samplePaper("pro-forma", "nl", {
			items: [sampleLine, { ...sampleLine, transportPrice: cents(0) }, fetched],
		});
		expect(paper.lines.map(({ text, details, net }) => [text, details.at(-1), net])).toEqual([
			["20ft Container Standaard", "Kleur uit voorraad", 265_000],
			["Transport: 20ft Container Standaard", "Per kraanwagen naar 9000, België", 31_000],
			["20ft Container Standaard", "Per kraanwagen naar 9000, België · gratis", 265_000],
			["20ft Container Standaard", "Afhalen in Antwerpen", 265_000],
		]);
	});

	test.each([
		["pending", ["pro-forma"]],
		["confirmed", ["pro-forma", "order-confirmation", "delivery-note"]],
		["paid", ["order-confirmation", "delivery-note"]],
		["delivered", ["order-confirmation", "delivery-note"]],
		["cancelled", []],
	] satisfies [(typeof orderStatuses)[number], string[]][])(
		"can be made while it is %s: %j",
		(status, kinds) => {
			const made = (anonymizedAt: Date | null) =>
				orderPaperKinds.filter((kind) => isMadeOf({ status, anonymizedAt }, kind));
			expect(made(null)).toEqual(kinds);
			expect(made(new Date())).toEqual([]);
		},
	);

	test("goes to whoever pays; says where to where that is another place", () => {
		const billing = { companyName: "Boekhouding NV", vatNumber: "BE0123456749", street: "Laan 1" };
		const billingAddress = { ...billing, city: "Brussel", postalCode: "1000", country: "belgium" } as const;
		const paper = samplePaper("pro-forma", "nl", { billingAddress });
		expect(paper.buyer[0]).toBe("Boekhouding NV");
		expect(paper.buyer.at(-1)).toContain("BE0123456749");
		expect(paper.delivery?.[0]).toBe(buyerAddress.name);
		expect(samplePaper("pro-forma").delivery).toBeNull();
		const own = samplePaper("pro-forma", "nl", { billingAddress: { ...billingAddress, companyName: null } });
		expect(own.buyer.slice(0, 2)).toEqual([buyerAddress.name, "Laan 1"]);
	});
});

test("a word that fits no column may be broken, and no other", () => {
	expect(breakable("Kaaiweg 5, 9000 Gent info@containerhandel.example")).not.toContain("\u200b");
	const long = "ab".repeat(100);
	expect(
		breakable(long)
			.split("\u200b")
			.every((part) => part.length <= 9),
	).toBe(true);
	expect(breakable(long).replaceAll("\u200b", "")).toBe(long);
	expect(breakable("🚢".repeat(40)).split("\u200b").join("")).toBe("🚢".repeat(40));
});

describe("a logo on paper", () => {
	test.each([
		["wide", { width: 900, height: 150 }, { width: 80, height: 13.33 }],
		["tall", { width: 200, height: 472 }, { width: 8.47, height: 20 }],
		["small, not blown up", { width: 100, height: 40 }, { width: 25.4, height: 10.16 }],
	])("that is %s", (_what, logo, size) => {
		const { width, height } = logoSize(logo);
		expect({ width: Math.round(width * 100) / 100, height: Math.round(height * 100) / 100 }).toEqual(size);
	});
});
