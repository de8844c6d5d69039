import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type WrittenMail, writeMail } from "~/mail/outbox.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";

const { mailOutbox } = schema;

type Row = typeof mailOutbox.$inferInsert;

/** A mail of an occasion of its own, else as given. */
export function sampleMail(given: Partial<WrittenMail> = {}): WrittenMail {
	return {
		...{ kind: "message", about: randomUUID(), audience: "customer" },
		dedupeKey: randomUUID(),
		language: "nl",
		recipient: "anneleen@buyer.example",
		replyTo: null,
		subject: "Uw bestelling",
		html: "<p>Goedendag</p>",
		text: "Goedendag",
		...given,
	};
}

/** Writes a mail that waits. @param row how far it has come, where that is not the start @returns its id */
export async function postMail(
	db: Db,
	given: Partial<WrittenMail> = {},
	row: Partial<Row> = {},
): Promise<string> {
	const id = await writeMail(db, sampleMail(given));
	if (id === null) throw new Error("the mail was not written");
	if (Object.keys(row).length > 0) await db.update(mailOutbox).set(row).where(eq(mailOutbox.id, id));
	return id;
}

/** A mail as its row says. */
export async function readMail(db: Db, id: string) {
	return db.query.mailOutbox.findFirst({ where: eq(mailOutbox.id, id) });
}
