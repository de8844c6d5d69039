import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language, MailAttachment, MailAudience, MailKind } from "~/values/vocabulary.ts";

const { mailOutbox } = schema;

export type Mail = {
	/** What it is about, and for whom. An account's mails are for its owner's eyes only. */
	kind: MailKind;
	/** Id of the order, quote or message; null for an account's mail. */
	about: string | null;
	audience: MailAudience;
	/** Names the occasion: the same key is written once. Nobody reads more out of it. */
	dedupeKey: string;
	language: Language;
	recipient: string;
	replyTo: string | null;
	subject: string;
	html: string;
	text: string;
	/** What goes along, read from what the mail is about when it is sent. */
	attachment?: MailAttachment | null;
};

/**
 * Writes a mail in the transaction of what it tells about; sending comes later and cannot fail it.
 * @param order `follows`: a mail that goes first; `standsInFor`: the one that it replaces when that one is refused;
 *   `repeats`: the one that it sends once more
 * @returns the mail's id; null when the occasion has its mail already
 */
export async function writeMail(
	tx: Db | Transaction,
	mail: Mail,
	order: { follows?: string; standsInFor?: string; repeats?: string } = {},
): Promise<string | null> {
	const [row] = await tx
		.insert(mailOutbox)
		// What people typed stands in subjects too: a header has one line.
		.values({ ...mail, subject: mail.subject.replace(/\s*[\p{Cc}\u2028\u2029]\s*/gu, " ").trim(), ...order })
		.onConflictDoNothing({ target: mailOutbox.dedupeKey })
		.returning({ id: mailOutbox.id });
	return row?.id ?? null;
}
