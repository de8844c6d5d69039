import { asc, count, eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { chooseTranslation } from "~/trade/catalog/product.ts";
import type { AllTariffs } from "~/trade/transport/tariff.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type PricedCart, priceCart } from "./cart.ts";

const { cartItems } = schema;

/** Number of lines, for the badge in the bar. One statement. */
export async function countCartLines(db: Db, cartId: string): Promise<number> {
	const [row] = await db.select({ lines: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
	return row?.lines ?? 0;
}

function findItems(db: Db | Transaction, cartId: string) {
	return db.query.cartItems.findMany({
		where: eq(cartItems.cartId, cartId),
		orderBy: [asc(cartItems.createdAt), asc(cartItems.id)],
		with: {
			product: { with: { translations: { columns: { language: true, title: true, slug: true } } } },
		},
	});
}

export type CartProduct = Awaited<ReturnType<typeof findItems>>[number]["product"];

/** A visitor's cart at today's prices, oldest line first. One statement. */
export async function readCart(
	db: Db | Transaction,
	cartId: string,
	tariffs: AllTariffs,
): Promise<PricedCart<CartProduct>> {
	const items = await findItems(db, cartId);
	return priceCart(items, new Map(items.map((item) => [item.productId, item.product])), tariffs);
}

/** The product's title and slug in the language, else in Dutch, else in any. */
export function lineText(product: CartProduct, language: Language): { title: string; slug: string } {
	const text = chooseTranslation(product.translations, language);
	return { title: text?.title ?? "", slug: text?.slug ?? product.id };
}
