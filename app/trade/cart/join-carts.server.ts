import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { joinLines } from "./join-lines.ts";

const { carts, cartItems } = schema;

/**
 * The account's one cart, made when there is none, with the lines of the browser's cart in it; that one is gone then.
 * Whoever has signed in to the account may call it, for the cart of their own cookie.
 * @param cartId the browser's cart; one that is gone or another account's changes nothing
 * @returns id of the account's cart
 */
export function joinCarts(db: Db, given: { userId: string; cartId: string | null }): Promise<string> {
	return db.transaction((tx) => requireAccountCart(tx, given));
}

/** The same within a transaction. */
export async function requireAccountCart(
	tx: Transaction,
	{ userId, cartId }: { userId: string; cartId: string | null },
): Promise<string> {
	// Sign-ins at the same moment queue up here, on the one row that an account has.
	const [account] = await tx
		.insert(carts)
		.values({ userId })
		.onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
		.returning({ id: carts.id });
	if (!account) throw new Error("the account's cart was not stored");
	if (cartId !== null && cartId !== account.id) await bringLines(tx, account.id, cartId);
	return account.id;
}

async function bringLines(tx: Transaction, accountCart: string, guestCart: string): Promise<void> {
	const guest = await tx
		.select({ id: carts.id })
		.from(carts)
		.where(and(eq(carts.id, guestCart), isNull(carts.userId)))
		.for("update");
	if (guest.length === 0) return;
	const items = await tx
		.select()
		.from(cartItems)
		.where(inArray(cartItems.cartId, [accountCart, guestCart]))
		.orderBy(asc(cartItems.createdAt), asc(cartItems.id));
	const of = (cartId: string) => items.filter((item) => item.cartId === cartId).map(toLine);
	const joined = joinLines(of(accountCart), of(guestCart));
	if (joined.length > 0) {
		const ids = sql.param(joined.map(({ id }) => id));
		const quantities = sql.param(joined.map(({ quantity }) => quantity));
		const added = sql.param(joined.map((line) => JSON.stringify(line.joined)));
		await tx.execute(sql`update cart_items item set cart_id = ${accountCart}, quantity = joined.quantity,
				joined = item.joined || joined.added::jsonb
			from unnest(${ids}::uuid[], ${quantities}::int[], ${added}::text[]) as joined (id, quantity, added)
			where item.id = joined.id`);
	}
	await bringRemoved(tx, accountCart, guestCart);
	await tx.delete(carts).where(eq(carts.id, guestCart));
}

/** What was taken out in this browser may still be put back. */
async function bringRemoved(tx: Transaction, accountCart: string, guestCart: string): Promise<void> {
	const [removed] = await tx
		.select({ id: cartItems.id })
		.from(cartItems)
		.where(eq(cartItems.removedFrom, guestCart));
	if (!removed) return;
	await tx.delete(cartItems).where(eq(cartItems.removedFrom, accountCart));
	await tx.update(cartItems).set({ removedFrom: accountCart }).where(eq(cartItems.id, removed.id));
}

function toLine(item: typeof cartItems.$inferSelect) {
	return { id: item.id, productId: item.productId, ...choiceOf(item) };
}
