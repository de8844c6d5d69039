import { asc, type SQL } from "drizzle-orm";
import { writeUpMails } from "~/mail/write-up.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { orderLetters } from "~/trade/orders/order-confirmation-letters.server.ts";

const { mailOutbox } = schema;

/** The mails that a condition finds, by their keys, as the courier finds them: in words. */
export async function readWritten(db: Db, where: SQL | undefined) {
	for (;;) {
		const rows = await db.select().from(mailOutbox).where(where).orderBy(asc(mailOutbox.dedupeKey));
		const written = rows.flatMap(({ html, text, ...row }) =>
			html === null || text === null ? [] : [{ ...row, html, text }],
		);
		if (written.length === rows.length) return written;
		await writeUpMails(db, orderLetters);
	}
}
