import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { sortableMoment } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { csvAmount } from "~/values/csv.ts";
import type { FoundQuote } from "./quote-desk.store.server.ts";
import { optionCondition } from "./quote-words.ts";

/** Quotes as rows of a file, a row each below the headings, in words of the language. */
export function quoteRows(found: readonly FoundQuote[], language: Language): string[][] {
	const { quote: t, catalog } = catalogues[language];
	const { details } = catalog;
	const { words, statuses, detail } = pageTexts[language].adminTrade;
	const headings = [
		...[words.date, words.status, t.customerName, t.companyName, t.email, t.phone],
		...[t.requestType, t.product, detail.configuration, t.quantityRequested, details.condition],
		...[details.color, t.ralColor, details.delivery, details.transport],
		...[t.deliveryAddress, t.preferredDeliveryDate, t.specialRequirements, words.language],
	];
	const rows = found.map(({ quote, productTitle }) => [
		...[sortableMoment(quote.createdAt), statuses.quote[quote.status]],
		...[quote.customerName, quote.companyName ?? "", quote.email, quote.phone ?? ""],
		...[t.requestTypes[quote.requestType], productTitle ?? "", quote.configuration ?? ""],
		String(quote.quantityRequested),
		quote.purchaseOption ? details.conditionNames[optionCondition[quote.purchaseOption]] : "",
		quote.colorType ? details.colors[quote.colorType] : "",
		quote.colorType === "wish_color" ? quote.ralColor : "",
		quote.transportType ? details.deliveries[quote.transportType] : "",
		quote.transportPrice === null ? "" : csvAmount(quote.transportPrice),
		...[quote.deliveryAddress ?? "", quote.preferredDeliveryDate ?? "", quote.specialRequirements ?? ""],
		languageTable[quote.language].nativeName,
	]);
	return [headings, ...rows];
}
