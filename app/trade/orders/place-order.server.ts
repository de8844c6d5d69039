import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { orderTry } from "~/people/guard/form-guard.server.ts";
import { createDb, type Db, schema } from "~/platform/db.server.ts";
import { inTransaction } from "~/platform/statement.server.ts";
import { priceCart } from "~/trade/cart/cart.ts";
import { bringTo } from "~/trade/cart/change-cart.server.ts";
import { atPlace, differsFrom, placeOf } from "~/trade/cart/delivery-place.ts";
import { chooseTranslation } from "~/trade/catalog/product.ts";
import { wishOf } from "~/trade/lines/delivery-wish.ts";
import { choiceOf } from "~/trade/lines/line-choice.ts";
import { tariffPrefix } from "~/trade/transport/transport.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import {
	type BuyerVat,
	decideOrder,
	highestRate,
	type OrderVatInputs,
	vatLineOf,
} from "~/values/order-vat.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language } from "~/values/vocabulary.ts";
import { workingDaysLater } from "~/values/working-days.ts";
import type { CheckoutForm } from "./checkout.schema.ts";
import { orderMails } from "./order-confirmation-mail.server.ts";
import type { OrderProblem, OrderStep } from "./order-problem.ts";
import type { OrderTaker } from "./order-sender.server.ts";
import { failedStep, insertOrder, readCartToOrder } from "./order-statements.server.ts";

const { orders } = schema;

/** What keeps a cart from becoming an order, but for faults. */
export type PlaceOrderResult = { orderId: string } | Exclude<OrderProblem, { problem: "failed" | "again" }>;

/** The database refused to write an order; nothing of it is written. @property step where it is known */
export class OrderNotWritten extends Error {
	readonly step: OrderStep | null;

	constructor(cause: unknown) {
		super("order not written", { cause });
		this.step = failedStep(cause);
	}
}

export type PlaceOrderInput = {
	cartId: string;
	idempotencyKey: string;
	language: Language;
	form: CheckoutForm;
	/** Who buys, with what VIES said: it was asked before. */
	vat: BuyerVat;
	/** Total incl. VAT in cents that the buyer saw; only compared, never charged. */
	seenTotal: number;
	userId: string | null;
	/** Where it comes from: one address may place so many orders. It is asked last, and not for one that is placed. */
	from?: { address: string; now: Date };
};

/**
 * Turns the visitor's cart into an order, its items and its two mails, and empties the cart: all or nothing.
 * Every amount comes from products and tariffs inside the transaction. The same form sent again, at the same
 * moment or later, is the same order. Anyone may call it, for the cart of their own cookie.
 * Three statements: locks, what there is to order, the order.
 * @throws OrderNotWritten where the database refuses one of its rows
 */
export async function placeOrder(
	db: Db,
	sender: OrderTaker,
	input: PlaceOrderInput,
): Promise<PlaceOrderResult> {
	const { cartId } = input;
	if (!isUuid(cartId)) throw new Error("a cart has a UUID");
	const limit = input.from && orderTry(sender.secret, input.from);
	// Orders of one cart queue up here: the second of a double click finds the first one's order. A statement sees what
	// was written before it began: reading comes in one of its own, after the locks.
	const locks = (literal: (text: string) => string) =>
		[
			`select from carts where id = ${literal(cartId)} for update`,
			...(limit ? [`select pg_advisory_xact_lock(hashtext(${literal(limit.queue)}))`] : []),
		].join("; ");
	return inTransaction(db, locks, (client) => order(client, sender, input, limit ?? null));
}

