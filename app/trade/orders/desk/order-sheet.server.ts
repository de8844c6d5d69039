import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { answerCells, answerHeadings } from "~/trade/lines/wish-cells.ts";
import type { SheetRow } from "~/values/sheet.ts";
import type { FoundOrder } from "./order-desk.store.server.ts";

/** How orders stand in a file, a row each, in words of the language. */
export function orderSheet(language: Language) {
	const { checkout } = catalogues[language];
	const { deliveryWish: wish, adminTrade } = pageTexts[language];
	const { words, statuses } = adminTrade;
	const billed = (label: string) => `${label} (${words.billingAddress})`;
	const { name, companyName, email, phone, street, postalCode, city, country, vatNumber } = checkout;
	const headings = [
		...[words.number, words.date, words.status, name, companyName, vatNumber, email, phone],
		...[street, postalCode, city, country],
		...[companyName, vatNumber, street, postalCode, city, country].map(billed),
		...[words.contents, checkout.subtotal, words.vatRate, words.vat, words.total],
		...[words.payment, words.language],
		...[wish.date, wish.note, ...answerHeadings(wish)],
	];
	function rowOf({ order, lines }: FoundOrder): SheetRow {
		const { shippingAddress: shipping, billingAddress: billing } = order;
		return [
			...[order.orderNumber, { moment: order.createdAt }, statuses.order[order.status]],
			...[
				shipping.name,
				shipping.companyName ?? "",
				shipping.vatNumber ?? "",
				shipping.email,
				shipping.phone,
			],
			...[shipping.street, shipping.postalCode, shipping.city, checkout.countries[shipping.country]],
			...(billing
				? [
						...[billing.companyName ?? "", billing.vatNumber ?? "", billing.street, billing.postalCode],
						...[billing.city, checkout.countries[billing.country]],
					]
				: Array<string>(6).fill("")),
			...[lines, { euros: order.subtotalAmount }, { number: order.vatRate, decimals: 2 as const }],
			...[{ euros: order.vatAmount }, { euros: order.totalAmount }, checkout[order.paymentMethod]],
			languageTable[order.language].nativeName,
			...[order.wishedDate && { day: order.wishedDate }, order.note, ...answerCells(order, wish)],
		];
	}
	return { headings, rowOf };
}
