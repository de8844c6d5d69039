import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { proofTypes } from "../../app/values/vocabulary.ts";
import { bytes, createdAt, id, oneOf } from "./columns.ts";
import { orders } from "./orders.ts";

/** Papers that prove that what a buyer has fetched left for another member state. For the company's eyes; kept with the order. */
export const transportProofs = pgTable(
	"transport_proofs",
	{
		id: id(),
		orderId: uuid()
			.notNull()
			.references(() => orders.id),
		/** As it was called where it came from. */
		fileName: text().notNull(),
		type: text({ enum: proofTypes }).notNull(),
		/** Of the bytes, in hexadecimal. */
		sha256: text().notNull(),
		/** A PDF as it came, a picture as it was encoded anew. */
		bytes: bytes().notNull(),
		userEmail: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		// The same form sent twice is the same paper.
		unique("transport_proofs_order_content").on(t.orderId, t.sha256),
		oneOf("transport_proofs_type", t.type, proofTypes),
	],
);
