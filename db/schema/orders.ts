import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgSequence,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { OrderVatDecision, OrderVatInputs } from "../../app/values/order-vat.ts";
import {
	type BillingAddress,
	conditions,
	orderStatuses,
	paymentMethods,
	type ShippingAddress,
} from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { products } from "./catalog.ts";
import {
	buyerInAlphabet,
	cents,
	createdAt,
	id,
	language,
	oneOf,
	rule,
	sumOfCents,
	updatedAt,
} from "./columns.ts";
import { deliveryWish, deliveryWishRules } from "./delivery-wish.ts";
import { lineChoice, lineChoiceRules } from "./line-choice.ts";
import { offers } from "./offers.ts";

export const orderNumbers = pgSequence("order_numbers", { startWith: 10001 });

const orderDigits = sql.raw("(regexp_replace(order_number, '[^0-9]', '', 'g')::bigint % 10000000000)");
const paymentReferenceOf = sql`lpad(${orderDigits}::text, 10, '0') || lpad((1 + (${orderDigits} % 97 + 96) % 97)::text, 2, '0')`;

/** A postcode as people type it with and without spaces; an index and a search must say it alike. */
export const postcodeOf = (address: AnyPgColumn) => sql`upper(replace(${address} ->> 'postalCode', ' ', ''))`;

type MoneyColumns = Record<
	| "status"
	| "totalAmount"
	| "creditedAmount"
	| "paidAmount"
	| "depositAmount"
	| "invoicedAmount"
	| "billedDueOn"
	| "dueOn"
	| "markedPaid",
	AnyPgColumn
>;

/** What an order's money comes to, as `payment-state.ts` says it; an index and a statement must say it alike. */
export function orderMoney(t: MoneyColumns) {
	const paid = sql`coalesce(${t.paidAmount}, 0)`;
	const owed = sql`greatest(0, ${t.totalAmount} - ${t.creditedAmount})`;
	const due = sql`case when ${t.depositAmount} > 0 and ${t.invoicedAmount} = 0
		then least(${t.depositAmount}, ${owed}) else ${owed} end`;
	const kept = sql`case when ${t.status} = 'cancelled' then 0 else ${owed} end`;
	const isAwaited = sql`${t.status} in ('pending', 'confirmed')`;
	const isBilled = sql`${t.depositAmount} + ${t.invoicedAmount} > 0`;
	const isOnAccount = sql`${t.status} = 'delivered' and not ${t.markedPaid} and ${isBilled} and ${paid} < ${owed}`;
	// Nothing recorded is no part: a comparison with null finds nothing, and an index of few words costs each new order little.
	const isPartly = sql`${t.status} in ('paid', 'delivered') and ${t.paidAmount} < ${t.totalAmount} - ${t.creditedAmount}`;
	return {
		...{ paid, owed, isAwaited, isOnAccount, isPartly },
		/** What of it is to be paid by now: while a part alone is billed, in advance, that part. */
		due,
		/** Whether something of it is open: whoever has recorded a part keeps to that, whatever its status says. */
		isOpen: sql`(${isAwaited} and ${paid} < ${owed} or ${isOnAccount} or ${isPartly})`,
		/** Whether money of it goes back to its buyer, and how much: what was paid too much, all of it once it is cancelled. */
		isToPayBack: sql`${t.paidAmount} > ${kept}`,
		backAmount: sql`${paid} - ${kept}`,
		/** Until when what is open of one that is delivered or settled is to be paid. */
		accountDueOn: sql`greatest(${t.billedDueOn}, ${t.dueOn})`,
	};
}

