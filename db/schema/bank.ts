import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { bankLineReasons, bankLineStates } from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { createdAt, id, oneOf, rule, sumOfCents } from "./columns.ts";

/** A statement of the company's account as it was imported. Its account and number name it: the same one comes in once. */
export const bankStatements = pgTable(
	"bank_statements",
	{
		id: id(),
		/** IBAN or an older number, without spaces. */
		account: text().notNull(),
		/** Year and number, or the closing day where the bank does not number. */
		number: text().notNull(),
		closedOn: date().notNull(),
		/** In cents. */
		oldBalance: sumOfCents().notNull(),
		newBalance: sumOfCents().notNull(),
		/** Of its day, balances and amounts: the same statement under another number is the same. */
		fingerprint: text().notNull(),
		fileName: text().notNull(),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		/** Stays readable when the user is gone. */
		userEmail: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		unique("bank_statements_account_number").on(t.account, t.number),
		index("bank_statements_fingerprint").on(t.account, t.fingerprint),
		index("bank_statements_user").on(t.userId),
	],
);

/** What the bank booked, line by line. What it says never changes; what became of it does. */
export const bankLines = pgTable(
	"bank_lines",
	{
		id: id(),
		statementId: uuid()
			.notNull()
			.references(() => bankStatements.id),
		/** Names it within its statement. */
		sequence: integer().notNull(),
		/** In cents; below zero: money that left the account. */
		amount: sumOfCents().notNull(),
		bookedOn: date().notNull(),
		/** Who paid or was paid; empty where the bank does not say, as the next ones. */
		name: text().notNull(),
		account: text().notNull(),
		/** Structured communications in it, of twelve digits each. */
		ogms: text().array().notNull(),
		text: text().notNull(),
		reference: text().notNull(),
		/** Whether it waits for a person, is a payment, was left aside or pays no order by its nature. */
		state: text({ enum: bankLineStates }).notNull(),
		/** Why it could not be booked by itself; null where it could, or had not to be. */
		reason: text({ enum: bankLineReasons }),
		/** What a person said of it: why it is left aside, or where a rest of it belongs. */
		note: text().notNull().default(""),
		/** When who paid was taken out of it. */
		anonymizedAt: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
	},
	(t) => [
		unique("bank_lines_statement_sequence").on(t.statementId, t.sequence),
		index("bank_lines_named").on(t.bookedOn).where(sql`${t.anonymizedAt} is null`),
		index("bank_lines_booked_on").on(t.bookedOn, t.id),
		index("bank_lines_state").on(t.state, t.bookedOn, t.id),
		oneOf("bank_lines_state_known", t.state, bankLineStates),
		oneOf("bank_lines_reason_known", t.reason, bankLineReasons),
		rule("bank_lines_aside", sql`${t.state} <> 'aside' or length(trim(${t.note})) > 0`),
	],
);
