import { createHash, randomUUID } from "node:crypto";
import { and, count, eq, notInArray, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { OrderObstacle } from "~/trade/catalog/order-obstacle.ts";
import { priceLine } from "~/trade/catalog/pricing.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { isQuantity } from "~/values/quantity.ts";
import { requireAccountCart } from "./join-carts.server.ts";
import { maxLines } from "./join-lines.ts";
import { repeatJoined } from "./repeat-joined.server.ts";

const { cartItems, carts, products } = schema;

export type AddToCartProblem = OrderObstacle | "quantity_invalid" | "cart_full" | "product_missing";

export type AddToCartResult = { cartId: string } | { problem: AddToCartProblem };

type Adding = {
	/** The visitor's cart, if there is one; a cart that is gone is replaced. */
	cartId: string | null;
	/** Whoever has signed in: their account's cart takes the line, and in the lines of the browser's cart. */
	userId?: string | null;
	productId: string;
	title: string;
	selection: ProductSelection;
	/** Made by the page: the same form sent twice is one line. Empty or left out: each time is a line of its own. */
	key?: string;
};

/**
 * What a line may be called, the first choice first. One that a form with a key makes is called after the key, so that it is
 * known again where its cart has come into an account's; where that name is another cart's, after the cart too.
 */
function lineIds(cartId: string, key: string): string[] {
	if (key === "") return [randomUUID()];
	const named = [key, `${cartId}:${key}`];
	return named.map((name) => createHash("sha256").update(name).digest("hex").slice(0, 32));
}

/** The cart that takes the line, kept from others until the transaction ends. */
async function requireCart(tx: Transaction, { cartId, userId = null }: Adding): Promise<string> {
	if (userId !== null) return requireAccountCart(tx, { userId, cartId });
	const id = cartId ?? randomUUID();
	await tx
		.insert(carts)
		.values({ id })
		.onConflictDoUpdate({ target: carts.id, set: { updatedAt: sql`now()` } });
	return id;
}

/** Undoes what was begun: whoever is refused keeps the carts as they were. */
class CartFull extends Error {}

async function addLine(tx: Transaction, input: Adding): Promise<AddToCartResult> {
	const { productId, title, selection, key = "" } = input;
	const [product] = await tx.select().from(products).where(eq(products.id, productId)).for("share");
	if (!product) return { problem: "product_missing" };
	const { country, delivery } = selection.transport;
	const tariffs = await readTariffs(tx);
	const priced = priceLine(product, selection, tariffs[country]);
	if (priced.obstacle) return { problem: priced.obstacle };
	if (priced.transport.state !== "priced" || delivery === null || selection.condition === null) {
		throw new Error("a line without an obstacle has a price");
	}
	const cartId = await requireCart(tx, input);
	const ids = lineIds(cartId, key);
	const postcode = priced.transport.postcode;
	const line = {
		productId,
		productTitle: title,
		quantity: selection.quantity,
		price: priced.unitPrice,
		transportPrice: priced.transport.price,
		selectedCondition: selection.condition,
		transportType: delivery,
		transportCountry: postcode === null ? null : country,
		transportPostcode: postcode,
		colorType: "from_stack",
		ralColor: null,
	} as const;
	if (key !== "" && (await repeatJoined(tx, cartId, { ids, chosen: { productId, ...choiceOf(line) } })))
		return { cartId };
	const [others] = await tx
		.select({ count: count() })
		.from(cartItems)
		.where(and(eq(cartItems.cartId, cartId), notInArray(cartItems.id, ids)));
	if ((others?.count ?? 0) >= maxLines) throw new CartFull();
	// Whoever sends the form again, because its answer was lost, may have changed the choice meanwhile.
	for (const id of ids) {
		const stored = await tx
			.insert(cartItems)
			.values({ id, cartId, ...line })
			.onConflictDoUpdate({ target: cartItems.id, set: line, setWhere: eq(cartItems.cartId, cartId) })
			.returning({ id: cartItems.id });
		if (stored.length > 0) return { cartId };
	}
	throw new Error("a line has a name of its own within its cart");
}

/** Puts a container into the visitor's cart at the price of product and tariff now. Anyone may call it. */
export async function addToCart(db: Db, input: Adding): Promise<AddToCartResult> {
	if (!isQuantity(input.selection.quantity)) return { problem: "quantity_invalid" };
	try {
		return await db.transaction((tx) => addLine(tx, input));
	} catch (error) {
		if (error instanceof CartFull) return { problem: "cart_full" };
		throw error;
	}
}
