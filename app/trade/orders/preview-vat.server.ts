import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { readCart } from "~/trade/cart/cart.store.server.ts";
import { placeOf } from "~/trade/cart/delivery-place.ts";
import { listTariffs } from "~/trade/transport/tariff.store.server.ts";
import { askBuyerVat } from "~/trade/vat/buyer-vat.server.ts";
import { shownParts, type VatView, vatNotes } from "~/trade/vat/vat-view.ts";
import { memberOf } from "~/values/closed-set.ts";
import { decideOrder, vatLineOf } from "~/values/order-vat.ts";
import { plainText } from "~/values/plain-text.ts";
import { parseVatNumber } from "~/values/vat-number.ts";
import { type Language, orderCountries } from "~/values/vocabulary.ts";

/** Longer is no number and no name. */
const longest = 200;

/** Who buys, as far as the form says by now: a number that is none is none, and an empty form is a private buyer's. */
function readBuyer(fields: FormData) {
	const text = (name: string) =>
		plainText(String(fields.get(name) ?? ""))
			.trim()
			.slice(0, longest);
	const country = memberOf(orderCountries, text("country"));
	const numberOf = (name: string, of: typeof country) =>
		parseVatNumber(text(name), of ? placeOf({ country: of, postalCode: "" }).country : undefined);
	const own = { companyName: text("companyName") || null, vatNumber: numberOf("vatNumber", country) };
	if (fields.get("useAlternativeBillingAddress") !== "on") return { country, buyer: own };
	const billed = memberOf(orderCountries, text("billingCountry"));
	return {
		country,
		buyer: {
			companyName: text("billingCompanyName") || own.companyName,
			vatNumber: numberOf("billingVatNumber", billed) ?? own.vatNumber,
		},
	};
}

/**
 * What the visitor's cart comes to for the buyer that the form tells of; null where it cannot be said. VIES is asked, or has
 * been a moment ago. Nothing is written: the order decides anew.
 */
export async function previewVat(
	shop: Services,
	requester: string,
	{
		cartId,
		fields,
		address,
		now,
		language,
	}: {
		cartId: string | null;
		fields: FormData;
		address: string;
		now: Date;
		language: Language;
	},
): Promise<VatView | null> {
	if (cartId === null) return null;
	try {
		const { country, buyer } = readBuyer(fields);
		if (!country) return null;
		const vat = await askBuyerVat(shop, requester, buyer, { from: address, now });
		const { lines } = await readCart(shop.db, cartId, await listTariffs(shop.db, shop.cache));
		const { decision, totals } = decideOrder(
			{
				...{ ...vat, proof: null, tries: 0, lines: lines.map(({ item }) => vatLineOf(item)) },
				deliveryCountry: placeOf({ country, postalCode: "" }).country,
			},
			lines.map(({ total }) => total),
		);
		return {
			...{ subtotal: totals.net, vat: totals.vat, total: totals.gross },
			...{ parts: shownParts(decision), notes: vatNotes(decision, pageTexts[language].vat.reasons) },
		};
	} catch (error) {
		log.error("VAT not shown", { error: errorText(error) });
		return null;
	}
}
