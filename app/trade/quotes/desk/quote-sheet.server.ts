import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { answerCells, answerHeadings } from "~/trade/lines/wish-cells.ts";
import type { SheetRow } from "~/values/sheet.ts";
import { optionCondition } from "../purchase-option.ts";
import type { FoundQuote } from "./quote-desk.store.server.ts";

/** How quotes stand in a file, a row each, in words of the language. */
export function quoteSheet(language: Language) {
	const { quote: t, catalog } = catalogues[language];
	const { details } = catalog;
	const { words, statuses, detail } = pageTexts[language].adminTrade;
	const { deliveryWish: wish } = pageTexts[language];
	const headings = [
		...[words.date, words.status, t.customerName, t.companyName, t.email, t.phone],
		...[t.requestType, t.product, detail.configuration, t.quantityRequested, details.condition],
		...[details.color, t.ralColor, details.delivery, words.place],
		...[words.unitPrice, words.transportNet, words.totalNet],
		...[t.deliveryAddress, t.preferredDeliveryDate, t.specialRequirements, words.language],
		...answerHeadings(wish),
	];
	const rowOf = ({ quote, productTitle }: FoundQuote): SheetRow => [
		...[{ moment: quote.createdAt }, statuses.quote[quote.status]],
		...[quote.customerName, quote.companyName ?? "", quote.email, quote.phone ?? ""],
		...[quote.requestType ? t.requestTypes[quote.requestType] : "", productTitle ?? ""],
		quote.configuration ?? "",
		{ number: quote.quantityRequested, decimals: 0 },
		quote.purchaseOption ? details.conditionNames[optionCondition[quote.purchaseOption]] : "",
		quote.colorType ? details.colors[quote.colorType] : "",
		quote.colorType === "wish_color" ? quote.ralColor : "",
		quote.transportType ? details.deliveries[quote.transportType] : "",
		[quote.transportPostcode, quote.transportCountry].filter(Boolean).join(" "),
		...[quote.unitPrice, quote.transportPrice, quote.totalPrice].map((euros) =>
			euros === null ? null : { euros },
		),
		...[quote.deliveryAddress ?? "", quote.preferredDeliveryDate && { day: quote.preferredDeliveryDate }],
		quote.specialRequirements ?? "",
		languageTable[quote.language].nativeName,
		...answerCells(quote, wish),
	];
	return { headings, rowOf };
}
