import { useState } from "react";
import { useFetcher } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { CartView } from "~/trade/cart/cart-view.ts";
import { type DeliveryPlace, differsFrom, isPlace, placeOf } from "~/trade/cart/delivery-place.ts";
import { blockedLines } from "~/trade/cart/shop/blocked-lines.ts";
import { asideField } from "~/ui/lost-form/lost-form.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Amounts } from "~/values/vat.ts";
import { orderCountries } from "~/values/vocabulary.ts";

/** Prices transport for the address that is being typed; the order itself asks again. */
export function useAddressPrice(cart: CartView, total: Amounts["total"]) {
	const t = useTranslations("checkout");
	const language = useLanguage();
	const { euro } = useFormat();
	const fetcher = useFetcher();
	const [moved, setMoved] = useState<DeliveryPlace | null>(null);
	// A place that has no price, such as one in a country without tariffs, is told at its lines.
	const wordsOf = ({ postcode }: DeliveryPlace) =>
		cart.canOrder
			? t("transportMoved", { postcode, total: euro(total, "always") })
			: [t("blocked"), ...blockedLines(t, language, cart)].join(" ");
	return {
		told: moved && fetcher.state === "idle" ? wordsOf(moved) : null,
		onAddress(address: { country: string; postalCode: string }) {
			const country = memberOf(orderCountries, address.country);
			const place = country && placeOf({ country, postalCode: address.postalCode });
			if (!place || !isPlace(place) || !cart.lines.some((line) => differsFrom(line, place))) return;
			setMoved(place);
			fetcher.submit({ intent: "deliver", [asideField]: "on", ...address }, { method: "post" });
		},
	};
}
