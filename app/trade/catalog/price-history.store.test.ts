import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { versionName } from "~/desk/record/version.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { editedProduct } from "../../../tests/support/edited-product.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { deleteProduct } from "./desk/delete-product.server.ts";
import { createProduct, updateProduct } from "./desk/save-product.server.ts";
import { listPriceChanges, readPriceHistory } from "./price-history.store.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { products, priceChanges } = schema;

async function addContainer(given: Partial<typeof products.$inferInsert> = {}): Promise<string> {
	const [row] = await database.db
		.insert(products)
		.values({ size: "20ft", priceNew: cents(265_000), ...given })
		.returning({ id: products.id });
	if (!row) throw new Error("no container");
	return row.id;
}

/** All changes of a container, the oldest first. */
async function noted(id: string): Promise<string[]> {
	const changes = await listPriceChanges(database.db, id, 100);
	return changes.toReversed().map(({ kind, price }) => `${kind} ${price}`);
}

const change = (id: string, values: Partial<typeof products.$inferInsert>) =>
	database.db.update(products).set(values).where(eq(products.id, id));

describe("a change of a price is noted", () => {
	test("by whichever way it is made, and nothing else is", async () => {
		const id = await addContainer();
		await change(id, { priceNew: cents(240_000), priceRentPerDay: cents(250) });
		await change(id, { priceNew: cents(240_000), stockStatus: "Low Stock" });
		await database.pool.query("update products set price = 99900 where id = $1", [id]);
		expect(await noted(id)).toEqual(["new 265000", "new 240000", "rent 250", "all 99900"]);
	});

	test("as what is offered: at no price while it is on request or 0", async () => {
		const id = await addContainer();
		await change(id, { askOfferNew: true });
		await change(id, { priceNew: cents(250_000) });
		await change(id, { askOfferNew: false });
		await change(id, { priceNew: cents(0) });
		expect(await noted(id)).toEqual(["new 265000", "new null", "new 250000", "new null"]);
	});

	test("in the editor, and when the container goes", async () => {
		const product = editedProduct({ priceRentPerDay: null });
		const made = await createProduct(database.db, author, product);
		if (!made.saved) throw new Error("not saved");
		const [row] = await database.db.select().from(products).where(eq(products.id, made.id));
		if (!row) throw new Error("no container");
		await updateProduct(database.db, author, {
			id: made.id,
			seen: versionName(row.updatedAt),
			product: { ...product, priceNew: cents(199_900) },
		});
		await deleteProduct(database.db, author, made.id);
		expect(await noted(made.id)).toEqual(["new 265000", "new 199900", "new null"]);
	});

	test("in the order in which they were made, however fast", async () => {
		const id = await addContainer();
		await database.pool.query(
			`do $$ begin for cent in 1..50 loop update products set price_new = cent where id = '${id}'; end loop; end $$`,
		);
		const prices = (await listPriceChanges(database.db, id, 100)).map(({ price }) => price);
		expect(prices).toEqual([...Array.from({ length: 50 }, (_, index) => 50 - index), 265_000]);
	});
});

test("a history is only ever longer", async () => {
	const id = await addContainer();
	for (const attempt of [
		`update price_changes set price = 1 where product_id = '${id}'`,
		`delete from price_changes where product_id = '${id}'`,
		"truncate price_changes",
	]) {
		await expect(database.pool.query(attempt)).rejects.toThrow("the history of prices only grows");
	}
	expect(await noted(id)).toEqual(["new 265000"]);
});

test("a history begins with what each price was then", async () => {
	const [id, other, unknown] = [await addContainer(), await addContainer(), crypto.randomUUID()];
	const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
	await database.db.insert(priceChanges).values([
		{ productId: id, kind: "new", changedAt: at(400), price: cents(1) },
		{ productId: id, kind: "new", changedAt: at(91), price: cents(2) },
		{ productId: id, kind: "rent", changedAt: at(200), price: cents(3) },
		{ productId: id, kind: "new", changedAt: at(30), price: null },
	]);
	const histories = await readPriceHistory(database.db, [id, other, unknown], 90);
	const prices = (name: string) =>
		Object.entries(histories.get(name) ?? {}).map(([kind, own]) => [kind, own.map(({ price }) => price)]);
	expect(prices(id)).toEqual([
		["new", [2, null, 265_000]],
		["rent", [3]],
	]);
	expect(prices(other)).toEqual([["new", [265_000]]]);
	expect(histories.has(unknown)).toBe(false);
	expect(histories.get(id)?.new?.[0]?.at.getTime()).toBeCloseTo(at(91).getTime(), -4);
});
