import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { paperKinds } from "../../app/values/vocabulary.ts";
import { bytes, createdAt, id, language, oneOf, rule } from "./columns.ts";
import { offers } from "./offers.ts";
import { orders } from "./orders.ts";

/** What was printed of an order or an offer, as it was printed. A trigger of the migration keeps a row from being changed. */
export const papers = pgTable(
	"papers",
	{
		id: id(),
		kind: text({ enum: paperKinds }).notNull(),
		orderId: uuid().references(() => orders.id),
		offerId: uuid().references(() => offers.id, { onDelete: "cascade" }),
		/** Of the order for what is printed of it as it stands; an invoice and a version of an offer have one of their own. */
		number: text().notNull(),
		/** In which it is written. */
		language: language(),
		/** Of the bytes, in hexadecimal. */
		sha256: text().notNull(),
		/** The PDF. */
		bytes: bytes().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		// Whoever comes second finds the first one's.
		unique("papers_kind_number").on(t.kind, t.number),
		index("papers_order").on(t.orderId, t.createdAt),
		index("papers_offer").on(t.offerId),
		rule("papers_of", sql`(${t.orderId} is null) <> (${t.offerId} is null)`),
		oneOf("papers_kind", t.kind, paperKinds),
	],
);
