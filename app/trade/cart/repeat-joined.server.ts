import { and, eq, sql } from "drizzle-orm";
import { schema, type Transaction } from "~/platform/db.server.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { maxQuantity } from "~/values/quantity.ts";
import { type JoinableLine, sameLine } from "./join-lines.ts";

const { cartItems } = schema;

/**
 * Takes back what a sign-in has added to another line of the account's cart from the line of this form, whose answer was lost:
 * sent again, it would be there twice. Within a transaction that holds the cart's lock.
 * @param line.ids what the form's line may be called; @param line.chosen what the form says now
 * @returns whether the form's pieces stand in that line again; else they are to be written as a line of their own
 */
export async function repeatJoined(
	tx: Transaction,
	cartId: string,
	{ ids, chosen }: { ids: readonly string[]; chosen: Omit<JoinableLine, "id"> },
): Promise<boolean> {
	const [found] = await tx
		.select({ item: cartItems, name: sql<string>`added.name`, pieces: sql<number>`added.pieces::int` })
		.from(cartItems)
		.innerJoin(
			sql`jsonb_each_text(${cartItems.joined}) as added (name, pieces)`,
			sql`added.name::uuid = any(${sql.param(ids)}::uuid[])`,
		)
		.where(eq(cartItems.cartId, cartId))
		.limit(1);
	if (!found) return false;
	const { item, name, pieces } = found;
	const own = and(eq(cartItems.id, item.id), eq(cartItems.cartId, cartId));
	const others = Math.max(0, item.quantity - pieces);
	const { [name]: _taken, ...joined } = item.joined;
	const quantity = others + chosen.quantity;
	const isEqual = sameLine(chosen) === sameLine({ productId: item.productId, ...choiceOf(item) });
	if (isEqual && quantity <= maxQuantity) {
		const again = { ...joined, [name]: chosen.quantity };
		await tx.update(cartItems).set({ quantity, joined: again }).where(own);
		return true;
	}
	if (others === 0) await tx.delete(cartItems).where(own);
	else await tx.update(cartItems).set({ quantity: others, joined }).where(own);
	return false;
}