/** Amounts in cents. A row is never deleted while its retention period runs. */
export const orders = pgTable(
	"orders",
	{
		id: id(),
		/** What people say on the phone, for example K-10001. */
		orderNumber: text().notNull().unique().default(sql`'K-' || nextval('order_numbers')`),
		/** Twelve digits that find the order by its transfer (app/values/ogm.ts): those of its number, and the two that prove them. */
		paymentReference: text().notNull().unique().generatedAlwaysAs(paymentReferenceOf),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		/** The visitor's cart, kept as a plain value: the cart itself may go. */
		cartId: uuid().notNull(),
		/** The offer that became this order; null for one of the cart. */
		offerId: uuid()
			.unique()
			.references(() => offers.id, { onDelete: "set null" }),
		/** Chosen by the form: the same form sent twice is the same order. */
		idempotencyKey: uuid().notNull(),
		language: language(),
		subtotalAmount: sumOfCents().notNull(),
		vatAmount: sumOfCents().notNull(),
		totalAmount: sumOfCents().notNull(),
		/** What credit notes have taken back and nothing has billed or agreed anew: it is not owed. */
		creditedAmount: sumOfCents().notNull().default(sql`0`),
		/** What was paid for it; null as long as nothing is recorded. Kept by a trigger, as is what is billed. */
		paidAmount: sumOfCents(),
		/** What its invoices in advance and its last invoice ask for, as far as they stand. */
		depositAmount: sumOfCents().notNull().default(sql`0`),
		invoicedAmount: sumOfCents().notNull().default(sql`0`),
		/** Until when the last of them is to be paid. */
		billedDueOn: date(),
		/** Whether the owner says that its money is there, whatever is recorded of it. */
		markedPaid: boolean().notNull().default(false),
		/** Percent; the highest where lines are taxed differently. */
		vatRate: numeric({ precision: 5, scale: 2, mode: "number" }).notNull(),
		/** What its VAT follows from, with the proof of it, and how it was decided; null: 21 % as always before. */
		vatInputs: jsonb().$type<OrderVatInputs>(),
		vatDecision: jsonb().$type<OrderVatDecision>(),
		/** How often its sums have changed since it was placed: papers printed after that have a number of their own. */
		revision: integer().notNull().default(0),
		status: text({ enum: orderStatuses }).notNull().default("pending"),
		paymentMethod: text({ enum: paymentMethods }).notNull().default("bankTransfer"),
		/** Until when it is to be paid, as its buyer was told; null where nobody was told a day. */
		dueOn: date(),
		/** Whether its buyer is spared the reminders. */
		remindersStopped: boolean().notNull().default(false),
		shippingAddress: jsonb().$type<ShippingAddress>().notNull(),
		billingAddress: jsonb().$type<BillingAddress>(),
		...deliveryWish(),
		/** When name and addresses were taken out, ten years after the order. */
		anonymizedAt: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		unique("orders_cart_idempotency_key").on(t.cartId, t.idempotencyKey),
		index("orders_user").on(t.userId),
		index("orders_created_at").on(t.createdAt, t.id),
		index("orders_due_on").on(t.dueOn).where(sql`${t.status} in ('pending', 'confirmed')`),
		index("orders_partly").on(t.id).where(orderMoney(t).isPartly),
		index("orders_on_account").on(orderMoney(t).accountDueOn, t.id).where(orderMoney(t).isOnAccount),
		index("orders_to_pay_back").on(t.createdAt, t.id).where(orderMoney(t).isToPayBack),
		index("orders_status_created_at").on(t.status, t.createdAt, t.id),
		index("orders_wished_date").on(t.wishedDate, t.id).where(sql`${t.status} in ('confirmed', 'paid')`),
		index("orders_total").on(t.totalAmount, t.id),
		index("orders_status_total").on(t.status, t.totalAmount, t.id),
		index("orders_due").on(t.dueOn, t.id),
		index("orders_status_due").on(t.status, t.dueOn, t.id),
		index("orders_email").on(sql`lower(${t.shippingAddress} ->> 'email')`, t.createdAt, t.id),
		index("orders_buyer").on(
			buyerInAlphabet(
				...([sql`${t.shippingAddress} ->> 'companyName'`, sql`${t.shippingAddress} ->> 'name'`] as const),
				sql`${t.shippingAddress} ->> 'email'`,
			),
			t.id,
		),
		index("orders_postcode").on(postcodeOf(t.shippingAddress), t.createdAt, t.id),
		index("orders_vat_unknown").on(t.createdAt).where(sql`${t.vatInputs} -> 'check' ->> 'state' = 'unknown'`),
		oneOf("orders_status", t.status, orderStatuses),
		oneOf("orders_payment_method", t.paymentMethod, paymentMethods),
		...deliveryWishRules("orders", t),
		rule("orders_amounts", sql`${t.subtotalAmount} >= 0 and ${t.vatAmount} >= 0`),
		rule("orders_total", sql`${t.totalAmount} = ${t.subtotalAmount} + ${t.vatAmount}`),
		rule("orders_credited", sql`${t.creditedAmount} >= 0`),
		rule("orders_revision", sql`${t.revision} >= 0`),
		rule("orders_vat_rate", sql`${t.vatRate} between 0 and 100`),
	],
);

export const orderItems = pgTable(
	"order_items",
	{
		id: id(),
		orderId: uuid()
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		position: integer().notNull(),
		/** Null once the product is gone: title and price stay readable. */
		productId: uuid().references(() => products.id, { onDelete: "set null" }),
		productTitle: text().notNull(),
		/** Per piece; for rent the first 30 days. */
		price: cents().notNull(),
		/** For the whole line. */
		transportPrice: cents().notNull(),
		...lineChoice(),
		/** Null for a line that is no container: it was written into an offer. */
		selectedCondition: text({ enum: conditions }),
		/** What an offer says below the title, line by line. */
		details: text(),
	},
	(t) => [
		unique("order_items_order_position").on(t.orderId, t.position),
		index("order_items_product").on(t.productId),
		...lineChoiceRules("order_items", t),
		rule("order_items_quantity", sql`${t.quantity} >= 1`),
		rule("order_items_prices", sql`${t.price} >= 0 and ${t.transportPrice} >= 0`),
	],
);
