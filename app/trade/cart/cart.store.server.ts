import { and, asc, count, eq, exists, gt, sql } from "drizzle-orm";
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

/** For how long what was taken out is offered to be put back. */
const removalLasts = sql`interval '1 hour'`;

/** The line that was taken out of a cart last, within the hour. One statement. */
export async function findRemovedLine(
	db: Db,
	cartId: string,
	language: Language,
): Promise<{ id: string; title: string; createdAt: Date } | null> {
	const item = await db.query.cartItems.findFirst({
		columns: { id: true, productTitle: true, createdAt: true },
		where: and(eq(cartItems.removedFrom, cartId), gt(cartItems.removedAt, sql`now() - ${removalLasts}`)),
		with: {
			product: {
				columns: { id: true },
				with: { translations: { columns: { language: true, title: true, slug: true } } },
			},
		},
	});
	if (!item) return null;
	const { id, product, createdAt } = item;
	return { id, createdAt, title: lineText({ item, product }, language).title };
}

function findItems(db: Db | Transaction, cartId: string) {
	return db.query.cartItems.findMany({
		where: eq(cartItems.cartId, cartId),
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

type StoredItem = Awaited<ReturnType<typeof findItems>>[number];
export type CartProduct = NonNullable<StoredItem["product"]>;
export type StoredCart = PricedCart<CartProduct, StoredItem>;

/** A visitor's cart at today's prices, oldest line first. One statement. */
export async function readCart(
	db: Db | Transaction,
	cartId: string,
	tariffs: AllTariffs,
): Promise<StoredCart> {
	const items = await findItems(db, cartId);
	const products = new Map(items.flatMap(({ product }) => (product ? [[product.id, product]] : [])));
	return priceCart(items, products, tariffs);
}

type NamedLine = {
	item: Pick<StoredItem, "productTitle">;
	product: Pick<CartProduct, "id" | "translations"> | null;
};

/** Title and slug of a line in the language, else in Dutch, else in any; of one that is gone as it was called. */
export function lineText(
	{ item, product }: NamedLine,
	language: Language,
): { title: string; slug: string | null } {
	if (!product) return { title: item.productTitle, slug: null };
	const text = chooseTranslation(product.translations, language);
	return { title: text?.title ?? item.productTitle, slug: text?.slug ?? product.id };
}
