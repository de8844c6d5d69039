import { and, eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { lineText, readCart, type StoredCart } from "~/trade/cart/cart.store.server.ts";
import { priceCartAt } from "~/trade/cart/cart.ts";
import { bringTo } from "~/trade/cart/change-cart.server.ts";
import { type DeliveryPlace, differsFrom, placeOf } from "~/trade/cart/delivery-place.ts";
import { wishOf } from "~/trade/lines/delivery-wish.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { readTariffs } from "~/trade/transport/tariff.store.server.ts";
import { vatRate } from "~/values/vat.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { CheckoutForm } from "./checkout.schema.ts";
import { type ConfirmationSender, writeOrderConfirmation } from "./order-confirmation-mail.server.ts";
import type { OrderProblem, OrderStep } from "./order-problem.ts";

const { cartItems, carts, orderItems, orders } = schema;

/** What keeps a cart from becoming an order, but for faults. */
export type PlaceOrderResult = { orderId: string } | Exclude<OrderProblem, { problem: "failed" | "again" }>;

/** Which step of writing an order failed; nothing of it is written. */
export class OrderStepFailed extends Error {
	readonly step: OrderStep;

	constructor(step: OrderStep, cause: unknown) {
		super(`order step failed: ${step}`, { cause });
		this.step = step;
	}
}

async function stepOf<T>(step: OrderStep, run: () => Promise<T>): Promise<T> {
	try {
		return await run();
	} catch (error) {
		throw new OrderStepFailed(step, error);
	}
}

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
 * @throws OrderStepFailed where the database refuses one of its rows
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
		const place = placeOf(input.form);
		const { cart, isMoved } = await readCartAt(tx, input.cartId, place);
		if (cart.lines.length === 0) return { problem: "cart_empty" };
		// Also where the order is refused: the page then shows what it costs at the address.
		if (isMoved) await bringTo(tx, input.cartId, place);
		if (!cart.canOrder) return { problem: "not_orderable" };
		const { total } = cart;
		if (total !== input.seenTotal) {
			return isMoved
				? { problem: "place_changed", total, postcode: place.postcode }
				: { problem: "total_changed", total };
		}
		if (input.admit && !(await input.admit(tx))) return { problem: "too_many" };
		const order = await stepOf("order", () => insertOrder(tx, input, cart));
		const items = await stepOf("items", () =>
			tx
				.insert(orderItems)
				.values(toItems(order.id, cart, input.language))
				.returning(),
		);
		await writeOrderConfirmation(tx, sender, order, items);
		await stepOf("cart", () => tx.delete(cartItems).where(eq(cartItems.cartId, input.cartId)));
		return { orderId: order.id };
	});
}

/** The cart as it costs at the delivery address (ruling on K3 and P4), and whether its lines were priced for another place. */
async function readCartAt(
	tx: Transaction,
	cartId: string,
	place: DeliveryPlace,
): Promise<{ cart: StoredCart; isMoved: boolean }> {
	const tariffs = await readTariffs(tx);
	const cart = await readCart(tx, cartId, tariffs);
	const isMoved = cart.lines.some(({ item }) => differsFrom(item, place));
	return { cart: isMoved ? priceCartAt(cart, place, tariffs) : cart, isMoved };
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

async function insertOrder(tx: Transaction, input: PlaceOrderInput, cart: StoredCart) {
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
				vatNumber: form.vatNumber,
				street: form.street,
				city: form.city,
				postalCode: form.postalCode,
				country: form.country,
			},
			...wishOf(
				form,
				cart.lines.map(({ item }) => item),
			),
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

function toItems(orderId: string, cart: StoredCart, language: Language) {
	return cart.lines.map((line, position) => ({
		orderId,
		position,
		productId: line.item.productId,
		productTitle: lineText(line, language).title,
		...choiceOf(line.item),
		price: line.unitPrice,
		transportPrice: line.transportPrice,
	}));
}
