import { asc, eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { mailStatuses } from "~/values/vocabulary.ts";

const { mailOutbox } = schema;

/** How many mails have come so far. One statement. */
export function countMails(db: Db, status: (typeof mailStatuses)[number]): Promise<number> {
	return db.$count(mailOutbox, eq(mailOutbox.status, status));
}

/** Seconds for which the oldest mail has waited; 0 when none does. One statement. */
export async function ageOfOldestMail(db: Db, now: Date): Promise<number> {
	const [oldest] = await db
		.select({ createdAt: mailOutbox.createdAt })
		.from(mailOutbox)
		.where(eq(mailOutbox.status, "pending"))
		.orderBy(asc(mailOutbox.createdAt))
		.limit(1);
	return oldest ? Math.max(0, (now.getTime() - oldest.createdAt.getTime()) / 1_000) : 0;
}
