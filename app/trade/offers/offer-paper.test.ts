import { expect, test } from "vitest";
import { company } from "#db/seed/company.ts";
import { catalogues, mailCatalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { buyerAddress, noWish } from "../../../tests/support/sample-trade.ts";
import { offerPaper } from "./offer-paper.ts";

function factsOf(language: Language, termDays: number): string[] {
	const words = {
		...{ paper: paperCatalogues[language], shop: catalogues[language] },
		...{ wish: pageTexts[language].deliveryWish, exemptions: mailCatalogues[language].bill.reasons },
	};
	const content = {
		...{ buyer: { ...buyerAddress, vatNumber: null }, billing: null, transportType: "truck" as const },
		...{ lines: [], wish: noWish, remarks: "", pictures: [], intro: "", closing: "", conditions: "" },
		...{ hasDrawing: false, validUntil: "2026-11-27", termDays },
	};
	const offer = {
		...{ number: "A-2026-00012", version: 1, language, content, vatRate: 21, vatDecision: null },
		...{ subtotalAmount: cents(0), vatAmount: cents(0), totalAmount: cents(0) },
	};
	const { facts } = offerPaper(offer, { seller: company, date: "2026-11-20", pictures: [] }, words);
	return facts.map((fact) => fact.join(" | ").replaceAll("\u00a0", "_"));
}

/** Until when it is valid, and within how many days it is paid; "_" stands where no line is torn. */
const said: Record<Language, [valid: string, five: string, one: string]> = {
	nl: [
		"Geldig tot en met | 27_november_2026",
		"Te betalen binnen | 5_werkdagen na uw bestelling",
		"Te betalen binnen | één werkdag na uw bestelling",
	],
	en: [
		"Valid until | 27_November_2026",
		"Payable within | 5_working days of your order",
		"Payable within | one working day of your order",
	],
	de: [
		"Gültig bis | 27._November_2026",
		"Zahlbar innerhalb von | 5_Werktagen nach Ihrer Bestellung",
		"Zahlbar innerhalb von | einem Werktag nach Ihrer Bestellung",
	],
	fr: [
		"Valable jusqu’au | 27_novembre_2026",
		"Délai de paiement | 5_jours ouvrables après votre commande",
		"Délai de paiement | un jour ouvrable après votre commande",
	],
};

test.each(languages)(
	"an offer's paper says in %s until when, and reads on from label to days",
	(language) => {
		const [valid, five, one] = said[language];
		expect(factsOf(language, 5)).toEqual([valid, five]);
		expect(factsOf(language, 1)).toEqual([valid, one]);
	},
);
