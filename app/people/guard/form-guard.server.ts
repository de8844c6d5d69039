import { randomBytes } from "node:crypto";
import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isSigned, sign } from "~/platform/secret.server.ts";
import type { GuardedForm } from "~/values/vocabulary.ts";
import { formFields, quickestMs } from "./form-fields.ts";

const { formSubmissions } = schema;

/** How often something may be done within any so many minutes, a day of them at most. */
export type TryLimit = { most: number; minutes: number };

/** Submissions of one form by one address, where nothing else is said. */
const usualLimit: TryLimit = { most: 5, minutes: 10 };

/** A whole office that orders stays below its number. */
const orderLimit: TryLimit = { most: 10, minutes: 10 };

function limitOf(form: GuardedForm): TryLimit {
	return form === "order" ? orderLimit : usualLimit;
}

/** Since when tries count. */
function startOf({ minutes }: TryLimit, now: Date): Date {
	return new Date(now.getTime() - minutes * 60_000);
}

/** A ticket older than a day is stale. */
const oldestMs = 24 * 60 * 60 * 1000;

/** Of the submissions that are a day old each new one deletes so many: more than come, few enough to cost nothing. */
export const forgottenAtOnce = 20;

/** A signed note of the moment when a form was handed out; no two are alike. */
export function issueTicket(secret: string, form: GuardedForm, now: Date): string {
	const note = `${now.getTime()}.${randomBytes(9).toString("base64url")}`;
	return `${note}.${sign(secret, `form:${form}:${note}`)}`;
}

/** The ticket for the next try: the one that was sent while it is good, so that waiting helps; else a new one. */
export function renewTicket(secret: string, form: GuardedForm, fields: FormData, now: Date): string {
	const sent = ticketOf(fields);
	const age = ticketAge(secret, form, sent, now);
	return age !== null && age <= oldestMs ? sent : issueTicket(secret, form, now);
}

function ticketOf(fields: FormData): string {
	return String(fields.get(formFields.ticket) ?? "");
}

/** Milliseconds since the ticket was issued; null when the shop did not issue it for this form. */
function ticketAge(secret: string, form: GuardedForm, ticket: string, now: Date): number | null {
	const [time = "", nonce = "", code = ""] = ticket.split(".");
	return isSigned(secret, `form:${form}:${time}.${nonce}`, code) ? now.getTime() - Number(time) : null;
}

/** robot: the trap was touched; again: sent too soon or too late, ask once more with the renewed ticket. */
export type TicketVerdict = "pass" | "robot" | "again";

/** Judges a form without a puzzle: a field that people do not see is empty, and it was open for a moment. */
export function judgeTicket(
	secret: string,
	{ form, fields, now }: { form: GuardedForm; fields: FormData; now: Date },
): TicketVerdict {
	if (String(fields.get(formFields.trap) ?? "") !== "") return "robot";
	const age = ticketAge(secret, form, ticketOf(fields), now);
	return age === null || age < quickestMs || age > oldestMs ? "again" : "pass";
}

/** repeated: the same form was taken already; used: its ticket was, for something else; too_many: a flood. */
export type TakingVerdict = "pass" | "repeated" | "used" | "too_many";

/**
 * Notes a submission whose ticket was judged good, in the transaction that stores it: a ticket is taken once, and one
 * address may not flood a form. What is not stored leaves no trace; the same sent again does not count.
 * @param address the sender's network address; only a keyed hash of it is stored, for a day
 */
export async function takeSubmission(
	tx: Transaction,
	secret: string,
	input: { form: GuardedForm; fields: FormData; address: string; now: Date },
): Promise<TakingVerdict> {
	const { form, fields, now } = input;
	const ticket = ticketOf(fields).split(".").at(-1) ?? "";
	const contentHash = sign(secret, `content:${JSON.stringify(contentOf(fields))}`);
	const addressHash = sign(secret, `address:${input.address}`);
	// Whoever sends the same ticket at the same moment waits here for the first one's transaction.
	const [noted] = await tx
		.insert(formSubmissions)
		.values({ form, addressHash, ticket, contentHash, createdAt: now })
		.onConflictDoNothing({ target: formSubmissions.ticket })
		.returning({ id: formSubmissions.id });
	if (!noted) {
		const [taken] = await tx
			.select({ contentHash: formSubmissions.contentHash })
			.from(formSubmissions)
			.where(eq(formSubmissions.ticket, ticket));
		return taken?.contentHash === contentHash ? "repeated" : "used";
	}
	await queueUp(tx, form, addressHash);
	const limit = limitOf(form);
	if ((await countLately(tx, form, addressHash, startOf(limit, now))) > limit.most) {
		await tx.delete(formSubmissions).where(eq(formSubmissions.id, noted.id));
		return "too_many";
	}
	await forgetOld(tx, now);
	return "pass";
}

/** What a form says, without the fields that guard it. */
function contentOf(fields: FormData): [string, string][] {
	const guards: readonly string[] = Object.values(formFields);
	return [...fields].flatMap(([name, value]): [string, string][] =>
		guards.includes(name) || typeof value !== "string" ? [] : [[name, value]],
	);
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
	db: Db | Transaction,
	secret: string,
	input: { form: GuardedForm; key: string; now: Date; limit?: TryLimit },
): Promise<string | null> {
	const { form, key, now, limit = limitOf(form) } = input;
	const addressHash = sign(secret, `address:${key}`);
	return db.transaction(async (tx) => {
		await queueUp(tx, form, addressHash);
		if ((await countLately(tx, form, addressHash, startOf(limit, now))) >= limit.most) return null;
		const [row] = await tx
			.insert(formSubmissions)
			.values({ form, addressHash, createdAt: now })
			.returning({ id: formSubmissions.id });
		await forgetOld(tx, now);
		return row?.id ?? null;
	});
}

/** What the statement that writes an order needs to count and note its try as `noteTry` does. */
export function orderTry(secret: string, { address, now }: { address: string; now: Date }) {
	const limit = limitOf("order");
	const addressHash = sign(secret, `address:${address}`);
	return {
		...{ addressHash, now, most: limit.most, queue: queueOf("order", addressHash) },
		...{ since: startOf(limit, now), forgetBefore: new Date(now.getTime() - oldestMs) },
	};
}

/** Tries that turned out to be no guesses are not counted. */
export async function giveBackTries(db: Db, ids: string[]): Promise<void> {
	if (ids.length > 0) await db.delete(formSubmissions).where(inArray(formSubmissions.id, ids));
}

/** Submissions of one address queue up here, so that a burst is counted in full. */
async function queueUp(tx: Transaction, form: GuardedForm, addressHash: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${queueOf(form, addressHash)}))`);
}

function queueOf(form: GuardedForm, addressHash: string): string {
	return `${form}:${addressHash}`;
}

/**
 * What another transaction is about to delete as well is left to it: nobody waits here. An array, because of a list of
 * unknown length the planner expects a third of the table, and reads all of it for each submission.
 */
async function forgetOld(tx: Transaction, now: Date): Promise<void> {
	const old = tx
		.select({ id: formSubmissions.id })
		.from(formSubmissions)
		.where(lt(formSubmissions.createdAt, new Date(now.getTime() - oldestMs)))
		.orderBy(formSubmissions.createdAt)
		.limit(forgottenAtOnce)
		.for("update", { skipLocked: true });
	await tx.delete(formSubmissions).where(sql`${formSubmissions.id} = any (array(${old}))`);
}
