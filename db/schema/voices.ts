import { sql } from "drizzle-orm";
import { boolean, date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type ReferenceTexts, reviewChecks } from "../../app/values/vocabulary.ts";
import { createdAt, id, language, oneOf, rule, updatedAt } from "./columns.ts";

/** What buyers said of the shop, in their own words and language. */
export const reviews = pgTable(
	"reviews",
	{
		id: id(),
		words: text().notNull(),
		/** As the buyer agreed to it. */
		name: text().notNull(),
		/** Place or company. */
		place: text(),
		/** From 1 to 5. */
		stars: integer(),
		saidOn: date({ mode: "string" }).notNull(),
		language: language(),
		/** Where the review stands; null: it was said to the shop. */
		sourceUrl: text(),
		isVisible: boolean().notNull().default(true),
		orderIndex: integer().notNull().default(0),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		rule("reviews_stars", sql`${t.stars} between 1 and 5`),
		rule("reviews_source_url", sql`${t.sourceUrl} like 'https://%'`),
	],
);

/** Work that the shop is proud of. */
export const customerReferences = pgTable(
	"customer_references",
	{
		id: id(),
		/** By language; at least one. */
		texts: jsonb().$type<ReferenceTexts>().notNull(),
		place: text(),
		year: integer(),
		imageUrl: text(),
		isVisible: boolean().notNull().default(true),
		orderIndex: integer().notNull().default(0),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [rule("customer_references_year", sql`${t.year} between 1900 and 2999`)],
);

/** One row. */
export const reviewSettings = pgTable(
	"review_settings",
	{
		id: boolean().primaryKey().default(true),
		/** Whether and how the shop makes sure that reviews come from buyers. */
		checks: text({ enum: reviewChecks }).notNull().default("none"),
		updatedAt: updatedAt(),
	},
	(t) => [
		rule("review_settings_one_row", sql`${t.id}`),
		oneOf("review_settings_checks", t.checks, reviewChecks),
	],
);
