import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, rule } from "./columns.ts";

/**
 * Mail addresses that were found to be one buyer's: each leads to the one that the buyer goes by, which itself leads nowhere.
 * A buyer is nothing but an address as long as nobody has put two together.
 */
export const buyerAddresses = pgTable(
	"buyer_addresses",
	{
		id: id(),
		/** In lower case, as the shop compares addresses. */
		email: text().notNull().unique(),
		mainEmail: text().notNull(),
		/** Who put them together. */
		userEmail: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index("buyer_addresses_main").on(t.mainEmail),
		rule(
			"buyer_addresses_lower",
			sql`${t.email} = lower(${t.email}) and ${t.mainEmail} = lower(${t.mainEmail})`,
		),
		rule("buyer_addresses_other", sql`${t.email} <> ${t.mainEmail}`),
	],
);
