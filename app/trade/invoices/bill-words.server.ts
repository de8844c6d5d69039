import { createTranslator } from "use-intl/core";
import { catalogues, mailCatalogues, paperCatalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro, formatWholeDate } from "~/i18n/format.ts";
import { withColon } from "~/i18n/labelled.ts";
import { lineWords } from "~/trade/lines/line-words.ts";
import { detailsOf, type OrderLine } from "~/trade/lines/lines.ts";
import { rentedFor } from "~/trade/papers/paper-sheet.ts";
import { noonOf } from "~/values/day.ts";
import { timesCents } from "~/values/money.ts";
import { rentDays } from "~/values/rental.ts";
import type { VatTreatment } from "~/values/vat-cases.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { LineTexts } from "./draft-invoice.ts";
import type { InvoiceLine, PaperReference } from "./invoice.ts";

const regions = Object.fromEntries(
	languages.map((language) => [language, new Intl.DisplayNames(language, { type: "region" })]),
) as Record<Language, Intl.DisplayNames>;

/** What an invoice says in a buyer's language. */
export function billWords(language: Language) {
	const m = createTranslator({ locale: language, messages: mailCatalogues[language] });
	const t = createTranslator({ locale: language, messages: catalogues[language] });
	const words = lineWords(t, (amount) => formatEuro(language, amount, "always"));
	const day = (date: string) => formatWholeDate(language, noonOf(date));
	const named = ({ number, issuedOn }: PaperReference) => ({ number, date: day(issuedOn) });
	return {
		/** The lines of an order: what was sold, and behind it how it travels where that is paid for. */
		linesOf(items: readonly OrderLine[], treatmentOf: (place: number) => VatTreatment): InvoiceLine[] {
			const lines = items.flatMap((item, place) => {
				const { quantity, price, transportPrice, productTitle, selectedCondition } = item;
				const isRented = selectedCondition === "rent";
				const treatment = treatmentOf(place);
				const color = [t(`catalog.details.colors.${item.colorType}`), item.ralColor]
					.filter(Boolean)
					.join(", ");
				const condition = [
					words.condition(item),
					...(isRented ? [paperCatalogues[language].rentPeriod] : []),
				];
				const sold = {
					...{ text: productTitle, quantity },
					details: [
						...(selectedCondition === null ? [] : [condition.join(" · "), color]),
						...detailsOf(item),
					],
					...{ unit: "C62" as const, unitNet: price, net: timesCents(price, quantity), treatment },
					...(isRented ? { days: rentDays } : {}),
				};
				if (transportPrice === 0) return [sold];
				const text = m("bill.transport", { delivery: words.delivery(item) });
				const travel = { text, details: [productTitle], quantity: 1, unit: "C62" as const };
				return [sold, { ...travel, unitNet: transportPrice, net: transportPrice, treatment }];
			});
			return lines.map((line, index) => ({ ...line, id: index + 1 }));
		},
		lineTexts: (number: string): LineTexts => ({
			deposit: (part) =>
				"percent" in part
					? m("bill.deposit", { percent: String(part.percent), number })
					: m("bill.depositAmount", { number }),
			deducted: (deposit) => m("bill.deducted", named(deposit)),
			reduction: (invoice) => m("bill.reduction", named(invoice)),
			reduced: (note) => m("bill.reduced", named(note)),
		}),
		terms: (dueOn: string, reference: string) => m("bill.terms", { date: day(dueOn), reference }),
		/** What its paper says beyond the words of every paper. */
		paper: {
			...{ order: m("bill.order"), deliveredOn: m("bill.deliveredOn"), due: m("transfer.due") },
			...{ reason: withColon(language, m("bill.reason")), vatNumber: m("letter.vatNumber"), day },
			deposit: paperCatalogues[language].deposit,
			country: (code: string) => regions[language].of(code) ?? code,
		},
		/** For how long so many pieces are rented. */
		rented: (pieces: number, days: number) => rentedFor(language, pieces, days),
		/** Why no VAT is charged; null where it is. */
		exemption: ({ category }: VatTreatment) => (category === "S" ? null : m(`bill.reasons.${category}`)),
	};
}
