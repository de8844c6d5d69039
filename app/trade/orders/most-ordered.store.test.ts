import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { cents } from "~/values/money.ts";
import { buyerAddress, createContainer } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { listMostOrdered } from "./most-ordered.store.server.ts";

const database = useTestDatabase({ seeded: false });
const { orderItems, orders, products } = schema;

async function createOrder(productId: string, quantity: number, status: "paid" | "cancelled" = "paid") {
	const money = { subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121), vatRate: 21 };
	const [order] = await database.db
		.insert(orders)
		.values({
			...money,
			cartId: randomUUID(),
			idempotencyKey: randomUUID(),
			language: "nl",
			status,
			shippingAddress: buyerAddress,
		})
		.returning();
	await database.db.insert(orderItems).values({
		...{ orderId: order?.id ?? "", productId, position: 0, productTitle: "x", quantity },
		...{ price: cents(100), transportPrice: cents(0), selectedCondition: "used-a", colorType: "from_stack" },
		transportType: "self_pickup",
	});
}

test("the containers in stock of which most pieces were ordered, as soon as one of them is sold out", async () => {
	const { db } = database;
	const cache = createCache();
	const ids: string[] = [];
	for (const pieces of [5, 4, 3, 2]) {
		const { id } = await createContainer(db);
		await createOrder(id, pieces);
		ids.push(id);
	}
	const { id: cancelled } = await createContainer(db);
	await createOrder(cancelled, 100, "cancelled");
	const offered = async () => {
		const { products: shown, areOrdered } = await listMostOrdered(db, cache, "nl");
		expect(areOrdered).toBe(true);
		return shown.map(({ id }) => id);
	};
	expect(await offered()).toEqual(ids.slice(0, 3));
	await db
		.update(products)
		.set({ isAvailable: false })
		.where(eq(products.id, ids[1] ?? ""));
	cache.drop([productsTag]);
	expect(await offered()).toEqual([ids[0], ids[2], ids[3]]);
});
