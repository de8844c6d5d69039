import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import type { Canonical } from "../../app/values/canonical-json.ts";
import { deliveryStates, invoiceKinds, invoiceSeries } from "../../app/values/vocabulary.ts";
import { createdAt, id, oneOf, rule, sumOfCents, updatedAt } from "./columns.ts";
import { orders } from "./orders.ts";

/**
 * Where each series stands in a year: counted on in the transaction of the invoice that takes the number, so that one
 * that fails takes none.
 */
export const invoiceCounters = pgTable(
	"invoice_counters",
	{
		series: text({ enum: invoiceSeries }).notNull(),
		/** Of the day of issue in Brussels. */
		year: integer().notNull(),
		last: integer().notNull(),
		/** The day of issue of the last one: the next is never before it. */
		lastOn: date().notNull(),
		/** Hash of the last one, which the next one's contains. */
		lastHash: text().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.series, t.year] }),
		oneOf("invoice_counters_series", t.series, invoiceSeries),
		rule("invoice_counters_last", sql`${t.last} >= 1`),
	],
);

/**
 * Invoices and credit notes as they were issued. Triggers of the migration refuse every change; what is wrong is credited.
 * Users are plain values here: nothing that happens to another table may touch a row.
 */
export const invoices = pgTable(
	"invoices",
	{
		id: id(),
		orderId: uuid()
			.notNull()
			.references(() => orders.id),
		kind: text({ enum: invoiceKinds }).notNull(),
		series: text({ enum: invoiceSeries }).notNull(),
		year: integer().notNull(),
		/** From 1 in each year, without a gap. */
		sequence: integer().notNull(),
		/** As it stands on paper: 2026-000123, 2026-C00007. */
		number: text().notNull().unique(),
		issuedOn: date().notNull(),
		/** The invoice that a credit note takes back from. */
		creditsId: uuid().references((): AnyPgColumn => invoices.id),
		netAmount: sumOfCents().notNull(),
		vatAmount: sumOfCents().notNull(),
		grossAmount: sumOfCents().notNull(),
		/** All that stands on it, as it was at that moment (app/trade/invoices/invoice.ts). */
		snapshot: jsonb().$type<Canonical>().notNull(),
		/** UBL without its PDF; null for buyers who are no business. */
		ubl: text(),
		/** SHA-256 of the previous hash, the snapshot and the UBL, in hexadecimal. */
		hash: text().notNull(),
		/** Of the one before it in its series; empty for the first of all. */
		previousHash: text().notNull(),
		/** Chosen by the form: the same form sent twice is the same invoice. */
		key: uuid().notNull().unique(),
		userId: uuid(),
		userEmail: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		unique("invoices_series_year_sequence").on(t.series, t.year, t.sequence),
		index("invoices_order").on(t.orderId, t.createdAt),
		index("invoices_credits").on(t.creditsId).where(sql`${t.creditsId} is not null`),
		index("invoices_created_at").on(t.createdAt, t.id),
		index("invoices_kind_created_at").on(t.kind, t.createdAt, t.id),
		index("invoices_reference").on(sql`(${t.snapshot} -> 'order' ->> 'reference')`),
		index("invoices_issued_on").on(t.issuedOn, t.series, t.sequence),
		oneOf("invoices_kind", t.kind, invoiceKinds),
		oneOf("invoices_series", t.series, invoiceSeries),
		rule("invoices_series_kind", sql`(${t.kind} = 'credit_note') = (${t.series} = 'credit_note')`),
		rule("invoices_credits_kind", sql`(${t.kind} = 'credit_note') = (${t.creditsId} is not null)`),
		rule("invoices_year", sql`${t.year} = extract(year from ${t.issuedOn})`),
		rule("invoices_sequence", sql`${t.sequence} >= 1`),
		rule(
			"invoices_amounts",
			sql`${t.grossAmount} = ${t.netAmount} + ${t.vatAmount} and ${t.netAmount} >= 0 and ${t.vatAmount} >= 0`,
		),
	],
);

/** How an e-invoice travels to its buyer's access point; beside the invoice, which never changes. */
export const invoiceDeliveries = pgTable(
	"invoice_deliveries",
	{
		invoiceId: uuid()
			.primaryKey()
			.references(() => invoices.id),
		state: text({ enum: deliveryStates }).notNull().default("waiting"),
		/** The buyer's electronic address: scheme and id. */
		receiver: text().notNull(),
		/** SHA-256 of what was sent. */
		documentHash: text().notNull(),
		/** As the provider calls it; there whenever it is sent. */
		providerId: text(),
		/** What the provider said last, as it came. */
		answer: text(),
		tries: integer().notNull().default(0),
		nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		index("invoice_deliveries_due").on(t.nextTryAt).where(sql`${t.state} = 'waiting'`),
		oneOf("invoice_deliveries_state", t.state, deliveryStates),
		rule("invoice_deliveries_sent", sql`(${t.state} = 'sent') = (${t.providerId} is not null)`),
		rule("invoice_deliveries_tries", sql`${t.tries} >= 0`),
	],
);
