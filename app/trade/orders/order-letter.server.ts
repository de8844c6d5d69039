import { createTranslator } from "use-intl/core";
import { formatEuro } from "~/i18n/format.ts";
import type { Catalogue, MailCatalogue } from "~/i18n/messages/catalogue.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { LetterPart } from "~/mail/letter.ts";
import { lineWords } from "~/trade/lines/line-words.ts";
import { addressLines, detailsOf, lineTotal, type OrderLine } from "~/trade/lines/lines.ts";
import { vatViewOf } from "~/trade/vat/vat-view.ts";
import type { Cents } from "~/values/money.ts";
import type { OrderVatDecision } from "~/values/order-vat.ts";
import type { BillingAddress, Language, ShippingAddress } from "~/values/vocabulary.ts";

export type LetterSums = {
	subtotalAmount: Cents;
	vatAmount: Cents;
	totalAmount: Cents;
	/** Percent. */
	vatRate: number;
	/** Missing in mails of an earlier version. */
	vatDecision?: OrderVatDecision | null;
};

export type LetterOrder = LetterSums & {
	shippingAddress: ShippingAddress;
	billingAddress: BillingAddress | null;
};

type Words = { language: Language; messages: Catalogue; mail: MailCatalogue };

/** What a mail says of lines and what they come to, as ordered or as offered. */
export function linesParts(
	order: LetterSums,
	items: readonly OrderLine[],
	{ language, messages, mail }: Words,
): LetterPart[] {
	const t = createTranslator({ locale: language, messages });
	const m = createTranslator({ locale: language, messages: mail });
	const euro = (amount: Cents) => formatEuro(language, amount, "always");
	const words = lineWords(t, euro);
	const { parts, notes } = vatViewOf(order, pageTexts[language].vat.reasons);
	return [
		{
			kind: "lines",
			lines: items.map((line) => ({
				title: `${line.quantity} × ${line.productTitle}`,
				details:
					line.selectedCondition === null
						? [words.unitPrice(line), ...detailsOf(line)]
						: [
								`${words.condition(line)} · ${words.unitPrice(line)}`,
								[t(`catalog.details.colors.${line.colorType}`), line.ralColor].filter(Boolean).join(", "),
								words.transport(line),
								...detailsOf(line),
							],
				amount: words.net(lineTotal(line)),
			})),
			sums: [
				[m("orderConfirmation.subtotal"), euro(order.subtotalAmount)],
				...parts.map(({ rate, base, vat }) => {
					const label = m("orderConfirmation.vat", { rate: String(rate) });
					return [parts.length > 1 ? `${label} · ${euro(base)}` : label, euro(vat)] as const;
				}),
				[m("orderConfirmation.total"), euro(order.totalAmount)],
			],
		},
		...notes.map((text) => ({ kind: "text" as const, text })),
	];
}

/** What a mail says of an order: its lines and sums, then where it goes and who pays. */
export function orderParts(order: LetterOrder, items: readonly OrderLine[], words: Words): LetterPart[] {
	const { language, messages } = words;
	const t = createTranslator({ locale: language, messages });
	const { shippingAddress: shipping, billingAddress: billing } = order;
	const address = (given: ShippingAddress | BillingAddress) =>
		addressLines(given, {
			country: t(`checkout.countries.${given.country}`),
			vatNumber: t("checkout.vatNumber"),
		});
	return [
		...linesParts(order, items, words),
		{
			kind: "address",
			label: t("checkout.confirmation.shippingAddress"),
			lines: [...address(shipping), shipping.phone].filter(Boolean),
		},
		{
			kind: "address",
			label: t("checkout.confirmation.billingAddress"),
			lines: billing ? address(billing) : [t("checkout.confirmation.sameAsShipping")],
		},
	];
}
