import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, rule } from "./columns.ts";

/** The redirects that the shop serves where it has no page itself, in their order; published all at once. */
export const publishedRedirects = pgTable(
	"published_redirects",
	{
		position: integer().primaryKey(),
		/** A path; one that ends in * stands for everything that begins like it. */
		oldPath: text().notNull(),
		/** A path of the shop; where something is gone for good it leads nowhere. */
		newPath: text().notNull(),
		statusCode: integer().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		rule("published_redirects_status", sql`${t.statusCode} in (301, 302, 410)`),
		rule("published_redirects_old_path", sql`${t.oldPath} ~ '^/[^[:space:]]*$'`),
		rule("published_redirects_new_path", sql`${t.newPath} ~ '^/([^[:space:]/\\\\][^[:space:]]*)?$'`),
	],
);
