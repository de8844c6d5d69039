import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { createContainer, fillCart } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { putBackInCart, removeFromCart } from "./change-cart.server.ts";
import { joinCarts } from "./join-carts.server.ts";

const database = useTestDatabase();
const { carts, cartItems, users } = schema;

async function newUser(): Promise<string> {
	const email = `jana-${randomUUID()}@buyer.example`;
	const [user] = await database.db.insert(users).values({ name: "Jana", email }).returning();
	if (!user) throw new Error("no account was made");
	return user.id;
}

function quantitiesOf(cartId: string) {
	return database.db
		.select({ productId: cartItems.productId, quantity: cartItems.quantity })
		.from(cartItems)
		.where(eq(cartItems.cartId, cartId))
		.orderBy(asc(cartItems.createdAt));
}

const cartsOf = (userId: string) => database.db.select().from(carts).where(eq(carts.userId, userId));
const exists = async (id: string) => (await database.db.$count(carts, eq(carts.id, id))) === 1;

describe("signing in", () => {
	test("gives an account a cart, and the same one the next time", async () => {
		const userId = await newUser();
		const id = await joinCarts(database.db, { userId, cartId: null });
		expect(await joinCarts(database.db, { userId, cartId: null })).toBe(id);
		expect(await joinCarts(database.db, { userId, cartId: id })).toBe(id);
		expect(await cartsOf(userId)).toMatchObject([{ id }]);
	});

	test("brings along what was taken out last in the browser, to be put back in the account's cart", async () => {
		const userId = await newUser();
		const container = await createContainer(database.db);
		async function takenOut(): Promise<{ cartId: string; item: string }> {
			const cartId = await fillCart(database.db, [{ container }]);
			const [line] = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
			const item = line?.id ?? "";
			await removeFromCart(database.db, cartId, item);
			return { cartId, item };
		}
		const [first, second] = [await takenOut(), await takenOut()];
		const id = await joinCarts(database.db, { userId, cartId: first.cartId });
		expect(await joinCarts(database.db, { userId, cartId: second.cartId })).toBe(id);
		expect(await putBackInCart(database.db, id, first.item)).toBe("gone");
		expect(await putBackInCart(database.db, id, second.item)).toBe("back");
		expect(await quantitiesOf(id)).toEqual([{ productId: container.id, quantity: 1 }]);
	});

	test("brings the browser's lines along, and its cart is gone", async () => {
		const userId = await newUser();
		const one = await createContainer(database.db);
		const other = await createContainer(database.db);
		const first = await fillCart(database.db, [{ container: one, choice: { quantity: 2 } }]);
		const id = await joinCarts(database.db, { userId, cartId: first });
		expect(id).not.toBe(first);
		expect(await quantitiesOf(id)).toEqual([{ productId: one.id, quantity: 2 }]);
		expect(await exists(first)).toBe(false);

		const second = await fillCart(database.db, [
			{ container: other },
			{ container: one, choice: { quantity: 99 } },
		]);
		expect(await joinCarts(database.db, { userId, cartId: second })).toBe(id);
		expect(await quantitiesOf(id)).toEqual([
			{ productId: one.id, quantity: 2 },
			{ productId: other.id, quantity: 1 },
			// With the two of before it would be more than a line takes.
			{ productId: one.id, quantity: 99 },
		]);
		expect(await joinCarts(database.db, { userId, cartId: second })).toBe(id);
		expect(await quantitiesOf(id)).toHaveLength(3);
	});

	test("takes nothing from another account's cart, nor from one that is not there", async () => {
		const container = await createContainer(database.db);
		const theirs = await joinCarts(database.db, {
			userId: await newUser(),
			cartId: await fillCart(database.db, [{ container }]),
		});
		const userId = await newUser();
		for (const cartId of [theirs, randomUUID()]) {
			const id = await joinCarts(database.db, { userId, cartId });
			expect(await quantitiesOf(id)).toEqual([]);
		}
		expect(await quantitiesOf(theirs)).toHaveLength(1);
	});

	test("in two browsers at once makes one cart with the lines of both", async () => {
		const container = await createContainer(database.db);
		for (const _round of [1, 2, 3]) {
			const userId = await newUser();
			const browsers = [
				await fillCart(database.db, [{ container, choice: { quantity: 2 } }]),
				await fillCart(database.db, [{ container, choice: { quantity: 3 } }]),
				await fillCart(database.db, [{ container, choice: { condition: "rent" } }]),
			];
			const ids = await Promise.all(browsers.map((cartId) => joinCarts(database.db, { userId, cartId })));
			expect(new Set(ids).size).toBe(1);
			expect(await cartsOf(userId)).toHaveLength(1);
			const quantities = (await quantitiesOf(ids[0] ?? "")).map(({ quantity }) => quantity);
			expect(quantities.toSorted()).toEqual([1, 5]);
		}
	});

	test("twice in one browser at once brings its lines once", async () => {
		const container = await createContainer(database.db);
		const userId = await newUser();
		const cartId = await fillCart(database.db, [{ container, choice: { quantity: 2 } }]);
		const join = () => joinCarts(database.db, { userId, cartId });
		const [id = ""] = await Promise.all([join(), join(), join()]);
		expect(await quantitiesOf(id)).toEqual([{ productId: container.id, quantity: 2 }]);
	});
});

test("an account has one cart at most, which goes with it", async () => {
	const userId = await newUser();
	const id = await joinCarts(database.db, { userId, cartId: null });
	await expect(database.db.insert(carts).values({ userId })).rejects.toThrow();
	await database.db.delete(users).where(eq(users.id, userId));
	expect(await exists(id)).toBe(false);
});
