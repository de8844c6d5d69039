import { and, eq, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { maxQuantity, minQuantity } from "~/values/quantity.ts";
import { isUuid } from "~/values/uuid.ts";

const { carts, cartItems } = schema;

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
