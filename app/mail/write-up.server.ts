import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { MailFacts } from "~/values/vocabulary.ts";

const { mailOutbox } = schema;

export type MailWords = { html: string; text: string };

/** Every letter that mails wait for as facts, by its name. */
export type Letters = Readonly<Record<string, (facts: MailFacts) => MailWords>>;

/** Few enough that rendering them keeps no visitor waiting. */
const atOnce = 8;

/** What a mail says: as it stands, else as its letter says it now; null for a letter that this version does not know. */
export function wordsOf(
	mail: { html: string | null; text: string | null; facts: MailFacts | null },
	letters: Letters,
): MailWords | null {
	if (mail.html !== null && mail.text !== null) return { html: mail.html, text: mail.text };
	return (mail.facts && letters[mail.facts.letter]?.(mail.facts)) ?? null;
}

/**
 * Puts the newest mails that wait as facts into words, which then stay as they are: whoever places an order does not
 * wait for that. Processes that meet write the same. A mail that cannot be written is failed, and keeps none from going.
 * One statement, and one for each mail that is found.
 */
export async function writeUpMails(db: Db, letters: Letters): Promise<void> {
	const isUnwritten = and(isNull(mailOutbox.html), eq(mailOutbox.status, "pending"));
	const mails = await db
		.select({ id: mailOutbox.id, facts: mailOutbox.facts })
		.from(mailOutbox)
		// A letter of a newer version that runs beside this one is left to that one.
		.where(and(isUnwritten, inArray(sql`${mailOutbox.facts} ->> 'letter'`, Object.keys(letters))))
		.orderBy(desc(mailOutbox.createdAt))
		.limit(atOnce);
	for (const { id, facts } of mails) {
		await db
			.update(mailOutbox)
			.set(writeUp(id, facts, letters))
			.where(and(eq(mailOutbox.id, id), isUnwritten));
	}
}

function writeUp(id: string, facts: MailFacts | null, letters: Letters) {
	try {
		const words = wordsOf({ html: null, text: null, facts }, letters);
		if (words === null) throw new Error("no such letter");
		return { ...words, facts: null };
	} catch (error) {
		log.error("mail not put into words", { mail: id, error: errorText(error) });
		return { status: "failed" as const, lastError: errorText(error).slice(0, 500) };
	}
}
