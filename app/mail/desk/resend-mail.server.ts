import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentOf, writeMail } from "../outbox.server.ts";

const { mailOutbox } = schema;

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
		const { kind, about, audience, language, recipient, replyTo, subject, attachment, attachedId } = mail;
		const dedupeKey = `again:${wanted.key}`;
		const written = await writeMail(
			tx,
			{
				...{ kind, about, audience, dedupeKey, language, recipient, replyTo, subject },
				...{ attachment, attachedId },
				...contentOf(mail),
			},
			{ repeats: mail.repeats ?? mail.id },
		);
		if (written === null) return true;
		await recordChange(tx, author, {
			entity: "mail",
			entityId: mail.id,
			label: subject,
			action: "resend",
			before: { mail: mail.id, status: mail.status },
			after: { mail: written, status: "pending", reader: audience },
		});
		return true;
	});
}
