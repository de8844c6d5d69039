import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { ownersPart } from "~/i18n/messages/owners-part.ts";
import { cents } from "~/values/money.ts";
import { languages } from "~/values/vocabulary.ts";
import { sampleLine } from "../../../tests/support/sample-papers.ts";
import { lineWords } from "./line-words.ts";

const rented = { ...sampleLine, selectedCondition: "rent", price: cents(7_500) } as const;
const free = { ...sampleLine, transportPrice: cents(0) };
const collected = { ...free, transportType: "self_pickup", transportCountry: null } as const;

test.each(languages)("the desk has all words about a line that the shop has: %s", (language) => {
	const euro = (amount: number) => `€ ${amount / 100}`;
	const shop = lineWords(createTranslator({ locale: language, messages: catalogues[language] }), euro);
	const part = ownersPart(catalogues[language]);
	const desk = lineWords(createTranslator({ locale: language, messages: part }), euro);
	for (const line of [sampleLine, rented, free, collected]) {
		for (const say of ["condition", "unitPrice", "transport"] as const) {
			expect(desk[say](line)).toBe(shop[say](line));
		}
	}
	expect(desk.unitPrice(rented)).toContain("€ 2.5");
});
