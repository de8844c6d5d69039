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
 * @param order `follows`: a mail that goes first; `standsInFor`: the one that it replaces when that one is refused
 * @returns the mail's id; null when the occasion has its mail already
 */
export async function writeMail(
	tx: Db | Transaction,
	mail: Mail,
	order: { follows?: string; standsInFor?: string } = {},
): Promise<string | null> {
	const [row] = await tx
		.insert(mailOutbox)
		.values({ ...mail, ...order })
		.onConflictDoNothing({ target: mailOutbox.dedupeKey })
		.returning({ id: mailOutbox.id });
	return row?.id ?? null;
}
