import { randomUUID } from "node:crypto";
import { arrayContains, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { editedProduct } from "../../../../tests/support/edited-product.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { deleteProduct } from "./delete-product.server.ts";
import { findEditedProduct } from "./product-admin.store.server.ts";
import { createProduct } from "./save-product.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const { carts, cartItems, landingPages, orderItems, orders, productConditionInfo, products, quotes } = schema;

async function create(): Promise<{ id: string; slug: string }> {
	const product = editedProduct();
	const result = await createProduct(database.db, author, product);
	if (!result.saved) throw new Error(result.problem);
	return { id: result.id, slug: product.texts.nl?.slug ?? "" };
}

const line = (productId: string) => ({
	...{ productId, productTitle: "Zeecontainer", quantity: 2 },
	...{ price: 265_000, transportPrice: 0, selectedCondition: "new", transportType: "self_pickup" },
	...{ colorType: "from_stack" },
});

describe("a deleted product", () => {
	test("is gone with all that is its own, and noted as it was", async () => {
		const { id, slug } = await create();
		await database.db
			.insert(productConditionInfo)
			.values({ productId: id, condition: "new", imageUrl: "/images/new.svg" });
		const before = (await findEditedProduct(database.db, "nl", slug))?.product;
		expect(await deleteProduct(database.db, author, id)).toBe(true);
		expect(await findEditedProduct(database.db, "nl", slug)).toBeNull();
		expect(await database.db.$count(products, eq(products.id, id))).toBe(0);
		const [change] = await listChanges(database.db, "product", id);
		expect(change).toMatchObject({
			action: "delete",
			label: "Zeecontainer",
			before: {
				...before,
				conditionInfo: { new: { imageUrl: "/images/new.svg" } },
				kept: { links: { landingPages: [] } },
			},
			after: null,
		});
	});

	test("stays readable in orders, quotes and carts", async () => {
		const { id } = await create();
		const [cart] = await database.db.insert(carts).values({}).returning();
		if (!cart) throw new Error("no cart");
		await database.db.insert(cartItems).values({ cartId: cart.id, ...line(id) } as never);
		const [order] = await database.db
			.insert(orders)
			.values({
				...{ cartId: cart.id, idempotencyKey: randomUUID(), language: "nl", vatRate: 21 },
				...{ subtotalAmount: 530_000, vatAmount: 111_300, totalAmount: 641_300 },
				shippingAddress: {} as never,
			} as never)
			.returning();
		await database.db.insert(orderItems).values({ orderId: order?.id, position: 0, ...line(id) } as never);
		const [quote] = await database.db
			.insert(quotes)
			.values({
				...{ productId: id, language: "nl", customerName: "Jana", email: "jana@buyer.example" },
				requestType: "Lease",
			})
			.returning();
		expect(await deleteProduct(database.db, author, id)).toBe(true);
		const lines = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cart.id));
		expect(lines).toMatchObject([{ productId: null, productTitle: "Zeecontainer" }]);
		const items = await database.db
			.select()
			.from(orderItems)
			.where(eq(orderItems.orderId, order?.id ?? ""));
		expect(items).toMatchObject([{ productId: null, productTitle: "Zeecontainer", price: 265_000 }]);
		const [kept] = await database.db
			.select()
			.from(quotes)
			.where(eq(quotes.id, quote?.id ?? ""));
		expect(kept).toMatchObject({ productId: null, customerName: "Jana" });
	});

	test("is no longer related to landing pages, whose other relations stay", async () => {
		const [gone, kept] = [await create(), await create()];
		const [page] = await database.db
			.insert(landingPages)
			.values({ slug: `page-${randomUUID()}`, relatedProductIds: [kept.id, gone.id] })
			.returning();
		const others = await database.db.$count(landingPages);
		expect(await deleteProduct(database.db, author, gone.id)).toBe(true);
		const [now] = await database.db
			.select()
			.from(landingPages)
			.where(eq(landingPages.id, page?.id ?? ""));
		expect(now?.relatedProductIds).toEqual([kept.id]);
		// An editor who has the page open is told that it has changed.
		expect(now?.updatedAt.getTime()).toBeGreaterThan(page?.updatedAt.getTime() ?? 0);
		expect(await database.db.$count(landingPages)).toBe(others);
		expect(
			await database.db.$count(landingPages, arrayContains(landingPages.relatedProductIds, [gone.id])),
		).toBe(0);
	});

	test("is deleted once", async () => {
		const { id } = await create();
		const results = await Promise.all([
			deleteProduct(database.db, author, id),
			deleteProduct(database.db, author, id),
		]);
		expect(results.toSorted()).toEqual([false, true]);
		expect(await listChanges(database.db, "product", id)).toHaveLength(2);
	});

	test.each([randomUUID(), "nonsense", ""])("cannot be %j, which is not there", async (id) => {
		expect(await deleteProduct(database.db, author, id)).toBe(false);
	});
});
