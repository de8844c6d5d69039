import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { transportCountries } from "../../app/values/vocabulary.ts";
import { cents, oneOf, rule } from "./columns.ts";

/** Trucking prices in cents, net, by the first two digits of the postcode. */
export const transportTariffs = pgTable(
	"transport_tariffs",
	{
		country: text({ enum: transportCountries }).notNull(),
		prefix: text().notNull(),
		/** The region's name, for whoever keeps the table. */
		place: text().notNull().default(""),
		/** One box of 20 ft or less. */
		single: cents().notNull(),
		/** A full truck: one 40 or 45 ft, or two of 20 ft or less. */
		double: cents().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.country, t.prefix] }),
		oneOf("transport_tariffs_country", t.country, transportCountries),
		rule("transport_tariffs_prefix", sql`${t.prefix} ~ '^[0-9]{2}$'`),
		rule("transport_tariffs_prices", sql`${t.single} >= 0 and ${t.double} >= ${t.single}`),
	],
);
