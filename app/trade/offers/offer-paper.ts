import { formatEuro, formatWholeDate } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { addressLines } from "~/trade/lines/lines.ts";
import { type PaperWords, paperLines, ratesOf } from "~/trade/papers/order-paper.ts";
import type { Paper, PaperLine, PaperPicture, PaperSeller } from "~/trade/papers/paper.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { type Cents, noCents } from "~/values/money.ts";
import type { OfferContent, OfferLine } from "~/values/offer-content.ts";
import type { OrderVatDecision } from "~/values/order-vat.ts";
import type { BillingAddress, Language, ShippingAddress } from "~/values/vocabulary.ts";
import { isDiscounted, orderLineOf, versionNumber } from "./offer.ts";

/** A version of an offer as its paper tells it. */
export type PrintedOffer = {
	number: string;
	version: number;
	language: Language;
	content: OfferContent;
	subtotalAmount: Cents;
	vatAmount: Cents;
	totalAmount: Cents;
	vatRate: number;
	vatDecision: OrderVatDecision | null;
};

const fill = (text: string, values: Record<string, string>) =>
	text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** What the catalogue asks, below a line that asks less. */
function withListPrice(
	line: OfferLine,
	[first, ...others]: PaperLine[],
	offer: PrintedOffer,
	words: PaperWords,
) {
	if (!first || !isDiscounted(line)) return first ? [first, ...others] : [];
	const price = formatEuro(offer.language, line.listPrice ?? noCents, "always");
	return [{ ...first, details: [...first.details, fill(words.paper.offer.listPrice, { price })] }, ...others];
}

/** An address as far as it is known. */
function linesOf(address: ShippingAddress | BillingAddress, words: PaperWords): string[] {
	return addressLines(address, {
		country: words.shop.checkout.countries[address.country],
		vatNumber: words.shop.checkout.vatNumber,
	}).flatMap((line) => line.trim() || []);
}

/** The paper of a version of an offer. The same version gives the same paper. */
export function offerPaper(
	offer: PrintedOffer,
	given: { seller: PaperSeller; date: Day; pictures: readonly PaperPicture[] },
	words: PaperWords,
): Paper {
	const { content, language, version } = offer;
	const { buyer, billing, transportType } = content;
	const own = words.paper.offer;
	const place: ShippingAddress = {
		...{ ...buyer, phone: buyer.phone ?? "", street: buyer.street ?? "", city: buyer.city ?? "" },
		postalCode: buyer.postalCode ?? "",
	};
	const payer =
		billing && (billing.companyName ? linesOf(billing, words) : [buyer.name, ...linesOf(billing, words)]);
	const isBrought = transportType !== "self_pickup";
	const wishes = wishRows(content.wish, words.wish, language).map(([label, value]) =>
		labelled(language, label, value),
	);
	const conditions = content.conditions.trim();
	return {
		...{
			kind: "offer",
			language,
			seller: given.seller,
			number: versionNumber(offer.number, version),
			about: null,
		},
		date: given.date,
		facts: [
			[own.validUntil, formatWholeDate(language, noonOf(content.validUntil))],
			[
				own.terms,
				content.termDays === 1 ? own.termOne : fill(own.termDays, { days: String(content.termDays) }),
			],
		],
		buyer: payer ?? linesOf(place, words),
		delivery: isBrought
			? payer && linesOf({ ...place, vatNumber: null }, words)
			: [
					words.paper.collected,
					given.seller.street,
					`${given.seller.postalCode} ${given.seller.city}`.trim(),
				].filter(Boolean),
		...(content.intro.trim() && { intro: content.intro.trim() }),
		lines: content.lines.flatMap((line) =>
			withListPrice(
				line,
				paperLines(orderLineOf(line, content), { language, words, isNote: false }),
				offer,
				words,
			),
		),
		totals: {
			net: offer.subtotalAmount,
			perRate: ratesOf(offer, words.exemptions),
			vat: offer.vatAmount,
			gross: offer.totalAmount,
			prepaid: noCents,
		},
		payment: null,
		notes: [
			...[content.remarks.trim(), ...wishes].filter(Boolean),
			own.accept,
			...[content.closing.trim()].filter(Boolean),
			...(conditions ? [labelled(language, own.conditions, conditions)] : []),
		],
		pictures: given.pictures,
	};
}
