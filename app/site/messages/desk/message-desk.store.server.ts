import { desc, eq, type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { type Found, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";

const { contactMessages } = schema;

function matching(search: string): SQL | undefined {
	if (search === "") return undefined;
	const { name, email, subject, message } = contactMessages;
	return containsAny([name, email, subject, message], search);
}

function selectMessages(db: Db, { search }: ListQuery) {
	return db
		.select()
		.from(contactMessages)
		.where(matching(search))
		.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
}

export type Message = Awaited<ReturnType<typeof selectMessages>>[number];

/** One page of the messages that a query finds, newest first, and how many there are. Two statements. */
export async function listMessages(db: Db, query: ListQuery): Promise<{ rows: Message[]; found: Found }> {
	const [rows, [counted]] = await Promise.all([
		selectMessages(db, query)
			.limit(pageSize)
			.offset((query.page - 1) * pageSize),
		db.select({ count: sql<number>`count(*)::int` }).from(contactMessages).where(matching(query.search)),
	]);
	return { rows, found: { total: counted?.count ?? 0, byStatus: {} } };
}

/** Every message that a query finds, on whatever page, newest first. One statement. */
export function listAllMessages(db: Db, query: ListQuery): Promise<Message[]> {
	return selectMessages(db, query);
}

/** A message; null when there is none. One statement. */
export async function findMessage(db: Db, id: string): Promise<Message | null> {
	if (!isUuid(id)) return null;
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
	return message ?? null;
}
