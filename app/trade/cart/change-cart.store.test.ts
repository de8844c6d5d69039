import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { cents } from "~/values/money.ts";
import { type Choice, createContainer, fillCart } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { countCartLines, readCartWithRemoved } from "./cart.store.server.ts";
import { collectLine, putBackInCart, removeFromCart, stepQuantity } from "./change-cart.server.ts";
import { maxLines } from "./join-lines.ts";

const database = useTestDatabase({ seeded: false });
const { cartItems } = schema;

/** A cart with one line. */
async function startCart(choice?: Choice): Promise<{ cartId: string; itemId: string }> {
	const cartId = await fillCart(database.db, [{ container: await createContainer(database.db), choice }]);
	const [line] = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
	return { cartId, itemId: line?.id ?? "" };
}

async function quantityOf(itemId: string): Promise<number | undefined> {
	const [line] = await database.db.select().from(cartItems).where(eq(cartItems.id, itemId));
	return line?.quantity;
}

const garbage = [
	"",
	"1",
	"abc",
	"null",
	"' or 1=1 --",
	`${randomUUID()}0`,
	"00000000-0000-0000-0000-00000000000g",
];

describe("collectLine", () => {
	beforeAll(async () => {
		const tariff = { country: "BE", prefix: "20", single: cents(100), double: cents(200) } as const;
		await database.db.insert(schema.transportTariffs).values(tariff);
	});

	const byTruck: Choice = { transport: { delivery: "truck", country: "BE", postcode: "2000" } };

	test("takes the truck from a line, and from no other cart's", async () => {
		const { cartId, itemId } = await startCart(byTruck);
		const other = await startCart(byTruck);
		expect(await collectLine(database.db, other.cartId, itemId)).toBe(false);
		expect(await collectLine(database.db, cartId, itemId)).toBe(true);
		const collected = {
			transportType: "self_pickup",
			transportCountry: null,
			transportPostcode: null,
			transportPrice: 0,
		};
		const lines = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
		expect(lines).toMatchObject([collected]);
	});

	test("is refused where the container is delivered only, and for nonsense", async () => {
		const deliveryOptions = { truck: true, truck_with_crane: true, self_pickup: false };
		const container = await createContainer(database.db, { deliveryOptions });
		const cartId = await fillCart(database.db, [{ container, choice: byTruck }]);
		const [line] = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
		for (const item of [line?.id ?? "", ...garbage]) {
			expect(await collectLine(database.db, cartId, item)).toBe(false);
		}
	});
});

describe("stepQuantity", () => {
	test.each([
		[1, 1, 2],
		[2, -1, 1],
		[1, -1, 1],
		[99, 1, 100],
		[100, 1, 100],
		[100, -1, 99],
	] as const)("from %i by %i to %i", async (quantity, step, result) => {
		const { cartId, itemId } = await startCart({ quantity });
		expect(await stepQuantity(database.db, cartId, itemId, step)).toBe(true);
		expect(await quantityOf(itemId)).toBe(result);
	});

	test("counts every step of hasty clicks", async () => {
		const { cartId, itemId } = await startCart({ quantity: 10 });
		await Promise.all(Array.from({ length: 8 }, () => stepQuantity(database.db, cartId, itemId, 1)));
		expect(await quantityOf(itemId)).toBe(18);
	});

	test("leaves the other lines of the cart alone", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, [{ container }, { container }]);
		const [first, second] = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
		await stepQuantity(database.db, cartId, first?.id ?? "", 1);
		expect(await quantityOf(second?.id ?? "")).toBe(1);
	});

	test("does not touch another visitor's line", async () => {
		const mine = await startCart({ quantity: 5 });
		const theirs = await startCart({ quantity: 5 });
		expect(await stepQuantity(database.db, mine.cartId, theirs.itemId, 1)).toBe(false);
		expect(await quantityOf(theirs.itemId)).toBe(5);
	});

	test.each(garbage)("answers false for the id %j", async (itemId) => {
		const { cartId } = await startCart();
		expect(await stepQuantity(database.db, cartId, itemId, 1)).toBe(false);
	});

	test("answers false for a line that is gone", async () => {
		const { cartId, itemId } = await startCart();
		await removeFromCart(database.db, cartId, itemId);
		expect(await stepQuantity(database.db, cartId, itemId, 1)).toBe(false);
	});
});

