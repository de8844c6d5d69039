import { sql } from "drizzle-orm";
import {
	boolean,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { OfferContent, OfferTexts } from "../../app/values/offer-content.ts";
import type { OrderVatDecision, OrderVatInputs } from "../../app/values/order-vat.ts";
import {
	type Localized,
	offerAnswerWays,
	offerMessageAuthors,
	offerStatuses,
} from "../../app/values/vocabulary.ts";
import {
	buyerInAlphabet,
	bytes,
	createdAt,
	id,
	language,
	oneOf,
	rule,
	sumOfCents,
	updatedAt,
} from "./columns.ts";
import { quotes } from "./quotes.ts";

/**
 * A binding offer: what became of it, and of its newest version what lists show. Its row is the lock of everything that is
 * done with it.
 */
export const offers = pgTable(
	"offers",
	{
		id: id(),
		/** What people say on the phone, for example A-2026-00012; a version behind the first adds /2. */
		number: text().notNull().unique(),
		/** Which request it answers; null for one that a call asked for, or where the request is gone. */
		quoteId: uuid().references(() => quotes.id, { onDelete: "set null" }),
		/** Of the buyer. */
		language: language(),
		status: text({ enum: offerStatuses }).notNull().default("draft"),
		/** The newest version: a draft unless it is the one that binds. */
		version: integer().notNull().default(1),
		/** The version that binds, or bound last; null as long as none was sent. */
		sentVersion: integer(),
		buyerName: text().notNull(),
		companyName: text(),
		email: text().notNull(),
		/** The last day, in Antwerp, on which it can be accepted; of the version that binds, else of the draft. */
		validUntil: date({ mode: "string" }).notNull(),
		/** Incl. VAT, of the same version. */
		totalAmount: sumOfCents().notNull(),
		sentAt: timestamp({ withTimezone: true }),
		/** When it was accepted or declined, by whom and how. */
		answeredAt: timestamp({ withTimezone: true }),
		answeredBy: text(),
		answeredHow: text({ enum: offerAnswerWays }),
		declineReason: text(),
		/** Since when a question of the buyer's waits. */
		askedAt: timestamp({ withTimezone: true }),
		/** Whether the buyer is spared the reminder. */
		remindersStopped: boolean().notNull().default(false),
		/** A conversion as the configurator writes it, and the JPEG of it: copied, since requests go after a year. */
		configuration: text(),
		drawing: bytes(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		index("offers_created_at").on(t.createdAt, t.id),
		index("offers_total").on(t.totalAmount, t.id),
		index("offers_valid_until").on(t.validUntil, t.id),
		index("offers_quote").on(t.quoteId),
		index("offers_asked").on(t.askedAt).where(sql`${t.askedAt} is not null`),
		index("offers_answered_at").on(t.answeredAt).where(sql`${t.status} = 'accepted'`),
		index("offers_email").on(sql`lower(${t.email})`, t.createdAt),
		index("offers_buyer").on(buyerInAlphabet(t.companyName, t.buyerName, t.email), t.id),
		oneOf("offers_status", t.status, offerStatuses),
		oneOf("offers_answered_how", t.answeredHow, offerAnswerWays),
		rule("offers_versions", sql`${t.version} >= 1 and ${t.sentVersion} between 1 and ${t.version}`),
		rule("offers_sent", sql`(${t.status} = 'draft') = (${t.sentVersion} is null)`),
		rule("offers_answered", sql`(${t.status} in ('accepted', 'declined')) = (${t.answeredAt} is not null)`),
		rule("offers_total", sql`${t.totalAmount} >= 0`),
		rule("offers_drawing", sql`${t.configuration} is not null or ${t.drawing} is null`),
	],
);

/** What an offer says, version by version. A trigger of the migration keeps one that was sent from being changed. */
export const offerVersions = pgTable(
	"offer_versions",
	{
		id: id(),
		offerId: uuid()
			.notNull()
			.references(() => offers.id, { onDelete: "cascade" }),
		version: integer().notNull(),
		content: jsonb().$type<OfferContent>().notNull(),
		subtotalAmount: sumOfCents().notNull(),
		vatAmount: sumOfCents().notNull(),
		totalAmount: sumOfCents().notNull(),
		/** Percent; the highest where lines are taxed differently. */
		vatRate: numeric({ precision: 5, scale: 2, mode: "number" }).notNull(),
		/** What its VAT follows from, with the proof of it, and how it was decided: the order takes both over. */
		vatInputs: jsonb().$type<OrderVatInputs>().notNull(),
		vatDecision: jsonb().$type<OrderVatDecision>().notNull(),
		/** Null as long as it is a draft. */
		sentAt: timestamp({ withTimezone: true }),
		/** Of the code in the buyer's link. */
		tokenHash: text().unique(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		unique("offer_versions_offer_version").on(t.offerId, t.version),
		rule("offer_versions_version", sql`${t.version} >= 1`),
		rule(
			"offer_versions_amounts",
			sql`${t.subtotalAmount} >= 0 and ${t.vatAmount} >= 0 and ${t.totalAmount} = ${t.subtotalAmount} + ${t.vatAmount}`,
		),
		rule("offer_versions_sent", sql`(${t.sentAt} is null) = (${t.tokenHash} is null)`),
	],
);

/** What a buyer asked about an offer, and what was answered. */
export const offerMessages = pgTable(
	"offer_messages",
	{
		id: id(),
		offerId: uuid()
			.notNull()
			.references(() => offers.id, { onDelete: "cascade" }),
		/** Which version it is about. */
		version: integer().notNull(),
		author: text({ enum: offerMessageAuthors }).notNull(),
		text: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		index("offer_messages_offer").on(t.offerId, t.createdAt),
		oneOf("offer_messages_author", t.author, offerMessageAuthors),
		rule("offer_messages_text", sql`length(trim(${t.text})) > 0`),
	],
);

/** The last number of each year. */
export const offerCounters = pgTable("offer_counters", {
	year: integer().primaryKey(),
	last: integer().notNull(),
});

/** How offers begin: one row. */
export const offerSettings = pgTable(
	"offer_settings",
	{
		id: boolean().primaryKey().default(true),
		/** Days that an offer stands. */
		validDays: integer().notNull().default(14),
		/** Days before its end on which the buyer is reminded; null: not. */
		remindBefore: integer().default(2),
		/** Templates by language; an empty one takes the shop's own. */
		texts: jsonb().$type<Partial<Localized<OfferTexts>>>().notNull().default({}),
		updatedAt: updatedAt(),
	},
	(t) => [
		rule("offer_settings_one_row", sql`${t.id}`),
		rule("offer_settings_days", sql`${t.validDays} between 1 and 365 and ${t.remindBefore} between 1 and 30`),
	],
);
