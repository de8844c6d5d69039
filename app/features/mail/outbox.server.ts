import { and, eq, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";

const { mailOutbox } = schema;

export type Mail = {
	/** Names the occasion: the same key is written once. */
	dedupeKey: string;
	language: Language;
	recipient: string;
	replyTo: string | null;
	subject: string;
	html: string;
	text: string;
};

/**
 * Writes a mail in the transaction of what it tells about; sending comes later and cannot fail it.
 * @returns the mail's id; null when the occasion has its mail already
 */
export async function writeMail(tx: Db | Transaction, mail: Mail): Promise<string | null> {
	const [row] = await tx
		.insert(mailOutbox)
		.values(mail)
		.onConflictDoNothing({ target: mailOutbox.dedupeKey })
		.returning({ id: mailOutbox.id });
	return row?.id ?? null;
}

/** Takes a mail out of the queue for good, because another one says the same. */
export async function giveUpMail(db: Db, id: string): Promise<void> {
	await db
		.update(mailOutbox)
		.set({ status: "failed" })
		.where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, "pending")));
}

/** A mail that was tried so often over so long is not delivered any more: the owner sees it and may send it again. */
const triesAtMost = 25;
const triedAtLeastFor = "3 days";

/** Ids of mails that wait to be sent, oldest first. */
export async function listPendingMail(db: Db): Promise<string[]> {
	const rows = await db
		.select({ id: mailOutbox.id })
		.from(mailOutbox)
		.where(eq(mailOutbox.status, "pending"))
		.orderBy(mailOutbox.createdAt);
	return rows.map((row) => row.id);
}

export type OutgoingMail = Mail & { id: string };

/**
 * Sends one pending mail and marks it sent. The row stays locked meanwhile, so that two processes do not send
 * it twice; a mail that is gone, sent or in other hands is skipped, and one whose tries are used up is failed.
 * @throws what `send` throws, after the failure is noted on the row
 */
export async function sendPendingMail(
	db: Db,
	id: string,
	send: (mail: OutgoingMail) => Promise<void>,
): Promise<boolean> {
	const failure = await db.transaction(async (tx) => {
		const [mail] = await tx
			.select()
			.from(mailOutbox)
			.where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, "pending")))
			.for("update", { skipLocked: true });
		if (!mail) return { skipped: true };
		const attempts = sql`${mailOutbox.attempts} + 1`;
		try {
			await send(mail);
			await tx
				.update(mailOutbox)
				.set({ status: "sent", sentAt: new Date(), attempts, lastError: null })
				.where(eq(mailOutbox.id, id));
			return { skipped: false };
		} catch (error) {
			const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
			const isSpent = sql`${attempts} >= ${triesAtMost} and ${mailOutbox.createdAt} < now() - ${triedAtLeastFor}::interval`;
			const status = sql<"pending" | "failed">`case when ${isSpent} then 'failed' else 'pending' end`;
			await tx.update(mailOutbox).set({ attempts, lastError, status }).where(eq(mailOutbox.id, id));
			return { skipped: false, error };
		}
	});
	if ("error" in failure) throw failure.error;
	return !failure.skipped;
}
