import { expect, test } from "vitest";
import { mailCatalogues } from "~/i18n/catalogues.server.ts";
import { cents } from "~/values/money.ts";
import { languages } from "~/values/vocabulary.ts";
import { samplePaper } from "../../../tests/support/sample-papers.ts";

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
	[null, 0, 358_160],
	[120_000, 120_000, 238_160],
	[358_160, 358_160, null],
	[400_000, 358_160, null],
] as const)(
	"a pro forma after %s cents were paid takes off %s and asks for the rest: %s",
	(paid, prepaid, open) => {
		const given = { revision: 1, paidAmount: paid === null ? null : cents(paid) };
		const { totals, payment, facts } = samplePaper("pro-forma", "nl", given);
		expect([totals?.gross, totals?.prepaid, payment?.amount ?? null]).toEqual([358_160, prepaid, open]);
		if (open !== null) expect(payment?.qr).toContain(`EUR${(open / 100).toFixed(2).replace(/\.?0+$/, "")}`);
		expect(facts.length).toBe(open === null ? 0 : 1);
		const confirmation = samplePaper("order-confirmation", "nl", given);
		expect([confirmation.totals?.prepaid, confirmation.payment]).toEqual([0, null]);
	},
);
