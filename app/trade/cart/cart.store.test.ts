import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { cents } from "~/values/money.ts";
import { createContainer, fillCart } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { countCartLines, lineText, readCart } from "./cart.store.server.ts";

const database = useTestDatabase();
const { products, transportTariffs } = schema;

type Container = Awaited<ReturnType<typeof createContainer>>;

async function change(container: Container, facts: Partial<typeof products.$inferInsert>): Promise<void> {
	await database.db.update(products).set(facts).where(eq(products.id, container.id));
}

async function read(cartId: string) {
	return readCart(database.db, cartId, await readTariffs(database.db));
}

const toBrussels = { delivery: "truck", country: "BE", postcode: "1050" } as const;

describe("readCart", () => {
	test("prices lines, oldest first, and adds up subtotal, VAT and total", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, [
			{ container, choice: { quantity: 3, transport: toBrussels } },
			{ container, choice: { condition: "rent" } },
		]);
		const cart = await read(cartId);
		// 3 × 1,750.00 + 753.00 = 6,003.00; 30 × 2.50 = 75.00; VAT 21 % of 6,078.00 = 1,276.38.
		expect(cart.lines).toMatchObject([
			{ unitPrice: 175_000, transportPrice: 75_300, total: 600_300, obstacle: null, priceBefore: null },
			{ unitPrice: 7_500, transportPrice: 0, total: 7_500, obstacle: null, priceBefore: null },
		]);
		expect(cart).toMatchObject({ canOrder: true, subtotal: 607_800, vat: 127_638, total: 735_438 });
	});

	test("is empty for a cart that is not there", async () => {
		expect(await read(randomUUID())).toEqual({ lines: [], canOrder: false, subtotal: 0, vat: 0, total: 0 });
	});

	test("shows a visitor nothing of another's cart", async () => {
		const container = await createContainer(database.db);
		const mine = await fillCart(database.db, [{ container }]);
		const theirs = await fillCart(database.db, [{ container }, { container }]);
		expect((await read(mine)).lines).toHaveLength(1);
		expect(await countCartLines(database.db, mine)).toBe(1);
		expect(await countCartLines(database.db, theirs)).toBe(2);
		expect(await countCartLines(database.db, randomUUID())).toBe(0);
	});

	test("takes a changed price, and says what it was before", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, [{ container }]);
		await change(container, { priceUsedA: cents(180_050) });
		expect((await read(cartId)).lines).toMatchObject([
			{ unitPrice: 180_050, priceBefore: 175_000, total: 180_050, obstacle: null },
		]);
	});

	test("takes a changed tariff", async () => {
		const prefix = "00";
		const own = { country: "DE", prefix, single: cents(10_000), double: cents(15_000) } as const;
		await database.db.insert(transportTariffs).values(own);
		const container = await createContainer(database.db);
		const transport = { delivery: "truck", country: "DE", postcode: "00123" } as const;
		const cartId = await fillCart(database.db, [{ container, choice: { transport } }]);
		expect((await read(cartId)).lines).toMatchObject([{ transportPrice: 10_000, total: 185_000 }]);
		const row = and(eq(transportTariffs.country, "DE"), eq(transportTariffs.prefix, prefix));
		await database.db
			.update(transportTariffs)
			.set({ single: cents(12_345) })
			.where(row);
		expect((await read(cartId)).lines).toMatchObject([{ transportPrice: 12_345, total: 187_345 }]);
		await database.db.delete(transportTariffs).where(row);
		expect(await read(cartId)).toMatchObject({ canOrder: false, lines: [{ obstacle: "no_tariff" }] });
	});

	test.each([
		["became unavailable", { isAvailable: false }, "unavailable"],
		["went on request", { askOfferUsedA: true }, "quote_required"],
		["lost its price", { priceUsedA: null }, "not_offered"],
		[
			"is no longer delivered that way",
			{ deliveryOptions: { truck: true, truck_with_crane: true, self_pickup: false } },
			"delivery_not_offered",
		],
	] as const)("cannot be ordered when a product %s", async (_what, facts, obstacle) => {
		const container = await createContainer(database.db);
		const other = await createContainer(database.db);
		const cartId = await fillCart(database.db, [{ container }, { container: other }]);
		expect((await read(cartId)).canOrder).toBe(true);
		await change(container, facts);
		expect(await read(cartId)).toMatchObject({ canOrder: false, lines: [{ obstacle }, { obstacle: null }] });
	});

	test("keeps the price of a condition when another one goes on request", async () => {
		const container = await createContainer(database.db);
		const cartId = await fillCart(database.db, [{ container }]);
		await change(container, { askOfferNew: true, askOfferRent: true });
		expect(await read(cartId)).toMatchObject({ canOrder: true, lines: [{ unitPrice: 175_000 }] });
	});

	test("asks the database once, however many lines there are", async () => {
		const one = await createContainer(database.db);
		const other = await createContainer(database.db);
		const cartId = await fillCart(database.db, [
			{ container: one },
			{ container: other },
			{ container: one },
		]);
		const tariffs = await readTariffs(database.db);
		const statements: string[] = [];
		const logger = { logQuery: (statement: string) => void statements.push(statement) };
		const listening = drizzle(database.pool, { schema, casing: "snake_case", logger });
		expect((await readCart(listening, cartId, tariffs)).lines).toHaveLength(3);
		expect(statements).toHaveLength(1);
	});
});

describe("lineText", () => {
	async function textOf(titles: Parameters<typeof createContainer>[2], language: "nl" | "en" | "de" | "fr") {
		const container = await createContainer(database.db, {}, titles);
		const cartId = await fillCart(database.db, [{ container }]);
		const [line] = (await read(cartId)).lines;
		return { container, text: line && lineText(line, language) };
	}

	test("is in the language where there is one", async () => {
		const { text } = await textOf({ nl: "Zeecontainer", de: "Seecontainer" }, "de");
		expect(text?.title).toBe("Seecontainer");
	});

	test("is Dutch where the language is missing", async () => {
		const { text } = await textOf({ fr: "Conteneur", nl: "Zeecontainer" }, "de");
		expect(text?.title).toBe("Zeecontainer");
	});

	test("is any text where Dutch is missing too", async () => {
		const { text } = await textOf({ fr: "Conteneur" }, "de");
		expect(text?.title).toBe("Conteneur");
	});
});
