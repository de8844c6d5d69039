import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { daysAtLeast, refusalsAtMost, triesAtMost } from "./try-times.ts";

const { mailOutbox } = schema;

/** newest: what was never tried first, the last written before the others; oldest: what has been due for longest. */
export type ClaimOrder = "newest" | "oldest";

const orders = {
	newest: [sql`(${mailOutbox.attempts} > 0)`, desc(mailOutbox.createdAt)],
	oldest: [asc(mailOutbox.nextTryAt)],
} satisfies Record<ClaimOrder, SQL[]>;

/** Longer than a mail may be under way and its outcome be recorded: a claim that is older belongs to nobody. */
export const claimSeconds = 120;

function inSeconds(seconds: number): SQL {
	return sql`now() + make_interval(secs => ${seconds})`;
}

/**
 * Takes the next mail that is due and in words into this process' hands and counts the try, in one statement; nothing stays locked.
 * Whoever takes it records what came of it below. A mail whose taker died is due again when the claim has run out.
 * @returns null when nothing is due
 */
export async function claimMail(db: Db, order: ClaimOrder) {
	const due = db
		.select({ id: mailOutbox.id })
		.from(mailOutbox)
		.where(
			and(
				eq(mailOutbox.status, "pending"),
				isNull(mailOutbox.follows),
				isNotNull(mailOutbox.html),
				lte(mailOutbox.nextTryAt, sql`now()`),
				or(isNull(mailOutbox.claim), lte(mailOutbox.claimedUntil, sql`now()`)),
			),
		)
		.orderBy(...orders[order])
		.limit(1)
		.for("update", { skipLocked: true });
	const claim = randomUUID();
	const [mail] = await db
		.update(mailOutbox)
		.set({ claim, claimedUntil: inSeconds(claimSeconds), attempts: sql`${mailOutbox.attempts} + 1` })
		.where(sql`${mailOutbox.id} = ${due}`)
		.returning();
	if (!mail || mail.html === null || mail.text === null) return null;
	return { ...mail, html: mail.html, text: mail.text, claim };
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

function isStillClaimed({ id, claim }: ClaimedMail): SQL | undefined {
	return and(eq(mailOutbox.id, id), eq(mailOutbox.claim, claim));
}

/** A link that opens an account is for its reader alone: nothing of it stays once it is out. */
const opensAccount = sql`starts_with(dedupe_key, 'account:')`;

/**
 * Marks a mail sent and lets go what followed it; of a notification and its stand-in the other one never goes. One
 * statement.
 * @returns false when the claim had run out
 */
export async function recordSent(db: Db, mail: ClaimedMail): Promise<boolean> {
	const { rowCount } = await db.execute(sql`
		with settled as (
			update mail_outbox set status = 'sent', sent_at = now(), last_error = null, claim = null, claimed_until = null,
				html = case when ${opensAccount} then '' else html end, text = case when ${opensAccount} then '' else text end
			where id = ${mail.id} and claim = ${mail.claim}
			returning id, stands_in_for
		), not_needed as (
			delete from mail_outbox m using settled s where m.stands_in_for = s.id and m.status = 'pending'
		), replaced as (
			update mail_outbox m set status = 'failed', follows = null
			from settled s where m.id = s.stands_in_for and m.status = 'pending'
		), let_go as (
			update mail_outbox m set follows = null from settled s
			where m.follows in (s.id, s.stands_in_for) and m.stands_in_for is null and m.id is distinct from s.stands_in_for
		)
		select from settled`);
	return rowCount === 1;
}

/**
 * Notes that a mail was not taken, and when it is tried again. A notification that was refused at its first try waits
 * for what comes of its stand-in, which goes at once; after a try that left in doubt whether the mail arrived, none is
 * called in, so that only one of the two ever goes. Refused likewise, a stand-in is given up for the notification;
 * in doubt it goes on itself. Whatever else followed is let go: its turn has come. One statement.
 * @param refusal `isFinal`: with a 5xx; `isSure`: in the server's own words; `seconds` until the next try
 * @returns replaced: a stand-in goes at once; lost: the claim had run out
 */
export async function recordRefusal(
	db: Db,
	mail: ClaimedMail,
	refusal: { isFinal: boolean; isSure: boolean; seconds: number; lastError: string },
): Promise<"refused" | "replaced" | "lost"> {
	const { isSure, seconds, lastError } = refusal;
	const refusals = refusal.isFinal ? 1 : 0;
	const isFirstWord = sql`(${isSure} and m.attempts = 1 and m.last_error is null)`;
	const { rows } = await db.execute<{ stand_in: string | null }>(sql`
		with settled as (
			update mail_outbox m set
				claim = null, claimed_until = null, last_error = ${lastError}, refusals = refusals + ${refusals},
				next_try_at = ${inSeconds(seconds)},
				follows = (select b.id from mail_outbox b where b.stands_in_for = m.id and b.follows = m.id
					and ${isFirstWord}),
				status = case when (stands_in_for is not null and ${isFirstWord}) or refusals + ${refusals} >= ${refusalsAtMost}
					or (attempts >= ${triesAtMost} and created_at < now() - make_interval(days => ${daysAtLeast}))
					then 'failed' else 'pending' end
			where id = ${mail.id} and claim = ${mail.claim}
			returning id, stands_in_for, follows as stand_in, status
		), not_needed as (
			delete from mail_outbox m using settled s
			where s.status = 'failed' and s.stand_in is null and m.stands_in_for = s.id and m.follows = s.id
		), called_in as (
			update mail_outbox m set follows = null, next_try_at = now() from settled s where m.id = s.stand_in
		), let_go as (
			update mail_outbox m set follows = null from settled s
			where s.stand_in is null and m.stands_in_for is distinct from s.id and (m.follows = s.stands_in_for
				or (m.follows = s.id and (s.stands_in_for is null or s.status = 'failed')))
		)
		select stand_in from settled`);
	if (!rows[0]) return "lost";
	return rows[0].stand_in === null ? "refused" : "replaced";
}

/**
 * Gives a mail back that the server's own trouble kept from going: the try does not count, and it stands behind the
 * others for a while. One statement.
 * @returns false when the claim had run out
 */
export async function giveBack(
	db: Db,
	mail: ClaimedMail,
	{ seconds, lastError }: { seconds: number; lastError: string },
): Promise<boolean> {
	const { rowCount } = await db
		.update(mailOutbox)
		.set({
			claim: null,
			claimedUntil: null,
			lastError,
			attempts: sql`${mailOutbox.attempts} - 1`,
			nextTryAt: inSeconds(seconds),
		})
		.where(isStillClaimed(mail));
	return rowCount === 1;
}
