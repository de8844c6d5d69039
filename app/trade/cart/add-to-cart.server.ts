import { randomUUID } from "node:crypto";
import { count, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { type OrderObstacle, priceLine } from "~/trade/catalog/pricing.ts";
import type { ProductSelection } from "~/trade/catalog/selection.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import type { TransportProblem } from "~/trade/transport/transport.ts";
import { isQuantity } from "~/values/quantity.ts";
import { maxLines } from "./join-lines.ts";

const { cartItems, carts, products } = schema;

export type AddToCartProblem =
	| OrderObstacle
	| TransportProblem
	| "quantity_invalid"
	| "cart_full"
	| "product_missing";

export type AddToCartResult = { cartId: string } | { problem: AddToCartProblem };

/**
 * Puts a container into the visitor's cart at the price of product and tariff now. Anyone may call it.
 * @param cartId the visitor's cart, if there is one; a cart that is gone is replaced
 */
export async function addToCart(
	db: Db,
	input: { cartId: string | null; productId: string; title: string; selection: ProductSelection },
): Promise<AddToCartResult> {
	const { productId, title, selection } = input;
	if (!isQuantity(selection.quantity)) return { problem: "quantity_invalid" };
	return db.transaction(async (tx) => {
		const [product] = await tx.select().from(products).where(eq(products.id, productId)).for("share");
		if (!product) return { problem: "product_missing" };
		const { country, delivery } = selection.transport;
		const tariffs = await readTariffs(tx);
		const priced = priceLine(product, selection, tariffs[country]);
		if (priced.transport.state === "failed") return { problem: priced.transport.problem };
		if (priced.obstacle) return { problem: priced.obstacle };
		if (priced.transport.state !== "priced" || delivery === null || selection.condition === null) {
			return { problem: "transport_open" };
		}
		const cartId = input.cartId ?? randomUUID();
		await tx
			.insert(carts)
			.values({ id: cartId })
			.onConflictDoUpdate({ target: carts.id, set: { updatedAt: sql`now()` } });
		const [lines] = await tx.select({ count: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
		if ((lines?.count ?? 0) >= maxLines) return { problem: "cart_full" };
		const postcode = priced.transport.postcode;
		await tx.insert(cartItems).values({
			cartId,
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
		});
		return { cartId };
	});
}
