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
			quantity: item.quantity,
			price: unitPrice,
			transportPrice,
			total,
			selectedCondition: item.selectedCondition,
			transportType: item.transportType,
			transportCountry: item.transportCountry,
			transportPostcode: item.transportPostcode,
			ralColor: item.ralColor,
			obstacle,
			priceBefore,
		})),
		canOrder: cart.canOrder,
		subtotal: cart.subtotal,
		vat: cart.vat,
		total: cart.total,
	};
}
