import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** The uploaded pictures; the files lie in the storage under the same key. */
export const pictures = pgTable(
	"pictures",
	{
		key: text().primaryKey(),
		/** As forms and pages take it. */
		address: text().notNull(),
		/** What the file was called when it was uploaded. */
		name: text().notNull(),
		createdAt: createdAt(),
		/** Names one sending of it, so that one sent again because its answer was lost is the same picture. */
		uploadKey: text().unique("pictures_upload_key"),
		/** When it was deleted: its files go thirty days later, unless something uses it again. */
		deletedAt: timestamp({ withTimezone: true }),
	},
	(t) => [index("pictures_created_at").on(t.createdAt, t.key)],
);

/**
 * Which row names which picture. Triggers of the migration `picture_uses` keep it for every table that may hold an
 * address: to look through them all took twenty seconds at a hundred thousand containers.
 */
export const pictureUses = pgTable(
	"picture_uses",
	{
		key: text().notNull(),
		/** The table and its row. */
		place: text().notNull(),
		rowId: text().notNull(),
		/** What an owner knows it as, with its id: product, page, post, offer, trash; company has none. */
		kind: text().notNull(),
		ownerId: uuid(),
	},
	(t) => [
		primaryKey({ columns: [t.key, t.place, t.rowId] }),
		index("picture_uses_row").on(t.place, t.rowId),
		index("picture_uses_owner").on(t.kind, t.ownerId),
	],
);
