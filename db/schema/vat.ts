import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { VatCheck } from "../../app/values/order-vat.ts";

/**
 * What VIES last said of numbers that were typed, for as long as an order takes: the page asks, the order must not wait
 * again. An order keeps its own proof; these go after a day.
 */
export const vatChecks = pgTable(
	"vat_checks",
	{
		/** With its country in front, without blanks. */
		number: text().primaryKey(),
		answer: jsonb().$type<VatCheck>().notNull(),
		askedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(t) => [index("vat_checks_asked_at").on(t.askedAt)],
);
