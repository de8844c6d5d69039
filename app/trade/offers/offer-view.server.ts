import { catalogues } from "~/i18n/catalogues.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { addressLines } from "~/trade/lines/lines.ts";
import { vatViewOf } from "~/trade/vat/vat-view.ts";
import type { BillingAddress, Language, ShippingAddress } from "~/values/vocabulary.ts";
import type { OfferVersion } from "./offer.store.server.ts";
import { isDiscounted, orderLinesOf } from "./offer.ts";

/** A version of an offer as pages show it, in words of their language; its own texts stay in the buyer's. */
export function shownOffer(version: OfferVersion, language: Language) {
	const { content } = version;
	const { buyer, billing } = content;
	const texts = pageTexts[language];
	const { checkout } = catalogues[language];
	const addressOf = (given: ShippingAddress | BillingAddress) =>
		addressLines(given, {
			country: checkout.countries[given.country],
			vatNumber: checkout.vatNumber,
		}).flatMap((line) => line.trim() || []);
	const place = {
		...{ ...buyer, phone: buyer.phone ?? "", street: buyer.street ?? "", city: buyer.city ?? "" },
		postalCode: buyer.postalCode ?? "",
	};
	return {
		lines: orderLinesOf(content).map((line, index) => {
			const given = content.lines[index];
			return { ...line, listPrice: given && isDiscounted(given) ? given.listPrice : null };
		}),
		amounts: vatViewOf(version, texts.vat.reasons),
		buyer: addressOf(place),
		billing: billing && addressOf(billing),
		...{ intro: content.intro, remarks: content.remarks, closing: content.closing },
		conditions: content.conditions,
		pictures: content.pictures,
		wishes: wishRows(content.wish, texts.deliveryWish, language),
		...{ validUntil: content.validUntil, termDays: content.termDays },
	};
}

export type ShownOffer = ReturnType<typeof shownOffer>;
