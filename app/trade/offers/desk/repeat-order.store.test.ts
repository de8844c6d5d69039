import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { usualVatSettings } from "~/values/vat-cases.ts";
import { useAuthor } from "../../../../tests/support/author.ts";
import { businessAddress, placeSampleOrder } from "../../../../tests/support/sample-invoices.ts";
import { createContainer } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { findOffer } from "../offer.store.server.ts";
import { createOffer } from "./create-offer.server.ts";
import { repeatOrder } from "./repeat-order.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);

test("an order becomes the draft of an offer at today's prices, once for each form", async () => {
	const { db } = database;
	const container = await createContainer(db, { priceUsedA: cents(180_000) });
	const order = await placeSampleOrder(db, {
		shippingAddress: { ...businessAddress, postalCode: "1050", city: "Brussel" },
		items: [
			{
				productId: container.id,
				price: cents(175_000),
				transportPrice: cents(44_300),
				transportPostcode: "1050",
			},
			{
				productTitle: "Deur",
				selectedCondition: null,
				price: cents(40_000),
				transportPrice: cents(0),
				quantity: 1,
			},
		],
	});
	const repeated = await repeatOrder(db, order.id);
	expect(repeated?.differences).toEqual([
		{ title: "20ft DV", what: "price", before: 175_000, after: 180_000 },
	]);
	const id = randomUUID();
	const make = () =>
		createOffer({ db, cache: createCache() }, author, {
			...{ id, from: { orderId: order.id }, vat: usualVatSettings, now: new Date() },
		});
	expect(await Promise.all([make(), make()])).toEqual([{ result: "made" }, { result: "made" }]);
	const found = await findOffer(db, id);
	expect(found?.offer).toMatchObject({ status: "draft", email: businessAddress.email, language: "nl" });
	expect(found?.versions[0]?.content).toMatchObject({
		...{
			transportType: "truck",
			buyer: { companyName: "Bouw & Zonen NV", street: order.shippingAddress.street },
		},
		lines: [
			{ productId: container.id, quantity: 2, unitPrice: 180_000, transportPrice: 44_300 },
			{ title: "Deur", condition: null, unitPrice: 40_000 },
		],
	});
});

test("an order that is not there, or names nobody, is not repeated", async () => {
	const { db } = database;
	expect(await repeatOrder(db, randomUUID())).toBeNull();
	const { id } = await placeSampleOrder(db);
	await db.update(schema.orders).set({ anonymizedAt: new Date() }).where(eq(schema.orders.id, id));
	expect(await repeatOrder(db, id)).toBeNull();
});
