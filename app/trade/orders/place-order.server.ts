import { and, eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { type CartProduct, lineText, readCart } from "~/trade/cart/cart.store.server.ts";
import type { PricedCart } from "~/trade/cart/cart.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import type { Cents } from "~/values/money.ts";
import { vatRate } from "~/values/vat.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { CheckoutForm } from "./checkout.schema.ts";
import { type ConfirmationSender, writeOrderConfirmation } from "./order-confirmation-mail.server.ts";

const { cartItems, carts, orderItems, orders } = schema;

export type PlaceOrderResult =
	| { orderId: string }
	| { problem: "cart_empty" }
	| { problem: "not_orderable" }
	| { problem: "too_many" }
	/** The total in cents is no longer what the buyer saw. */
	| { problem: "total_changed"; total: Cents };

export type PlaceOrderInput = {
	cartId: string;
	idempotencyKey: string;
	language: Language;
	form: CheckoutForm;
	/** Total incl. VAT in cents that the buyer saw; only compared, never charged. */
	seenTotal: number;
	userId: string | null;
	/** Whether one more order may be placed now; asked last, in the order's transaction, and not for one that is. */
	admit?: (tx: Transaction) => Promise<boolean>;
};

/**
 * Turns the visitor's cart into an order, its items and its two mails, and empties the cart: all or nothing.
 * Every amount comes from products and tariffs inside the transaction. The same form sent again, at the same
 * moment or later, is the same order. Anyone may call it, for the cart of their own cookie.
 */
export async function placeOrder(
	db: Db,
	sender: ConfirmationSender,
	input: PlaceOrderInput,
): Promise<PlaceOrderResult> {
	return db.transaction(async (tx) => {
		// Orders of one cart queue up here: the second of a double click finds the first one's order.
		await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, input.cartId)).for("update");
		const placed = await findPlacedOrder(tx, input);
		if (placed) return { orderId: placed };
		const cart = await readCart(tx, input.cartId, await readTariffs(tx));
		if (cart.lines.length === 0) return { problem: "cart_empty" };
		if (!cart.canOrder) return { problem: "not_orderable" };
		if (cart.total !== input.seenTotal) return { problem: "total_changed", total: cart.total };
		if (input.admit && !(await input.admit(tx))) return { problem: "too_many" };
		const order = await insertOrder(tx, input, cart);
		const items = await tx
			.insert(orderItems)
			.values(toItems(order.id, cart, input.language))
			.returning();
		await writeOrderConfirmation(tx, sender, order, items);
		await tx.delete(cartItems).where(eq(cartItems.cartId, input.cartId));
		return { orderId: order.id };
	});
}

/** Id of the order that a form of this cart has become already; null when there is none. */
export async function findPlacedOrder(
	tx: Db | Transaction,
	{ cartId, idempotencyKey }: Pick<PlaceOrderInput, "cartId" | "idempotencyKey">,
): Promise<string | null> {
	const [row] = await tx
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.cartId, cartId), eq(orders.idempotencyKey, idempotencyKey)));
	return row?.id ?? null;
}

async function insertOrder(tx: Transaction, input: PlaceOrderInput, cart: PricedCart<CartProduct>) {
	const { form } = input;
	const billingCountry = form.billingCountry;
	const [order] = await tx
		.insert(orders)
		.values({
			userId: input.userId,
			cartId: input.cartId,
			idempotencyKey: input.idempotencyKey,
			language: input.language,
			subtotalAmount: cart.subtotal,
			vatAmount: cart.vat,
			totalAmount: cart.total,
			vatRate,
			shippingAddress: {
				name: form.name,
				email: form.email,
				phone: form.phone,
				companyName: form.companyName,
				street: form.street,
				city: form.city,
				postalCode: form.postalCode,
				country: form.country,
			},
			billingAddress:
				form.useAlternativeBillingAddress && billingCountry
					? {
							companyName: form.billingCompanyName,
							vatNumber: form.billingVatNumber,
							street: form.billingStreet ?? "",
							city: form.billingCity ?? "",
							postalCode: form.billingPostalCode ?? "",
							country: billingCountry,
						}
					: null,
		})
		.returning();
	if (!order) throw new Error("the order was not inserted");
	return order;
}

function toItems(orderId: string, cart: PricedCart<CartProduct>, language: Language) {
	return cart.lines.map((line, position) => ({
		orderId,
		position,
		productId: line.item.productId,
		productTitle: lineText(line.product, language).title,
		...choiceOf(line.item),
		price: line.unitPrice,
		transportPrice: line.transportPrice,
	}));
}
