import { useLanguage } from "~/i18n/i18n.tsx";
import { useScripted } from "~/ui/use-scripted.ts";
import { urls } from "~/urls.ts";
import { type CartLineView, type cartIntents, lineIntent } from "../cart-view.ts";

/** Id of the heading of an empty cart. */
export const emptyCartId = "empty-cart";

/** What a button of a line does. */
export type LineIntent = (typeof cartIntents)[number];

/**
 * How a button of a line is sent: by its own small form. Without scripts that asks for the page anew: there it is sent
 * with the order's form, which takes along what was typed.
 * @param orderForm id of that form; null where the page has none
 */
export function useLinePress(orderForm: string | null, id: string) {
	const language = useLanguage();
	const scripted = useScripted();
	/** @param goesOnFrom id of the element that the focus, and what is in sight, go on from */
	return (intent: LineIntent, goesOnFrom: string) =>
		scripted || orderForm === null
			? { name: "intent", value: intent }
			: {
					...{ name: "intent", value: lineIntent(intent, id) },
					...{ form: orderForm, formAction: `${urls.cart(language)}#${goesOnFrom}` },
				};
}

/** Id of a button of a line. */
export const pressId = (intent: LineIntent, { id }: Pick<CartLineView, "id">) => `${intent}-${id}`;
