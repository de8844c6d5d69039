import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { fieldValue } from "./html.ts";
import { type Container, createContainer } from "./sample-trade.ts";
import type { Fields, TestShop, Visitor } from "./test-shop.ts";

const { productTranslations } = schema;

/** Address of a container's page. */
export async function containerPath(db: Db, container: Container, language: Language): Promise<string> {
	const [text] = await db
		.select({ slug: productTranslations.slug })
		.from(productTranslations)
		.where(and(eq(productTranslations.productId, container.id), eq(productTranslations.language, language)));
	if (!text) throw new Error(`the container has no text in ${language}`);
	return `/${language}/container/${text.slug}`;
}

/** The form of a container's page: one used container in stock colour, fetched by the buyer, else as given. */
export function choiceFields(given: Fields = {}): Fields {
	return {
		condition: "used-a",
		color: "from_stack",
		ral: "",
		quantity: "1",
		delivery: "self_pickup",
		country: "BE",
		postcode: "",
		...given,
	};
}

/** Delivery by truck to Brussels: € 310.00 for one 20 ft container, € 443.00 for two (storefront document §9). */
export const byTruck: Fields = { delivery: "truck", country: "BE", postcode: "1050" };

/** The checkout form of a buyer who can be told apart from every other test's, else as given. */
export function checkoutFields(given: Fields = {}): Fields {
	return {
		intent: "order",
		name: "Jana Peeters",
		companyName: "",
		email: `jana-${randomUUID()}@buyer.example`,
		phone: "+32 3 000 00 01",
		street: "Kaaistraat 12",
		postalCode: "1050",
		city: "Brussel",
		country: "belgium",
		billingCompanyName: "",
		billingVatNumber: "",
		billingStreet: "",
		billingPostalCode: "",
		billingCity: "",
		billingCountry: "",
		paymentMethod: "bankTransfer",
		...given,
	};
}

/** The order form of a visitor's cart, opened a minute ago and filled in, with what the page puts into it, else as given. */
export async function orderForm(
	visitor: Visitor,
	given: Fields = {},
	language: Language = "en",
): Promise<Fields> {
	const html = await (await visitor.get(`/${language}/cart`)).text();
	const idempotencyKey = fieldValue(html, "idempotencyKey");
	const seenTotal = fieldValue(html, "seenTotal");
	if (idempotencyKey === undefined || seenTotal === undefined) throw new Error("the cart has no order form");
	const ticket = await visitor.openedTicket("order");
	return { ...checkoutFields(), idempotencyKey, seenTotal, ticket, website: "", ...given };
}

/** Id of the cart that a visitor's cookie names. */
export function cartIdOf(visitor: Visitor): string {
	return decodeURIComponent(visitor.cookies.get("kade_cart") ?? "").split(".")[0] ?? "";
}

export type Buyer = { visitor: Visitor; container: Container };

/** A visitor with one line: two used 20 ft containers by truck to Brussels, 2 × 1,750.00 + 443.00 = 3,943.00 net. */
export async function startBuying({ database, visitor: enter }: TestShop): Promise<Buyer> {
	const container = await createContainer(database.db);
	const visitor = enter();
	const path = await containerPath(database.db, container, "en");
	const added = await visitor.post(path, choiceFields({ ...byTruck, quantity: "2" }));
	if (added.status !== 303) throw new Error(`the line was refused: ${added.status}`);
	return { visitor, container };
}

export type PlacedOrder = { visitor: Visitor; fields: Fields; location: string; orderId: string };

/** Buys as `startBuying` starts. @param given fields of the order form that differ */
export async function placeOrder(
	shop: TestShop,
	language: Language = "en",
	given: Fields = {},
): Promise<PlacedOrder> {
	const { visitor } = await startBuying(shop);
	const fields = await orderForm(visitor, given, language);
	const answer = await visitor.post(`/${language}/cart`, fields);
	if (answer.status !== 303) throw new Error(`the order was refused: ${answer.status}`);
	const location = answer.headers.get("Location") ?? "";
	return { visitor, fields, location, orderId: location.split("/").at(-1) ?? "" };
}
