import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Secrets that every process of one shop shares, made at the first start. */
export const appSecrets = pgTable("app_secrets", {
	name: text().primaryKey(),
	value: text().notNull(),
	createdAt: createdAt(),
});

/** What has been done once, such as loading the demo content, or is so since a moment: a key that is refused. */
export const appMarks = pgTable("app_marks", { name: text().primaryKey(), createdAt: createdAt() });

/**
 * How many rows of a kind there are, by status (of a container its group, `list_group`; of an invoice its kind; of a bank
 * line its state): the sum over the slots. Triggers keep it, so that no list counts a million rows; each connection has a
 * slot of its own, so that nobody waits for another's order.
 */
export const rowCounts = pgTable(
	"row_counts",
	{
		kind: text({
			enum: ["orders", "quotes", "contact_messages", "products", "invoices", "bank_lines"],
		}).notNull(),
		status: text().notNull(),
		slot: integer().notNull(),
		count: bigint({ mode: "number" }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.kind, t.status, t.slot] })],
);

/**
 * What each day in Antwerp brought: how many orders that were not cancelled, and their net sum in cents. The sum over the
 * slots, kept by triggers as the counts above.
 */
export const orderDays = pgTable(
	"order_days",
	{
		day: date().notNull(),
		slot: integer().notNull(),
		count: bigint({ mode: "number" }).notNull(),
		net: bigint({ mode: "number" }).notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.slot] })],
);
