import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { bankLines } from "./bank.ts";
import { createdAt, id, rule, sumOfCents } from "./columns.ts";
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
		index("payments_bank_line").on(t.bankLineId),
		rule("payments_amount", sql`${t.amount} <> 0`),
		rule("payments_reason", sql`${t.amount} > 0 or length(trim(${t.note})) > 0`),
	],
);