async function order(
	client: pg.PoolClient,
	sender: OrderTaker,
	input: PlaceOrderInput,
	limit: ReturnType<typeof orderTry> | null,
): Promise<PlaceOrderResult> {
	const { cartId, form, language } = input;
	const place = placeOf(form);
	const prefix = tariffPrefix(place.country, place.postcode);
	const rows = await readCartToOrder(client, [cartId, input.idempotencyKey, place.country, prefix]);
	const [{ placed, tariff } = { placed: null, tariff: null }] = rows;
	if (placed) return { orderId: placed };
	const items = rows.flatMap(({ id, ...item }) => (id === null ? [] : [{ ...item, id }]));
	if (items.length === 0) return { problem: "cart_empty" };
	// The cart as it costs at the delivery address (ruling on K3 and P4).
	const isMoved = items.some((item) => differsFrom(item, place));
	const products = new Map(items.flatMap(({ product }) => (product ? [[product.id, product]] : [])));
	const nowhere = { BE: {}, NL: {}, DE: {}, FR: {} };
	const tariffs = tariff ? { ...nowhere, [place.country]: { [prefix]: tariff } } : nowhere;
	const cart = priceCart(
		items.map((item) => atPlace(item, place)),
		products,
		tariffs,
	);
	const refuse = async (problem: PlaceOrderResult) => {
		// Also where the order is refused: the page then shows what it costs at the address.
		if (isMoved) await bringTo(createDb(client), cartId, place);
		return problem;
	};
	if (!cart.canOrder) return refuse({ problem: "not_orderable" });
	const vatInputs: OrderVatInputs = {
		...{ ...input.vat, deliveryCountry: place.country, proof: null, tries: 0 },
		lines: items.map(vatLineOf),
	};
	const { decision: vatDecision, totals } = decideOrder(
		vatInputs,
		cart.lines.map((line) => line.total),
	);
	const total = totals.gross;
	if (total !== input.seenTotal) {
		return refuse(
			isMoved
				? { problem: "place_changed", total, postcode: place.postcode }
				: { problem: "total_changed", total },
		);
	}
	const orderId = randomUUID();
	const facts = {
		...{
			id: orderId,
			language,
			subtotalAmount: totals.net,
			vatAmount: totals.vat,
			totalAmount: total,
			vatRate: highestRate(totals),
			vatDecision,
		},
		// Counted from the day that it is in Antwerp.
		paymentMethod: form.paymentMethod,
		dueOn: workingDaysLater(antwerpClock(input.from?.now ?? new Date()).slice(0, 10), sender.termDays),
		...addressesOf(form),
		...wishOf(form, items),
	};
	const titleIn = (given: Language, { titles, productTitle }: (typeof items)[number]) => {
		const own = titles?.find((text) => text.language === given) ?? chooseTranslation(titles ?? [], language);
		return own?.title ?? productTitle;
	};
	const linesIn = (given: Language) =>
		cart.lines.map(({ item, unitPrice, transportPrice }) => ({
			...choiceOf(item),
			productTitle: titleIn(given, item),
			...{ price: unitPrice, transportPrice },
		}));
	// The proof with the buyer's name is the order's: mails keep what was decided alone.
	const keys = { vatInputs, userId: input.userId, cartId, idempotencyKey: input.idempotencyKey };
	const lines = linesIn(language).map((line, position) => ({
		...line,
		...{ position, productId: items[position]?.productId ?? null },
	}));
	const mails = orderMails(sender, facts, linesIn);
	const json = [{ ...facts, ...keys }, lines, mails].map((part) => JSON.stringify(part));
	const guard = limit
		? [limit.addressHash, limit.now, limit.since, limit.most, limit.forgetBefore]
		: [null, null, null, null, null];
	const written = await insertOrder(client, [...json, ...guard]).catch((error) => {
		throw new OrderNotWritten(error);
	});
	return written.length === 1 ? { orderId } : refuse({ problem: "too_many" });
}

/** Where it goes and who pays, as an order keeps it. */
function addressesOf(form: CheckoutForm) {
	const { name, email, phone, companyName, vatNumber, street, city, postalCode, country } = form;
	const { billingCountry } = form;
	return {
		shippingAddress: { name, email, phone, companyName, vatNumber, street, city, postalCode, country },
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
	};
}

/** Id of the order that a form of this cart has become already; null when there is none. */
export async function findPlacedOrder(
	db: Db,
	{ cartId, idempotencyKey }: Pick<PlaceOrderInput, "cartId" | "idempotencyKey">,
): Promise<string | null> {
	const [row] = await db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.cartId, cartId), eq(orders.idempotencyKey, idempotencyKey)));
	return row?.id ?? null;
}
