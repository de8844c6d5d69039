import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CartView } from "~/trade/cart/cart-view.ts";
import type { VatView } from "~/trade/vat/vat-view.ts";
import { asideField } from "~/ui/lost-form/lost-form.ts";
import { useOnChange } from "~/ui/use-on-change.ts";

/** What the form says of the buyer's VAT, by the names of its fields. */
type TypedBuyer = Readonly<Record<string, string>>;

/** Typing rests for so long before VIES is asked. */
const restMs = 700;

/**
 * The cart's sums for the buyer that is being typed: the server decides and says why. Sums of another cart than the one
 * shown are not used; the order itself decides again.
 */
export function useVat(cart: CartView, answered: VatView | null, asksCountry: boolean) {
	const fetcher = useFetcher<{ shown: VatView | null }>();
	const [shown, setShown] = useState(answered);
	const [typed, setTyped] = useState<TypedBuyer | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const ask = (buyer: TypedBuyer) =>
		void fetcher.submit({ intent: "vat", [asideField]: "on", ...buyer }, { method: "post" });
	useOnChange(answered, () => {
		if (answered) setShown(answered);
	});
	useOnChange(fetcher.data, () => {
		if (fetcher.data) setShown(fetcher.data.shown);
	});
	// Another quantity or place: what VAT comes to has changed with it.
	useOnChange(cart.subtotal, () => {
		if (typed) ask(typed);
	});
	useEffect(() => () => clearTimeout(timer.current), []);
	return {
		amounts: shown && shown.subtotal === cart.subtotal ? shown : cart,
		onBuyer(buyer: TypedBuyer, atOnce: boolean) {
			const isAsked =
				[buyer.vatNumber, buyer.billingVatNumber].some(Boolean) || asksCountry || shown !== null;
			clearTimeout(timer.current);
			if (!isAsked || JSON.stringify(buyer) === JSON.stringify(typed)) return;
			const send = () => {
				setTyped(buyer);
				ask(buyer);
			};
			if (atOnce) send();
			else timer.current = setTimeout(send, restMs);
		},
	};
}
