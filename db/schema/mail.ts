import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import {
	type MailFacts,
	mailAttachments,
	mailAudiences,
	mailKinds,
	mailStatuses,
} from "../../app/values/vocabulary.ts";
import { createdAt, id, language, oneOf, rule } from "./columns.ts";

/** Every mail is written here first, in the transaction of what it tells about. */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: id(),
		kind: text({ enum: mailKinds }).notNull(),
		/** Id of the order, quote, offer or message that it is about; a plain value, since it may outlive them. */
		about: uuid(),
		audience: text({ enum: mailAudiences }).notNull(),
		/** Names the occasion, so that no mail is written twice for it. */
		dedupeKey: text().notNull().unique(),
		language: language(),
		recipient: text().notNull(),
		replyTo: text(),
		subject: text().notNull(),
		/** Null as long as the mail waits as facts: exactly one of words and facts is there. */
		html: text(),
		text: text(),
		/** What the mail tells, for the letter that puts it into words before it goes. */
		facts: jsonb().$type<MailFacts>(),
		/** What goes along, read from what the mail is about when it is sent. */
		attachment: text({ enum: mailAttachments }),
		/** Which of several: the id of the invoice. */
		attachedId: uuid(),
		status: text({ enum: mailStatuses }).notNull().default("pending"),
		/** Tries so far; one that the server's own trouble ended is not counted. */
		attempts: integer().notNull().default(0),
		/** How often a server refused this mail for good (5xx). */
		refusals: integer().notNull().default(0),
		lastError: text(),
		nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
		/** Who has the mail in hand, and until when: a claim of a process that died runs out. */
		claim: uuid(),
		claimedUntil: timestamp({ withTimezone: true }),
		/** The mail that goes first: held until that one is out or its first tries are over. */
		follows: uuid().references((): AnyPgColumn => mailOutbox.id, { onDelete: "set null" }),
		/** The notification that this plain mail replaces when it is refused; in reserve while it follows that one. */
		standsInFor: uuid().references((): AnyPgColumn => mailOutbox.id, { onDelete: "cascade" }),
		/** The mail that this one sends once more. */
		repeats: uuid().references((): AnyPgColumn => mailOutbox.id, { onDelete: "set null" }),
		createdAt: createdAt(),
		sentAt: timestamp({ withTimezone: true }),
	},
	(t) => [
		index("mail_outbox_created_at").on(t.createdAt),
		index("mail_outbox_recipient").on(sql`lower(${t.recipient})`, t.createdAt),
		index("mail_outbox_shown")
			.on(t.status, t.createdAt, t.id)
			.where(sql`${t.kind} <> 'account' and (${t.standsInFor} is null or ${t.follows} is null)`),
		index("mail_outbox_due").on(t.nextTryAt).where(sql`${t.status} = 'pending'`),
		index("mail_outbox_newest")
			.on(sql`(${t.attempts} > 0)`, t.createdAt.desc().nullsFirst())
			.where(sql`${t.status} = 'pending'`),
		index("mail_outbox_unwritten").on(t.createdAt).where(sql`${t.html} is null`),
		index("mail_outbox_follows").on(t.follows).where(sql`${t.follows} is not null`),
		uniqueIndex("mail_outbox_stands_in_for").on(t.standsInFor).where(sql`${t.standsInFor} is not null`),
		index("mail_outbox_about").on(t.kind, t.about, t.createdAt),
		index("mail_outbox_repeats").on(t.repeats).where(sql`${t.repeats} is not null`),
		oneOf("mail_outbox_kind", t.kind, mailKinds),
		oneOf("mail_outbox_audience", t.audience, mailAudiences),
		rule("mail_outbox_about", sql`(${t.kind} = 'account') = (${t.about} is null)`),
		oneOf("mail_outbox_attachment", t.attachment, mailAttachments),
		oneOf("mail_outbox_status", t.status, mailStatuses),
		rule("mail_outbox_attempts", sql`${t.attempts} >= 0`),
		rule("mail_outbox_refusals", sql`${t.refusals} between 0 and ${t.attempts}`),
		rule("mail_outbox_claim", sql`(${t.claim} is null) = (${t.claimedUntil} is null)`),
		rule(
			"mail_outbox_in_hand",
			sql`${t.claim} is null or (${t.status} = 'pending' and ${t.follows} is null)`,
		),
		rule(
			"mail_outbox_words",
			sql`(${t.html} is null) = (${t.text} is null) and (${t.html} is null) = (${t.facts} is not null)`,
		),
		// An older version that runs beside this one knows no facts: it must not send a mail without words.
		rule("mail_outbox_claim_words", sql`${t.claim} is null or ${t.html} is not null`),
		rule("mail_outbox_order", sql`${t.follows} <> ${t.id} and ${t.standsInFor} <> ${t.id}`),
		rule("mail_outbox_sent", sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
	],
);
