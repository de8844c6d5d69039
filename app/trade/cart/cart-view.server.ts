import { galleryImages } from "~/trade/catalog/product.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import type { Language } from "~/values/vocabulary.ts";
import { lineText, type StoredCart } from "./cart.store.server.ts";
import type { CartView } from "./cart-view.ts";

/** What the cart's page needs of a cart, in the page's language. */
export function toCartView(cart: StoredCart, language: Language): CartView {
	return {
		lines: cart.lines.map((line) => ({
			id: line.item.id,
			...lineText(line, language),
			imageUrl: (line.product && galleryImages(line.product, line.item.selectedCondition)[0]) ?? null,
			...choiceOf(line.item),
			price: line.unitPrice,
			transportPrice: line.transportPrice,
			total: line.total,
			obstacle: line.obstacle,
			priceBefore: line.priceBefore,
		})),
		canOrder: cart.canOrder,
		subtotal: cart.subtotal,
		vat: cart.vat,
		total: cart.total,
	};
}
