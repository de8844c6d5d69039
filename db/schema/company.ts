import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type ConsumerLaw, usualConsumerLaw } from "../../app/values/consumer-law.ts";
import { type OpeningHours, usualHours } from "../../app/values/opening-hours.ts";
import { type OssRates, usualOssRates } from "../../app/values/vat-cases.ts";
import { customerKinds, lapseRules } from "../../app/values/vocabulary.ts";
import { bytes, createdAt, languageEnum, oneOf, rule, updatedAt } from "./columns.ts";

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
		/** Whom the company sells to. */
		customers: text({ enum: customerKinds }).notNull().default("everyone"),
		/** Register of companies and court, as the footer says it. */
		register: text().notNull().default(""),
		/** Whose account it is; empty: the registered name. */
		accountHolder: text().notNull().default(""),
		/** Working days that a buyer has to pay. */
		termDays: integer().notNull().default(5),
		/** Days before and after the due date on which a buyer is reminded; null: not. */
		remindBefore: integer().default(1),
		remindAfter: integer().default(3),
		/** What becomes of an order that is not paid, and how many days after its due date. */
		lapse: text({ enum: lapseRules }).notNull().default("ask"),
		lapseDays: integer().notNull().default(7),
		/** Whether VAT is decided by case; the one-stop shop and its rates by country, in whole percent. */
		vatByCase: boolean().notNull().default(true),
		vatOss: boolean().notNull().default(false),
		ossRates: jsonb().$type<OssRates>().notNull().default(usualOssRates),
		/** What private buyers are shown, where the company sells to them. */
		consumerLaw: jsonb().$type<ConsumerLaw>().notNull().default(usualConsumerLaw),
		/** Address of a picture of the library, for papers; empty: they carry the name. */
		logo: text().notNull().default(""),
		/** Where the depot is, "51.26, 4.39" in degrees north and east; empty: no map is drawn. */
		depot: text().notNull().default(""),
		/** In which the shop writes to its own people. */
		mailLanguage: languageEnum().notNull().default("nl"),
		openingHours: jsonb().$type<OpeningHours>().notNull().default(usualHours),
		updatedAt: updatedAt(),
	},
	(t) => [
		rule("company_settings_one_row", sql`${t.id}`),
		oneOf("company_settings_customers", t.customers, customerKinds),
		oneOf("company_settings_lapse", t.lapse, lapseRules),
		rule(
			"company_settings_terms",
			sql`${t.termDays} between 1 and 60 and ${t.remindBefore} between 1 and 30
				and ${t.remindAfter} between 1 and 60 and ${t.lapseDays} between 1 and 90`,
		),
		rule(
			"company_settings_depot",
			sql`${t.depot} ~ '^(-?[0-9]{1,2}([.][0-9]+)?, -?[0-9]{1,3}([.][0-9]+)?)?$'`,
		),
		rule("company_settings_phone_link", sql`${t.phoneLink} ~ '^(\\+[0-9]{6,15})?$'`),
	],
);

/** Logos as papers print them, by the address of their picture: made when one is chosen, so that no paper waits for a file. */
export const companyLogos = pgTable("company_logos", {
	address: text().primaryKey(),
	/** A JPEG. */
	bytes: bytes().notNull(),
	/** In pixels. */
	width: integer().notNull(),
	height: integer().notNull(),
	createdAt: createdAt(),
});
