import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { answerCells, answerHeadings } from "~/trade/lines/wish-cells.ts";
import { askedAmount } from "~/trade/orders/owed-amount.ts";
import { vatNotes } from "~/trade/vat/vat-view.ts";
import type { Day } from "~/values/day.ts";
import { noCents } from "~/values/money.ts";
import type { SheetCell, SheetRow } from "~/values/sheet.ts";
import type { FoundOrder } from "./order-desk.store.server.ts";

/** What is left to pay; empty where nothing is asked for. */
function openCell(order: FoundOrder["order"]): SheetCell {
	const euros = askedAmount(order);
	return euros === null ? null : { euros };
}

/**
 * How orders stand in a file, a row each, in words of the language.
 * @param dueOf until when what is open of one is to be paid, as the desk's list has it
 */
export function orderSheet(language: Language, dueOf: (order: FoundOrder["order"]) => Day | null) {
	const { checkout } = catalogues[language];
	const { deliveryWish: wish, adminTrade, adminPayments: money, adminVat, vat } = pageTexts[language];
	const { words, statuses } = adminTrade;
	const billed = (label: string) => `${label} (${words.billingAddress})`;
	const { name, companyName, email, phone, street, postalCode, city, country, vatNumber } = checkout;
	const headings = [
		...[words.number, words.date, words.status, name, companyName, vatNumber, email, phone],
		...[street, postalCode, city, country],
		...[companyName, vatNumber, street, postalCode, city, country].map(billed),
		...[words.contents, checkout.subtotal, words.vatRate, words.vat, words.total],
		...[words.payment, money.credited, money.paid, money.open, money.due, words.language],
		...[wish.date, wish.note, ...answerHeadings(wish)],
		adminVat.why,
	];
	function rowOf({ order, lines }: FoundOrder): SheetRow {
		const due = dueOf(order) ?? order.dueOn;
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
			order.creditedAmount > 0 ? { euros: order.creditedAmount } : null,
			...[{ euros: order.paidAmount ?? noCents }, openCell(order), due && { day: due }],
			languageTable[order.language].nativeName,
			...[order.wishedDate && { day: order.wishedDate }, order.note, ...answerCells(order, wish)],
			vatNotes(order.vatDecision, vat.reasons).join(" "),
		];
	}
	return { headings, rowOf };
}
