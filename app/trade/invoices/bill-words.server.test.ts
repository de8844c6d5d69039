import { expect, test } from "vitest";
import type { OrderLine } from "~/trade/lines/lines.ts";
import { cents } from "~/values/money.ts";
import type { VatTreatment } from "~/values/vat-cases.ts";
import { languages } from "~/values/vocabulary.ts";
import { sampleLine } from "../../../tests/support/sample-papers.ts";
import { billWords } from "./bill-words.server.ts";

const reverseCharge: VatTreatment = { category: "AE", rate: 0, exemption: "VATEX-EU-AE" };
const rented: OrderLine = {
	...{ ...sampleLine, productTitle: "20ft", selectedCondition: "rent", quantity: 2, price: cents(7_500) },
	...{
		transportType: "self_pickup",
		transportCountry: null,
		transportPostcode: null,
		transportPrice: cents(0),
	},
};
const periods = {
	nl: "Huur · eerste 30 dagen",
	en: "Rent · first 30 days",
	de: "Miete · erste 30 Tage",
	fr: "Location · 30 premiers jours",
};
const spans = { nl: "2 × 30 dagen", en: "2 × 30 days", de: "2 × 30 Tage", fr: "2 × 30 jours" };

test.each(languages)(
	"a bill in %s says for how long something is rented, and of what is sold nothing",
	(lang) => {
		const words = billWords(lang);
		const [rent, sold, transport] = words.linesOf([rented, sampleLine], () => reverseCharge);
		expect(rent).toMatchObject({ id: 1, quantity: 2, unitNet: 7_500, net: 15_000, days: 30 });
		expect(rent?.details[0]).toBe(periods[lang]);
		expect(words.rented(2, 30).replaceAll("\u00a0", " ")).toBe(spans[lang]);
		expect(sold?.details[0]).not.toContain("30");
		for (const line of [sold, transport]) expect(line).not.toHaveProperty("days");
	},
);
