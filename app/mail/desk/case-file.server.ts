import { randomUUID } from "node:crypto";
import { listChanges, listNotes } from "~/desk/history/audit.server.ts";
import type { Db } from "~/platform/db.server.ts";
import type { NotedEntity } from "~/values/vocabulary.ts";
import { listMailsAbout } from "./mail-desk.store.server.ts";

/** What was done about something that a visitor sent: changes of its status, notes, mails. At most three statements. */
export async function readCaseFile(db: Db, entity: NotedEntity, id: string) {
	const [changes, notes, mails] = await Promise.all([
		listChanges(db, entity, id),
		listNotes(db, entity, id),
		listMailsAbout(db, entity, id),
	]);
	return {
		changes: changes.filter(({ action }) => action === "status"),
		notes,
		mails,
		/** Made with the page: the same form sent twice writes one mail. */
		resendKey: randomUUID(),
	};
}

export type CaseFile = Awaited<ReturnType<typeof readCaseFile>>;
