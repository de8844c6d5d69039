import { choiceOf } from "~/trade/lines/line-choice.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type CartProduct, lineText } from "./cart.store.server.ts";
import type { PricedCart } from "./cart.ts";
import type { CartView } from "./cart-view.ts";

/** What the cart's page needs of a cart, in the page's language. */
export function toCartView(cart: PricedCart<CartProduct>, language: Language): CartView {
	return {
		lines: cart.lines.map(({ item, product, unitPrice, transportPrice, total, obstacle, priceBefore }) => ({
			id: item.id,
			...lineText(product, language),
			imageUrl: product.imageUrl,
			...choiceOf(item),
			price: unitPrice,
			transportPrice,
			total,
			obstacle,
			priceBefore,
		})),
		canOrder: cart.canOrder,
		subtotal: cart.subtotal,
		vat: cart.vat,
		total: cart.total,
	};
}
