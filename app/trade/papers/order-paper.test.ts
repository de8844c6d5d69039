import { expect, test } from "vitest";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { cents } from "~/values/money.ts";
import { type Language, languages, type OrderPaperKind } from "~/values/vocabulary.ts";
import { sampleLine, samplePaper } from "../../../tests/support/sample-papers.ts";

test.each(languages)("a paper of an order without VAT says in %s why", (language) => {
	const treatment = { category: "K", rate: 0, exemption: "VATEX-EU-IC" } as const;
	const { totals } = samplePaper("pro-forma", language, {
		...{ vatAmount: cents(0), totalAmount: cents(296_000), vatRate: 0 },
		vatDecision: {
			lines: [{ treatment, reason: "intraCommunity" }],
			perRate: [{ treatment, base: cents(296_000), vat: cents(0) }],
		},
	});
	const exemption = mailCatalogues[language].bill.reasons.K;
	expect(totals?.perRate).toEqual([{ rate: 0, base: 296_000, vat: 0, exemption }]);
});

test.each([
	["nl", "Huur · eerste 30 dagen, daarna € 2,50 per dag"],
	["en", "Rent · first 30 days, then €2.50 per day"],
	["de", "Miete · erste 30 Tage, danach € 2,50 pro Tag"],
	["fr", "Location · 30 premiers jours, puis € 2,50 par jour"],
] as const)("a rented line says in %s what each day costs after the first thirty", (language, said) => {
	const rented = { ...sampleLine, selectedCondition: "rent", price: cents(7_500) } as const;
	const detailsIn = (kind: OrderPaperKind, price = rented.price) =>
		samplePaper(kind, language, { items: [{ ...rented, price }] }).lines[0]?.details[0]?.replaceAll(
			/[\u00a0\u202f]/g,
			" ",
		);
	for (const kind of ["pro-forma", "order-confirmation"] as const) expect(detailsIn(kind)).toBe(said);
	expect(said).toMatch(`${detailsIn("pro-forma", cents(7_501))},`);
	expect(detailsIn("delivery-note")).not.toContain("2");
});

test.each<[Language, string]>([
	["nl", "Transport: 20ft Container Standaard"],
	["en", "Transport: 20ft Container Standaard"],
	["de", "Transport: 20ft Container Standaard"],
	["fr", "Transport\u202f: 20ft Container Standaard"],
])("a transport that a page parts from its container names it in %s", (language, said) => {
	for (const kind of ["pro-forma", "order-confirmation"] as const) {
		expect(samplePaper(kind, language).lines[1]?.text).toBe(said);
	}
});

type Money = { total: number; credited: number; paid: number | null; deposit: number; invoiced: number };

/** An order whose sums have changed, of 3,581.60 but as given. */
const withMoney = (given: Partial<Money>) => {
	const { total = 358_160, credited = 0, paid = null, deposit = 0, invoiced = 0 } = given;
	return {
		...{ revision: 1, totalAmount: cents(total), creditedAmount: cents(credited) },
		...{ paidAmount: paid === null ? null : cents(paid) },
		...{ depositAmount: cents(deposit), invoicedAmount: cents(invoiced) },
	};
};

test.each<[string, Partial<Money>, { credited?: number; prepaid?: number; later?: number }, number | null]>([
	["nothing", {}, {}, 358_160],
	["a part was paid", { paid: 120_000 }, { prepaid: 120_000 }, 238_160],
	["all was paid", { paid: 358_160 }, { prepaid: 358_160 }, null],
	["too much was paid", { paid: 400_000 }, { prepaid: 358_160 }, null],
	["a part was credited", { credited: 58_160, invoiced: 300_000 }, { credited: 58_160 }, 300_000],
	[
		"a part was credited and one paid",
		{ credited: 58_160, paid: 1 },
		{ credited: 58_160, prepaid: 1 },
		299_999,
	],
	["the rest was paid", { credited: 58_160, paid: 300_000 }, { credited: 58_160, prepaid: 300_000 }, null],
	["all was credited", { credited: 358_160 }, { credited: 358_160 }, null],
	["all was credited that was paid", { credited: 358_160, paid: 358_160 }, { credited: 358_160 }, null],
	["more was credited than it comes to by now", { credited: 400_000 }, { credited: 358_160 }, null],
	["a deposit was billed", { deposit: 100_000 }, { later: 258_160 }, 100_000],
	["a part of it was paid", { deposit: 100_000, paid: 40_000 }, { prepaid: 40_000, later: 258_160 }, 60_000],
	["a deposit was paid", { deposit: 100_000, paid: 100_000 }, { prepaid: 100_000, later: 258_160 }, null],
	["more than it was paid", { deposit: 100_000, paid: 150_000 }, { prepaid: 150_000, later: 208_160 }, null],
	[
		"the rest was billed",
		{ deposit: 100_000, invoiced: 258_160, paid: 100_000 },
		{ prepaid: 100_000 },
		258_160,
	],
	["a part was credited behind it", { deposit: 100_000, credited: 300_000 }, { credited: 300_000 }, 58_160],
	["all was charged back", { paid: 0 }, {}, 358_160],
	["a part was refunded", { paid: 300_000 }, { prepaid: 300_000 }, 58_160],
	["VAT was taken over", { total: 296_000, paid: 358_160 }, { prepaid: 296_000 }, null],
	["more VAT was taken over", { total: 358_160, paid: 296_000 }, { prepaid: 296_000 }, 62_160],
])("once %s, a pro forma of %j takes off %j and asks for the rest: %s", (_what, given, off, asked) => {
	const { totals, payment, facts } = samplePaper("pro-forma", "nl", withMoney(given));
	const { gross, credited = 0, prepaid, later = 0 } = totals ?? { gross: 0, prepaid: 0 };
	expect({ credited, prepaid, later }).toEqual({ credited: 0, prepaid: 0, later: 0, ...off });
	expect(payment?.amount ?? null).toBe(asked);
	// What its sums end with is what its transfer and its code ask for.
	expect(gross - credited - prepaid - later).toBe(asked ?? 0);
	if (asked !== null) expect(payment?.qr).toContain(`EUR${(asked / 100).toFixed(2).replace(/\.?0+$/, "")}`);
	expect(facts.length).toBe(asked === null ? 0 : 1);
	const confirmation = samplePaper("order-confirmation", "nl", withMoney(given));
	expect([confirmation.totals?.prepaid, confirmation.totals?.credited, confirmation.payment]).toEqual([
		...[0, undefined, null],
	]);
});
