import { and, eq, ne, or, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { noCents } from "~/values/money.ts";
import { maxQuantity, minQuantity } from "~/values/quantity.ts";
import { isUuid } from "~/values/uuid.ts";
import type { DeliveryPlace } from "./delivery-place.ts";
import { maxLines } from "./join-lines.ts";

const { carts, cartItems, products } = schema;

/** The line, if it stands in the visitor's own cart. */
function ownItem(cartId: string, itemId: string) {
	return and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId));
}

/**
 * A cart lives on from its last change. The cart is locked before its lines, as placing an order does.
 * @returns false when nothing was changed
 */
async function change(
	db: Db,
	cartId: string,
	write: (tx: Transaction) => Promise<{ id: string }[]>,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		await tx.update(carts).set({ updatedAt: sql`now()` }).where(eq(carts.id, cartId));
		return (await write(tx)).length > 0;
	});
}

/**
 * One more or one less of a line, within 1 to 100. The cart's visitor only.
 * @returns false when the line is not in this cart
 */
export async function stepQuantity(db: Db, cartId: string, itemId: string, step: 1 | -1): Promise<boolean> {
	if (!isUuid(itemId)) return false;
	const quantity = sql`least(${maxQuantity}::int, greatest(${minQuantity}::int, ${cartItems.quantity} + ${step}::int))`;
	return change(db, cartId, (tx) =>
		tx.update(cartItems).set({ quantity }).where(ownItem(cartId, itemId)).returning({ id: cartItems.id }),
	);
}

/** The line, if it was the last one that was taken out of the visitor's own cart. */
function removedItem(cartId: string, itemId: string) {
	return and(eq(cartItems.id, itemId), eq(cartItems.removedFrom, cartId));
}

/**
 * Takes a line out of the cart; until another one is, it may be put back. The cart's visitor only.
 * @returns false when the line is neither in this cart nor was the last one in it to be taken out
 */
export async function removeFromCart(db: Db, cartId: string, itemId: string): Promise<boolean> {
	if (!isUuid(itemId)) return false;
	return change(db, cartId, async (tx) => {
		const [own] = await tx
			.select({ id: cartItems.id, cartId: cartItems.cartId })
			.from(cartItems)
			.where(or(ownItem(cartId, itemId), removedItem(cartId, itemId)));
		if (!own?.cartId) return own ? [own] : [];
		await tx.delete(cartItems).where(eq(cartItems.removedFrom, cartId));
		const removed = { cartId: null, removedFrom: cartId, removedAt: sql`now()` };
		return tx.update(cartItems).set(removed).where(eq(cartItems.id, itemId)).returning({ id: cartItems.id });
	});
}

export type PutBackResult = "back" | "gone" | "cart_full";

/**
 * Puts the line that was taken out last back where it stood, as it was chosen. The cart's visitor only.
 * @returns gone: there is no such line any more, or another one was taken out since
 */
export async function putBackInCart(db: Db, cartId: string, itemId: string): Promise<PutBackResult> {
	if (!isUuid(itemId)) return "gone";
	return db.transaction(async (tx) => {
		await tx.update(carts).set({ updatedAt: sql`now()` }).where(eq(carts.id, cartId));
		const lines = await tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.cartId, cartId));
		if (lines.some(({ id }) => id === itemId)) return "back";
		if (lines.length >= maxLines) return "cart_full";
		const back = await tx
			.update(cartItems)
			.set({ cartId, removedFrom: null, removedAt: null })
			.where(removedItem(cartId, itemId))
			.returning({ id: cartItems.id });
		return back.length > 0 ? "back" : "gone";
	});
}

/**
 * Has a line collected instead of delivered, where its container is offered so. The cart's visitor only.
 * @returns false when the line is not in this cart, or is not collected
 */
export async function collectLine(db: Db, cartId: string, itemId: string): Promise<boolean> {
	if (!isUuid(itemId)) return false;
	const isOffered = sql`exists (select from ${products} where ${products.id} = ${cartItems.productId}
		and ${products.deliveryOptions} @> '{"self_pickup": true}')`;
	const collected = {
		...({ transportType: "self_pickup", transportCountry: null, transportPostcode: null } as const),
		transportPrice: noCents,
	};
	return change(db, cartId, (tx) =>
		tx
			.update(cartItems)
			.set(collected)
			.where(and(ownItem(cartId, itemId), isOffered))
			.returning({ id: cartItems.id }),
	);
}

/**
 * Has trucks bring every line of a cart to a place, within a transaction that holds the cart's lock. What is collected
 * stays as it is. What it costs there is computed when the cart is read.
 */
export async function bringTo(tx: Db | Transaction, cartId: string, place: DeliveryPlace): Promise<void> {
	await tx
		.update(cartItems)
		.set({ transportCountry: place.country, transportPostcode: place.postcode })
		.where(and(eq(cartItems.cartId, cartId), ne(cartItems.transportType, "self_pickup")));
}

/** The same for the visitor's own cart, by itself. */
export async function deliverTo(db: Db, cartId: string, place: DeliveryPlace): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.update(carts).set({ updatedAt: sql`now()` }).where(eq(carts.id, cartId));
		await bringTo(tx, cartId, place);
	});
}
