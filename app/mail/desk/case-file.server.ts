import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { caseRecords, type RecordedChange, type RecordedNote } from "~/desk/history/audit.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { NotedEntity } from "~/values/vocabulary.ts";
import { type MailJson, mailOf, mailsAbout } from "./mail-desk.store.server.ts";

type Records = { changes: RecordedChange[]; notes: RecordedNote[]; mails: MailJson[] };

const dated = <T extends { createdAt: string }>(rows: readonly T[]) =>
	rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));

/** What was done about something that a visitor sent: changes of its status, notes, mails. One statement. */
export async function readCaseFile(db: Db, entity: Exclude<NotedEntity, "buyer">, id: string) {
	const { changes, notes } = caseRecords(entity, id);
	const { rows } = isUuid(id)
		? await db.execute<Records>(
				sql`select ${changes} as changes, ${notes} as notes, ${mailsAbout(entity, id)} as mails`,
			)
		: { rows: [] };
	const [found = { changes: [], notes: [], mails: [] }] = rows;
	const mails = found.mails.map(mailOf);
	return {
		changes: dated(found.changes),
		notes: dated(found.notes),
		mails,
		/** The latest by its id; empty: none. */
		latestMail: mails[0]?.id ?? "",
		/** Made with the page: the same form sent twice writes one mail, and one note. */
		resendKey: randomUUID(),
		noteKey: randomUUID(),
	};
}

export type CaseFile = Awaited<ReturnType<typeof readCaseFile>>;
