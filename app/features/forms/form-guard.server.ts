import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isSigned, sign } from "~/platform/secret.server.ts";
import { formFields } from "./form-fields.ts";

const { formSubmissions } = schema;

/** How often something may be done within any so many minutes, a day of them at most. */
export type TryLimit = { most: number; minutes: number };

/** Submissions of one form by one address, where nothing else is said. */
const usualLimit: TryLimit = { most: 5, minutes: 10 };

/** Nobody reads and fills in a form faster; a ticket older than a day is stale. */
const quickestMs = 2_000;
const oldestMs = 24 * 60 * 60 * 1000;

export type GuardedForm = "quote" | "contact" | "sign-in" | "sign-up" | "reset";

/** A signed note of the moment when a form was handed out. */
export function issueTicket(secret: string, form: GuardedForm, now: Date): string {
	const time = String(now.getTime());
	return `${time}.${sign(secret, `form:${form}:${time}`)}`;
}

/** The ticket for the next try: the one that was sent while it is good, so that waiting helps; else a new one. */
export function renewTicket(secret: string, form: GuardedForm, fields: FormData, now: Date): string {
	const sent = String(fields.get(formFields.ticket) ?? "");
	const age = ticketAge(secret, form, sent, now);
	return age !== null && age <= oldestMs ? sent : issueTicket(secret, form, now);
}

/** Milliseconds since the ticket was issued; null when the shop did not issue it for this form. */
function ticketAge(secret: string, form: GuardedForm, ticket: string, now: Date): number | null {
	const [time = "", code = ""] = ticket.split(".");
	return isSigned(secret, `form:${form}:${time}`, code) ? now.getTime() - Number(time) : null;
}

/** robot: the trap was touched; again: sent too soon or too late, ask once more with a new ticket. */
export type GuardVerdict = "pass" | "robot" | "again" | "too_many";

/**
 * Judges a submission without a puzzle: a field that people do not see must be empty, the form must have been
 * open for a moment, and one address may not flood it.
 * @param address the sender's network address; only a keyed hash of it is stored, for a day
 */
export async function guardSubmission(
	db: Db,
	secret: string,
	input: { form: GuardedForm; fields: FormData; address: string; now: Date },
): Promise<GuardVerdict> {
	const { form, fields, now } = input;
	if (String(fields.get(formFields.trap) ?? "") !== "") return "robot";
	const age = ticketAge(secret, form, String(fields.get(formFields.ticket) ?? ""), now);
	if (age === null || age < quickestMs || age > oldestMs) return "again";
	const noted = await countSubmission(db, form, sign(secret, `address:${input.address}`), now);
	return noted === null ? "too_many" : "pass";
}

/** Submissions of a form by one address or account within the window. */
async function countLately(
	db: Transaction,
	form: GuardedForm,
	addressHash: string,
	since: Date,
): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(formSubmissions)
		.where(
			and(
				eq(formSubmissions.form, form),
				eq(formSubmissions.addressHash, addressHash),
				gte(formSubmissions.createdAt, since),
			),
		);
	return row?.count ?? 0;
}

/** Notes a try, and says its id; null when the address or account has used up its share. */
export function noteTry(
	db: Db,
	secret: string,
	input: { form: GuardedForm; key: string; now: Date; limit?: TryLimit },
): Promise<string | null> {
	const { form, key, now, limit } = input;
	return countSubmission(db, form, sign(secret, `address:${key}`), now, limit);
}

/** Tries that turned out to be no guesses are not counted. */
export async function giveBackTries(db: Db, ids: string[]): Promise<void> {
	if (ids.length > 0) await db.delete(formSubmissions).where(inArray(formSubmissions.id, ids));
}

/** Notes a submission, and says its id; null when the address has used up its share. */
function countSubmission(
	db: Db,
	form: GuardedForm,
	addressHash: string,
	now: Date,
	{ most, minutes }: TryLimit = usualLimit,
): Promise<string | null> {
	return db.transaction(async (tx) => {
		// Submissions of one address queue up here, so that a burst is counted in full.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${form}:${addressHash}`}))`);
		const since = new Date(now.getTime() - minutes * 60_000);
		if ((await countLately(tx, form, addressHash, since)) >= most) return null;
		const [row] = await tx
			.insert(formSubmissions)
			.values({ form, addressHash, createdAt: now })
			.returning({ id: formSubmissions.id });
		await tx.delete(formSubmissions).where(lt(formSubmissions.createdAt, new Date(now.getTime() - oldestMs)));
		return row?.id ?? null;
	});
}
