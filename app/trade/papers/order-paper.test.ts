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
