import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { priceKinds } from "../../app/values/vocabulary.ts";
import { cents, oneOf, rule } from "./columns.ts";

/**
 * What containers were offered for, since when. A trigger on `products` writes it (migration `price_changes`), whoever
 * changes a price; rows are never changed. They stay when the product goes: it may come back, at another price.
 */
export const priceChanges = pgTable(
	"price_changes",
	{
		/** No reference: the history outlives it. */
		productId: uuid().notNull(),
		kind: text({ enum: priceKinds }).notNull(),
		/** Later than any earlier one of the same price. */
		changedAt: timestamp({ withTimezone: true }).notNull(),
		/** From then on, in cents, net of VAT; null: at no price, or on request. */
		price: cents(),
	},
	(t) => [
		primaryKey({ columns: [t.productId, t.kind, t.changedAt] }),
		oneOf("price_changes_kind", t.kind, priceKinds),
		rule("price_changes_price", sql`${t.price} > 0`),
	],
);
