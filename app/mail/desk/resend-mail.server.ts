import { eq, sql } from "drizzle-orm";
import type { StatusResult } from "~/desk/detail/status-change.ts";
import { recordChange } from "~/desk/history/audit.server.ts";
import { wasRepeated } from "~/desk/shell/waiting.store.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentOf, writeMail } from "../outbox.server.ts";

const { mailOutbox } = schema;

type Mail = typeof mailOutbox.$inferSelect;

/** @returns false where the form has written it already */
async function writeAgain(
	tx: Transaction,
	author: Actor<"letters.resend">,
	mail: Mail,
	key: string,
): Promise<boolean> {
	const { kind, about, audience, language, recipient, replyTo, subject, attachment, attachedId } = mail;
	const dedupeKey = `again:${key}`;
	const written = await writeMail(
		tx,
		{
			...{ kind, about, audience, dedupeKey, language, recipient, replyTo, subject },
			...{ attachment, attachedId },
			...contentOf(mail),
		},
		{ repeats: mail.repeats ?? mail.id },
	);
	if (written === null) return false;
	await recordChange(tx, author, {
		entity: "mail",
		entityId: mail.id,
		label: subject,
		action: "resend",
		before: { mail: mail.id, status: mail.status },
		after: { mail: written, status: "pending", reader: audience },
	});
	return true;
}

/**
 * Writes a mail once more as a new one that waits to be sent; the old one stays as it is. Admins only.
 * @param wanted `key` is the form's: the same form sent twice writes one mail
 * @returns false when there is no such mail
 */
export async function resendMail(
	db: Db,
	author: Actor<"letters.resend">,
	wanted: { id: string; key: string },
): Promise<boolean> {
	if (!isUuid(wanted.id) || !isUuid(wanted.key)) return false;
	return db.transaction(async (tx) => {
		const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, wanted.id));
		if (!mail) return false;
		await writeAgain(tx, author, mail, wanted.key);
		return true;
	});
}

/**
 * Writes a mail that was given up once more, unless that was done since: of two people who do it at once, one does.
 * Admins only.
 */
export async function resendFailedMail(
	db: Db,
	author: Actor<"letters.resend">,
	wanted: { id: string; key: string },
): Promise<StatusResult> {
	const { id, key } = wanted;
	if (!isUuid(id)) return { problem: "missing" };
	const isIt = eq(mailOutbox.id, id);
	return db.transaction(async (tx) => {
		const [mail] = await tx.select().from(mailOutbox).where(isIt).for("update");
		if (!mail) return { problem: "missing" };
		if (mail.status !== "failed" || mail.kind === "account") return { problem: "not_allowed" };
		// Behind the lock: what somebody else did until then is seen.
		const [again] = await tx
			.select({ isSent: wasRepeated(sql`${mailOutbox}`) })
			.from(mailOutbox)
			.where(isIt);
		if (again?.isSent) return { changed: false };
		return { changed: await writeAgain(tx, author, mail, key) };
	});
}
