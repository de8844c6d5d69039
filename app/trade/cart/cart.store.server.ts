import { and, asc, count, eq, exists, gt, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { chooseTranslation } from "~/trade/catalog/product.ts";
import type { AllTariffs } from "~/trade/transport/tariff.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type PricedCart, priceCart } from "./cart.ts";

const { cartItems, carts } = schema;

/** Number of lines, for the badge in the bar. One statement. */
export async function countCartLines(db: Db, cartId: string): Promise<number> {
	const [row] = await db.select({ lines: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
	return row?.lines ?? 0;
}

/** The account that a cart with lines belongs to; null for a guest's, an empty one and none. One statement. */
export async function accountOfFilledCart(db: Db, cartId: string): Promise<string | null> {
	const lines = db.select({ one: sql`1` }).from(cartItems).where(eq(cartItems.cartId, carts.id));
	const [cart] = await db
		.select({ userId: carts.userId })
		.from(carts)
		.where(and(eq(carts.id, cartId), exists(lines)));
	return cart?.userId ?? null;
}

function findItems(db: Db | Transaction, where: SQL | undefined) {
	return db.query.cartItems.findMany({
		where,
		orderBy: [asc(cartItems.createdAt), asc(cartItems.id)],
		with: {
			product: {
				with: {
					translations: { columns: { language: true, title: true, slug: true } },
					images: { columns: { imageUrl: true }, orderBy: (image) => [asc(image.sortOrder)] },
					conditionImages: {
						columns: { condition: true, imageUrl: true },
						orderBy: (image) => [asc(image.sortOrder)],
					},
					mainConditionImages: { columns: { condition: true, imageUrl: true } },
				},
			},
		},
	});
}

export type StoredItem = Awaited<ReturnType<typeof findItems>>[number];
export type CartProduct = NonNullable<StoredItem["product"]>;
export type StoredCart = PricedCart<CartProduct, StoredItem>;

function priced(items: StoredItem[], tariffs: AllTariffs): StoredCart {
	const products = new Map(items.flatMap(({ product }) => (product ? [[product.id, product]] : [])));
	return priceCart(items, products, tariffs);
}

/** A visitor's cart at today's prices, oldest line first. One statement. */
export async function readCart(
	db: Db | Transaction,
	cartId: string,
	tariffs: AllTariffs,
): Promise<StoredCart> {
	return priced(await findItems(db, eq(cartItems.cartId, cartId)), tariffs);
}

/** For how long what was taken out is offered to be put back. */
const removalLasts = sql`interval '1 hour'`;

/** The same, and the line that was taken out of it last, within the hour. One statement. */
export async function readCartWithRemoved(
	db: Db,
	cartId: string,
	tariffs: AllTariffs,
): Promise<{ cart: StoredCart; removed: StoredItem | null }> {
	const isRemoved = and(
		eq(cartItems.removedFrom, cartId),
		gt(cartItems.removedAt, sql`now() - ${removalLasts}`),
	);
	const items = await findItems(db, or(eq(cartItems.cartId, cartId), isRemoved));
	return {
		cart: priced(
			items.filter((item) => item.cartId !== null),
			tariffs,
		),
		removed: items.find((item) => item.cartId === null) ?? null,
	};
}

/** Title and slug of a line in the language, else in Dutch, else in any; of one that is gone as it was called. */
export function lineText(
	{ item, product }: Pick<StoredCart["lines"][number], "item" | "product">,
	language: Language,
): { title: string; slug: string | null } {
	if (!product) return { title: item.productTitle, slug: null };
	const text = chooseTranslation(product.translations, language);
	return { title: text?.title ?? item.productTitle, slug: text?.slug ?? product.id };
}
