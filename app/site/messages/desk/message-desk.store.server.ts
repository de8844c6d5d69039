import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import {
	behindMoment,
	byMoment,
	countFound,
	idsOf,
	orderedBy,
	spanOf,
} from "~/desk/list/found-rows.server.ts";
import { keptCounts } from "~/desk/list/kept-counts.server.ts";
import { type DateSort, type Found, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { dayCounts, withinDays } from "~/desk/list/within-days.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { messageStatuses } from "~/values/desk-sets.ts";
import { isUuid } from "~/values/uuid.ts";
import type { MessageStatus } from "./message-status.ts";

const { contactMessages } = schema;

function matching(search: string): SQL | undefined {
	if (search === "") return undefined;
	const { name, email, subject, message } = contactMessages;
	return containsAny([name, email, subject, message], search);
}

/** To the microsecond, which a Date does not know. */
const moment = sql<string>`${contactMessages.createdAt}::text`;

function selectMessages(db: Db, where: SQL | undefined, sort?: DateSort) {
	return db
		.select({ ...getTableColumns(contactMessages), moment })
		.from(contactMessages)
		.where(where)
		.orderBy(...orderedBy(contactMessages, byMoment(contactMessages, sort)));
}

export type Message = typeof contactMessages.$inferSelect;
type FoundMessage = Message & { moment: string };

type MessageQuery = ListQuery<MessageStatus, DateSort>;

const hasStatus = (status: MessageStatus | null) =>
	status === null ? undefined : eq(contactMessages.status, status);

async function countMessages(db: Db, match: SQL | undefined, { choice, days }: MessageQuery): Promise<Found> {
	const { status, createdAt } = contactMessages;
	const rest = withinDays(createdAt, days);
	if (match) {
		const is = hasStatus(choice);
		const chosen = choice && is ? { name: choice, is } : null;
		return countFound(db, contactMessages, { ways: [match], rest }, { status: sql`${status}`, chosen });
	}
	if (rest) return dayCounts(db, contactMessages, messageStatuses, rest, choice);
	return keptCounts(db, "contact_messages", choice);
}

/** One page of the messages that a query finds, sorted, and how many there are. Three statements at most. */
export async function listMessages(db: Db, query: MessageQuery): Promise<{ rows: Message[]; found: Found }> {
	const match = matching(query.search);
	const found = await countMessages(db, match, query);
	const rest = and(withinDays(contactMessages.createdAt, query.days), hasStatus(query.choice));
	const ids = idsOf(
		contactMessages,
		{ ways: match ? [match] : [], rest },
		spanOf(query.page, pageSize, found),
		byMoment(contactMessages, query.sort),
	);
	return { rows: await selectMessages(db, sql`${contactMessages.id} in ${ids}`, query.sort), found };
}

/** Every message that a query finds, on whatever page, sorted likewise, in portions. A statement each. */
export function allMessages(db: Db, query: MessageQuery): AsyncGenerator<FoundMessage[]> {
	const { createdAt } = contactMessages;
	const { sort } = query;
	return inPortions((behind: FoundMessage | null) => {
		const place = behind && behindMoment(contactMessages, behind, sort);
		const rest = and(withinDays(createdAt, query.days), hasStatus(query.choice), place ?? undefined);
		return selectMessages(db, and(matching(query.search), rest), sort).limit(portionSize);
	});
}

/** Messages by their ids, as a question about several names them. One statement. */
export function messagesByIds(db: Db, ids: readonly string[]) {
	const { id, name, email, subject, status } = contactMessages;
	return db
		.select({ id, name, email, subject, status })
		.from(contactMessages)
		.where(inArray(contactMessages.id, [...ids]));
}

/** A message; null when there is none. One statement. */
export async function findMessage(db: Db, id: string): Promise<Message | null> {
	if (!isUuid(id)) return null;
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
	return message ?? null;
}
