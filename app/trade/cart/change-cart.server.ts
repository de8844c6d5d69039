import { and, eq, ne, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { noCents } from "~/values/money.ts";
import { maxQuantity, minQuantity } from "~/values/quantity.ts";
import { isUuid } from "~/values/uuid.ts";
import type { DeliveryPlace } from "./delivery-place.ts";

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

/** Takes a line out of the cart. The cart's visitor only; false when it is not in this cart. */
export async function removeFromCart(db: Db, cartId: string, itemId: string): Promise<boolean> {
	if (!isUuid(itemId)) return false;
	return change(db, cartId, (tx) =>
		tx.delete(cartItems).where(ownItem(cartId, itemId)).returning({ id: cartItems.id }),
	);
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
