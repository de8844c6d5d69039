import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Language, MailAttachment, MailAudience, MailFacts, MailKind } from "~/values/vocabulary.ts";

const { mailOutbox } = schema;

type MailHead = {
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
	/** What goes along, read from what the mail is about when it is sent. */
	attachment?: MailAttachment | null;
	/** Which of several that is. */
	attachedId?: string | null;
};

export type WrittenMail = MailHead & { html: string; text: string };

/** In words, or with what its letter puts into words before it goes; see write-up.server.ts. */
export type Mail = WrittenMail | (MailHead & { facts: MailFacts });

/** What a row says, to be written once more. */
export function contentOf(row: {
	html: string | null;
	text: string | null;
	facts: MailFacts | null;
}): { html: string; text: string } | { facts: MailFacts } {
	const { html, text, facts } = row;
	if (html !== null && text !== null) return { html, text };
	if (facts === null) throw new Error("a mail has neither words nor facts");
	return { facts };
}

/** What people typed stands in subjects too: a header has one line. */
export function subjectLine(subject: string): string {
	return subject.replace(/\s*[\p{Cc}\u2028\u2029]\s*/gu, " ").trim();
}

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
		.values({ ...mail, subject: subjectLine(mail.subject), ...order })
		.onConflictDoNothing({ target: mailOutbox.dedupeKey })
		.returning({ id: mailOutbox.id });
	return row?.id ?? null;
}
