import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import { countFound, idsOf, spanOf } from "~/desk/list/found-rows.server.ts";
import { keptCounts } from "~/desk/list/kept-counts.server.ts";
import { type Found, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";

const { contactMessages } = schema;

function matching(search: string): SQL | undefined {
	if (search === "") return undefined;
	const { name, email, subject, message } = contactMessages;
	return containsAny([name, email, subject, message], search);
}

/** To the microsecond, which a Date does not know. */
const moment = sql<string>`${contactMessages.createdAt}::text`;

function selectMessages(db: Db, where: SQL | undefined) {
	return db
		.select({ ...getTableColumns(contactMessages), moment })
		.from(contactMessages)
		.where(where)
		.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
}

export type Message = typeof contactMessages.$inferSelect;
type FoundMessage = Message & { moment: string };

/** One page of the messages that a query finds, newest first, and how many there are. Two statements. */
export async function listMessages(db: Db, query: ListQuery): Promise<{ rows: Message[]; found: Found }> {
	const match = matching(query.search);
	const wanted = { ways: match ? [match] : [], rest: undefined };
	const { total, isMore = false } = match
		? await countFound(db, contactMessages, wanted, { status: sql`''`, chosen: null })
		: await keptCounts(db, "contact_messages", null);
	const found = { total, byStatus: {}, isMore };
	const ids = idsOf(contactMessages, wanted, spanOf(query.page, pageSize, found));
	return { rows: await selectMessages(db, sql`${contactMessages.id} in ${ids}`), found };
}

/** Every message that a query finds, on whatever page, newest first, in portions. A statement each. */
export function allMessages(db: Db, query: ListQuery): AsyncGenerator<FoundMessage[]> {
	const { createdAt, id } = contactMessages;
	return inPortions((behind: FoundMessage | null) => {
		const place = behind && sql`(${createdAt}, ${id}) < (${behind.moment}::timestamptz, ${behind.id}::uuid)`;
		return selectMessages(db, and(matching(query.search), place ?? undefined)).limit(portionSize);
	});
}

/** A message; null when there is none. One statement. */
export async function findMessage(db: Db, id: string): Promise<Message | null> {
	if (!isUuid(id)) return null;
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
	return message ?? null;
}
