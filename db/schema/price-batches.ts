import { sql } from "drizzle-orm";
import {
	boolean,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import { batchOutcomes, batchSources, batchStates } from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { createdAt, id, oneOf, rule } from "./columns.ts";

/**
 * A change of many products' prices and stock: looked at first, then carried out at once or from a day on, and taken back
 * as a whole.
 */
export const priceBatches = pgTable(
	"price_batches",
	{
		id: id(),
		createdAt: createdAt(),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		/** Stays readable when the user is gone. */
		userEmail: text().notNull(),
		/** Whether a rule made it, a file, or one price that was typed. */
		source: text({ enum: batchSources }).notNull(),
		state: text({ enum: batchStates }).notNull().default("draft"),
		/** The rule in the words of its form; null for what no rule made. */
		rule: jsonb().$type<unknown>(),
		/** What was left out while it was made. */
		leftOut: jsonb().$type<unknown>().notNull(),
		/** How many products it is about. */
		size: integer().notNull(),
		/** The day at whose midnight, in Antwerp, it is carried out; null: at once. */
		startsOn: date(),
		/** When it was carried out or called off. */
		settledAt: timestamp({ withTimezone: true }),
		undoneAt: timestamp({ withTimezone: true }),
		undoneBy: text(),
	},
	(t) => [
		index("price_batches_user").on(t.userId),
		index("price_batches_state").on(t.state, t.createdAt),
		oneOf("price_batches_known_source", t.source, batchSources),
		oneOf("price_batches_known_state", t.state, batchStates),
		rule("price_batches_planned", sql`${t.state} <> 'planned' or ${t.startsOn} is not null`),
	],
);

/** What a batch does to one product. */
export const priceBatchItems = pgTable(
	"price_batch_items",
	{
		batchId: uuid()
			.notNull()
			.references(() => priceBatches.id, { onDelete: "cascade" }),
		/** Its place in the batch, from 0. */
		position: integer().notNull(),
		/** Not a reference: a deleted product is named as such, and one that is brought back is the same. */
		productId: uuid().notNull(),
		/** What the product was called. */
		label: text().notNull(),
		/** Facts of the product as they were seen; once carried out, as they were then. */
		before: jsonb().$type<unknown>().notNull(),
		after: jsonb().$type<unknown>().notNull(),
		outcome: text({ enum: batchOutcomes }).notNull().default("waiting"),
		/** Whether it was carried out over a change that came after it was planned. */
		isOver: boolean().notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.batchId, t.position] }),
		index("price_batch_items_product").on(t.productId),
		oneOf("price_batch_items_known_outcome", t.outcome, batchOutcomes),
	],
);
