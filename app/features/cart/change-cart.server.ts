import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { maxQuantity, minQuantity } from "~/values/quantity.ts";

const { cartItems } = schema;

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The line, if it stands in the visitor's own cart. */
function ownItem(cartId: string, itemId: string) {
	return and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId));
}

/**
 * One more or one less of a line, within 1 to 100. The cart's visitor only.
 * @returns false when the line is not in this cart
 */
export async function stepQuantity(db: Db, cartId: string, itemId: string, step: 1 | -1): Promise<boolean> {
	if (!uuidForm.test(itemId)) return false;
	const changed = await db
		.update(cartItems)
		.set({
			quantity: sql`least(${maxQuantity}::int, greatest(${minQuantity}::int, ${cartItems.quantity} + ${step}::int))`,
		})
		.where(ownItem(cartId, itemId))
		.returning({ id: cartItems.id });
	return changed.length > 0;
}

/** Takes a line out of the cart. The cart's visitor only; false when it is not in this cart. */
export async function removeFromCart(db: Db, cartId: string, itemId: string): Promise<boolean> {
	if (!uuidForm.test(itemId)) return false;
	const removed = await db.delete(cartItems).where(ownItem(cartId, itemId)).returning({ id: cartItems.id });
	return removed.length > 0;
}
