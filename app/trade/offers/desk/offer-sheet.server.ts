import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { SheetRow } from "~/values/sheet.ts";
import type { OfferFileRow } from "./offer-desk.store.server.ts";

/** How offers stand in a file, a row each, in words of the language. */
export function offerSheet(language: Language) {
	const { checkout } = catalogues[language];
	const { adminTrade, adminOffers: t } = pageTexts[language];
	const { words } = adminTrade;
	const { name, companyName, email, phone, street, postalCode, city, country, vatNumber } = checkout;
	const headings = [
		...[words.number, t.version, words.date, t.columns.state, t.columns.validUntil, t.sentOn],
		...[name, companyName, vatNumber, email, phone, street, postalCode, city, country],
		...[t.fields.lines, checkout.subtotal, words.vatRate, words.vat, t.columns.total],
		...[t.answered, t.answeredBy, t.answeredHow, t.reason, adminTrade.orders.one, words.language],
	];
	function rowOf({ offer, state, orderNumber, version }: OfferFileRow): SheetRow {
		const { buyer, lines } = version;
		return [
			...[offer.number, { number: version.number, decimals: 0 as const }, { moment: offer.createdAt }],
			...[t.states[state], { day: offer.validUntil }, version.sentAt && { moment: version.sentAt }],
			...[buyer.name, buyer.companyName ?? "", buyer.vatNumber ?? "", buyer.email, buyer.phone ?? ""],
			...[buyer.street ?? "", buyer.postalCode ?? "", buyer.city ?? "", checkout.countries[buyer.country]],
			lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(", "),
			...[{ euros: version.subtotalAmount }, { number: version.vatRate, decimals: 2 as const }],
			...[{ euros: version.vatAmount }, { euros: version.totalAmount }],
			...[offer.answeredAt && { moment: offer.answeredAt }, offer.answeredBy ?? ""],
			offer.answeredHow ? t.accept.ways[offer.answeredHow] : "",
			...[offer.declineReason ?? "", orderNumber ?? "", languageTable[offer.language].nativeName],
		];
	}
	return { headings, rowOf };
}
