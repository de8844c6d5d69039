import { sql } from "drizzle-orm";
import { boolean, date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { onlinePaymentStates, refundStates, reversalKinds } from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { bankLines } from "./bank.ts";
import { createdAt, id, oneOf, rule, sumOfCents } from "./columns.ts";
import { orders } from "./orders.ts";

/** What has been paid for an order and what was paid back. A row is never changed: what was wrong is taken back by another. */
export const payments = pgTable(
	"payments",
	{
		id: id(),
		orderId: uuid()
			.notNull()
			.references(() => orders.id),
		/** In cents; below zero: paid back. */
		amount: sumOfCents().notNull(),
		/** The day on which the bank booked it. */
		paidOn: date().notNull(),
		/** Of whoever recorded it; the reason of what was paid back. */
		note: text().notNull().default(""),
		/** Chosen by the form: the same form sent twice is the same payment. */
		key: uuid().notNull().unique(),
		/** The line of the bank statement that it came with; null where somebody typed it. */
		bankLineId: uuid().references(() => bankLines.id),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		/** Stays readable when the user is gone. */
		userEmail: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index("payments_order").on(t.orderId, t.createdAt),
		index("payments_user").on(t.userId),
		// For what came in a month, from the index alone.
		index("payments_paid_on").on(t.paidOn, t.amount),
		index("payments_bank_line").on(t.bankLineId),
		rule("payments_amount", sql`${t.amount} <> 0`),
		rule("payments_reason", sql`${t.amount} > 0 or length(trim(${t.note})) > 0`),
	],
);

/** Tries to pay an order online. The money itself is a row of `payments`, whose key is the id of the attempt. */
export const onlinePayments = pgTable(
	"online_payments",
	{
		id: id(),
		orderId: uuid()
			.notNull()
			.references(() => orders.id),
		/** In cents. */
		amount: sumOfCents().notNull(),
		/** The provider's name for it, and where it is paid; null until the provider has answered. */
		providerId: text().unique(),
		checkoutUrl: text(),
		state: text({ enum: onlinePaymentStates }).notNull().default("open"),
		/** When the provider was asked last. */
		checkedAt: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
	},
	(t) => [
		index("online_payments_order").on(t.orderId, t.createdAt),
		index("online_payments_open").on(t.createdAt).where(sql`${t.state} = 'open'`),
		index("online_payments_paid").on(t.checkedAt).where(sql`${t.state} = 'paid'`),
		oneOf("online_payments_state", t.state, onlinePaymentStates),
		rule("online_payments_amount", sql`${t.amount} > 0`),
	],
);

/** What was paid online and is paid back by the same way. The money itself is a row of `payments`, whose key is the refund's id. */
export const onlineRefunds = pgTable(
	"online_refunds",
	{
		/** Chosen by the form, and the provider's key: the same one sent twice is one refund. */
		id: uuid().primaryKey(),
		onlinePaymentId: uuid()
			.notNull()
			.references(() => onlinePayments.id),
		/** In cents. */
		amount: sumOfCents().notNull(),
		reason: text().notNull(),
		state: text({ enum: refundStates }).notNull().default("asked"),
		/** Why the provider refused it, in its words. */
		answer: text().notNull().default(""),
		userEmail: text().notNull(),
		/** When the provider was asked last what became of it. */
		checkedAt: timestamp({ withTimezone: true }),
		/** When nothing was left to be done: it is paid out, or the owner has dealt with one that failed. */
		settledAt: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
	},
	(t) => [
		index("online_refunds_payment").on(t.onlinePaymentId, t.createdAt),
		index("online_refunds_unsettled").on(t.state, t.createdAt).where(sql`${t.settledAt} is null`),
		oneOf("online_refunds_state", t.state, refundStates),
		rule("online_refunds_amount", sql`${t.amount} > 0`),
		rule("online_refunds_reason", sql`length(trim(${t.reason})) > 0`),
	],
);

/**
 * What of an online payment went back though the shop had not asked for it: refunded at the provider itself, or charged back. The
 * money itself is rows of `payments`.
 */
export const onlineReversals = pgTable(
	"online_reversals",
	{
		/** The provider's name for it. */
		id: text().primaryKey(),
		onlinePaymentId: uuid()
			.notNull()
			.references(() => onlinePayments.id),
		kind: text({ enum: reversalKinds }).notNull(),
		/** In cents. */
		amount: sumOfCents().notNull(),
		/** Whether the money is gone; else it has come back. */
		isStanding: boolean().notNull(),
		/** Where it was booked, or had been written down by hand before; null where no payment was left to go back. */
		paymentId: uuid()
			.unique()
			.references(() => payments.id),
		/** When nothing was left to be done: the owner has dealt with a chargeback, or it was overturned. */
		settledAt: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
	},
	(t) => [
		index("online_reversals_payment").on(t.onlinePaymentId, t.createdAt),
		index("online_reversals_unsettled").on(t.createdAt).where(sql`${t.settledAt} is null`),
		oneOf("online_reversals_kind", t.kind, reversalKinds),
		rule("online_reversals_amount", sql`${t.amount} > 0`),
	],
);
