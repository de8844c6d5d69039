import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, language, rule } from "./columns.ts";
import { contactMessages } from "./contact.ts";
import { orders } from "./orders.ts";

/** Statements by which private buyers withdraw from a contract, as they were sent; the moment counts. */
export const withdrawals = pgTable(
	"withdrawals",
	{
		id: id(),
		language: language(),
		/** Null where none was found by its number and email. */
		orderId: uuid().references(() => orders.id, { onDelete: "set null" }),
		/** What tells the owner of it. */
		messageId: uuid().references(() => contactMessages.id, { onDelete: "set null" }),
		orderNumber: text().notNull(),
		name: text().notNull(),
		email: text().notNull(),
		/** What of the order; null for all of it. */
		part: text(),
		createdAt: createdAt(),
	},
	(t) => [
		index("withdrawals_order").on(t.orderId, t.createdAt),
		index("withdrawals_message").on(t.messageId),
		index("withdrawals_sender").on(t.orderNumber, sql`lower(${t.email})`, t.createdAt),
		rule("withdrawals_required", sql`length(trim(${t.name})) > 0 and length(trim(${t.email})) > 0`),
	],
);
