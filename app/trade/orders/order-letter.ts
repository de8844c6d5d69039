import { createTranslator } from "use-intl/core";
import { formatEuro } from "~/i18n/format.ts";
import type { Catalogue } from "~/i18n/messages/catalogue.ts";
import type { LetterPart } from "~/mail/letter.ts";
import { lineWords } from "~/trade/lines/line-words.ts";
import { addressLines, lineTotal, type OrderLine } from "~/trade/lines/lines.ts";
import type { Cents } from "~/values/money.ts";
import type { BillingAddress, Language, ShippingAddress } from "~/values/vocabulary.ts";

export type LetterOrder = {
	language: Language;
	subtotalAmount: Cents;
	vatAmount: Cents;
	totalAmount: Cents;
	/** Percent. */
	vatRate: number;
	shippingAddress: ShippingAddress;
	billingAddress: BillingAddress | null;
};

/** What a mail says of an order: its lines and sums, then where it goes and who pays. */
export function orderParts(
	order: LetterOrder,
	items: readonly OrderLine[],
	messages: Catalogue,
): LetterPart[] {
	const t = createTranslator({ locale: order.language, messages });
	const euro = (amount: Cents) => formatEuro(order.language, amount, "always");
	const words = lineWords(t, euro);
	const { shippingAddress: shipping, billingAddress: billing } = order;
	const address = (given: ShippingAddress | BillingAddress) =>
		addressLines(given, {
			country: t(`checkout.countries.${given.country}`),
			vatNumber: t("checkout.vatNumber"),
		});
	return [
		{
			kind: "lines",
			lines: items.map((line) => ({
				title: line.productTitle,
				details: [
					`${words.condition(line)} · ${line.quantity} × ${words.unitPrice(line)}`,
					words.transport(line),
				],
				amount: words.net(lineTotal(line)),
			})),
			sums: [
				[t("checkout.subtotal"), euro(order.subtotalAmount)],
				[t("checkout.vat", { rate: String(order.vatRate) }), euro(order.vatAmount)],
				[t("checkout.total"), euro(order.totalAmount)],
			],
		},
		{ kind: "address", label: t("checkout.confirmation.shippingAddress"), lines: address(shipping) },
		{
			kind: "address",
			label: t("checkout.confirmation.billingAddress"),
			lines: billing ? address(billing) : [t("checkout.confirmation.sameAsShipping")],
		},
	];
}