describe("removeFromCart", () => {
	test("takes one line out and leaves the others", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, [{ container }, { container }]);
		const [first, second] = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
		expect(await removeFromCart(database.db, cartId, first?.id ?? "")).toBe(true);
		const left = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
		expect(left.map((line) => line.id)).toEqual([second?.id]);
	});

	test("is done by the first of two presses, and the second knows it", async () => {
		const { cartId, itemId } = await startCart();
		const press = () => removeFromCart(database.db, cartId, itemId);
		expect(await Promise.all([press(), press()])).toEqual([true, true]);
		expect(await countCartLines(database.db, cartId)).toBe(0);
	});

	test("does not touch another visitor's line", async () => {
		const mine = await startCart();
		const theirs = await startCart();
		expect(await removeFromCart(database.db, mine.cartId, theirs.itemId)).toBe(false);
		expect(await countCartLines(database.db, theirs.cartId)).toBe(1);
	});

	test.each(garbage)("answers false for the id %j", async (itemId) => {
		const { cartId } = await startCart();
		expect(await removeFromCart(database.db, cartId, itemId)).toBe(false);
		expect(await countCartLines(database.db, cartId)).toBe(1);
	});
});

describe("putBackInCart", () => {
	const linesOf = (cartId: string) =>
		database.db
			.select()
			.from(cartItems)
			.where(eq(cartItems.cartId, cartId))
			.orderBy(asc(cartItems.createdAt));

	const removedFrom = async (cartId: string) =>
		(await readCartWithRemoved(database.db, cartId, await readTariffs(database.db))).removed;

	/** A cart of three lines without its second. */
	async function takeOut() {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, [{ container }, { container }, { container }]);
		const lines = await linesOf(cartId);
		const itemId = lines[1]?.id ?? "";
		await removeFromCart(database.db, cartId, itemId);
		return { cartId, itemId, lines };
	}

	test("puts a line back where it stood, as it was, once", async () => {
		const { cartId, itemId, lines } = await takeOut();
		const press = () => putBackInCart(database.db, cartId, itemId);
		expect(await Promise.all([press(), press()])).toEqual(["back", "back"]);
		expect(await linesOf(cartId)).toEqual(lines);
		expect(await removedFrom(cartId)).toBeNull();
	});

	test("puts back the last one only", async () => {
		const { cartId, itemId, lines } = await takeOut();
		const last = lines[0]?.id ?? "";
		await removeFromCart(database.db, cartId, last);
		expect(await putBackInCart(database.db, cartId, itemId)).toBe("gone");
		expect(await removedFrom(cartId)).toMatchObject({ id: last });
		expect(await putBackInCart(database.db, cartId, last)).toBe("back");
	});

	test("is no one else's", async () => {
		const { itemId } = await takeOut();
		const theirs = await startCart();
		expect(await putBackInCart(database.db, theirs.cartId, itemId)).toBe("gone");
		expect(await removeFromCart(database.db, theirs.cartId, itemId)).toBe(false);
		expect(await countCartLines(database.db, theirs.cartId)).toBe(1);
	});

	test("is refused where the cart is full by now", async () => {
		const { cartId, itemId } = await takeOut();
		const container = await createContainer(database.db);
		const [{ id: _id, ...line } = {} as typeof cartItems.$inferSelect] = await linesOf(cartId);
		const further = Array.from({ length: maxLines - 2 }, () => ({ ...line, productId: container.id }));
		await database.db.insert(cartItems).values(further);
		expect(await putBackInCart(database.db, cartId, itemId)).toBe("cart_full");
		expect(await countCartLines(database.db, cartId)).toBe(maxLines);
	});

	test("is offered for an hour", async () => {
		const { cartId, itemId } = await takeOut();
		const minutesAgo = (minutes: number) =>
			database.db
				.update(cartItems)
				.set({ removedAt: new Date(Date.now() - minutes * 60_000) })
				.where(eq(cartItems.id, itemId));
		await minutesAgo(59);
		expect(await removedFrom(cartId)).toMatchObject({ id: itemId });
		await minutesAgo(61);
		expect(await removedFrom(cartId)).toBeNull();
	});

	test.each(garbage)("answers that it is gone for the id %j", async (itemId) => {
		const { cartId } = await startCart();
		expect(await putBackInCart(database.db, cartId, itemId)).toBe("gone");
	});
});
