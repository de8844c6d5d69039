import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type OpeningHours, usualHours } from "../../app/values/opening-hours.ts";
import { languageEnum, rule, updatedAt } from "./columns.ts";

/** The owner's name, addresses and numbers: one row. */
export const companySettings = pgTable(
	"company_settings",
	{
		id: boolean().primaryKey().default(true),
		name: text().notNull(),
		legalName: text().notNull(),
		street: text().notNull(),
		postalCode: text().notNull(),
		city: text().notNull(),
		/** ISO 3166-1 alpha-2. */
		country: text().notNull(),
		/** As people read it. */
		phone: text().notNull(),
		/** E.164, for call links; empty until the owner has said who they are. */
		phoneLink: text().notNull(),
		email: text().notNull(),
		vatNumber: text().notNull(),
		iban: text().notNull(),
		bic: text().notNull(),
		bankName: text().notNull(),
		/** In which the shop writes to its own people. */
		mailLanguage: languageEnum().notNull().default("nl"),
		openingHours: jsonb().$type<OpeningHours>().notNull().default(usualHours),
		updatedAt: updatedAt(),
	},
	(t) => [
		rule("company_settings_one_row", sql`${t.id}`),
		rule("company_settings_phone_link", sql`${t.phoneLink} ~ '^(\\+[0-9]{6,15})?$'`),
	],
);
