import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { byMoment, countFound, idsOf, orderedBy, spanOf } from "~/desk/list/found-rows.server.ts";
import { type DateSort, type Found, foundOf, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { withinDays } from "~/desk/list/within-days.server.ts";
import { wasRepeated } from "~/desk/shell/waiting.store.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { MailKind, mailStatuses } from "~/values/vocabulary.ts";

const { mailOutbox } = schema;

type MailStatus = (typeof mailStatuses)[number];
type MailQuery = ListQuery<MailStatus, DateSort>;

/** What lists show of a mail: all but its words. */
const row = {
	id: mailOutbox.id,
	kind: mailOutbox.kind,
	about: mailOutbox.about,
	repeats: mailOutbox.repeats,
	recipient: mailOutbox.recipient,
	subject: mailOutbox.subject,
	status: mailOutbox.status,
	attempts: mailOutbox.attempts,
	lastError: mailOutbox.lastError,
	nextTryAt: mailOutbox.nextTryAt,
	/** Waits for another mail to go first. */
	follows: mailOutbox.follows,
	createdAt: mailOutbox.createdAt,
	sentAt: mailOutbox.sentAt,
};

function selectMails(db: Db, where: SQL | undefined, sort?: DateSort) {
	return db
		.select(row)
		.from(mailOutbox)
		.where(where)
		.orderBy(...orderedBy(mailOutbox, byMoment(mailOutbox, sort)));
}

export type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

/** Links that open an account are for its owner's eyes only: no list or page of the owner's side shows them. */
const isNoAccountMail = ne(mailOutbox.kind, "account");

/** A plain mail that nobody needs yet is kept in reserve, and is gone when the notification is out. */
export const isNotInReserve = or(isNull(mailOutbox.standsInFor), isNull(mailOutbox.follows));

const isShown = and(isNoAccountMail, isNotInReserve);

/** How many mails there are, by status: an index alone. One statement. */
async function countMails(db: Db, status: MailStatus | null, within: SQL | undefined): Promise<Found> {
	const counts = await db
		.select({ status: mailOutbox.status, count: sql<number>`count(*)::int` })
		.from(mailOutbox)
		.where(and(isShown, within))
		.groupBy(mailOutbox.status);
	return foundOf(counts, status);
}

/** One page of the mails that a query finds, sorted, and how many there are. Three statements at most. */
export async function listMails(db: Db, query: MailQuery): Promise<{ rows: MailRow[]; found: Found }> {
	const { search, choice, days, sort, page } = query;
	const within = withinDays(mailOutbox.createdAt, days);
	const ways = search === "" ? [] : [containsAny([mailOutbox.recipient, mailOutbox.subject], search)];
	const is = choice === null ? undefined : eq(mailOutbox.status, choice);
	const found =
		ways.length === 0
			? await countMails(db, choice, within)
			: await countFound(
					db,
					mailOutbox,
					{ ways, rest: and(isShown, within) },
					{ status: sql`${mailOutbox.status}`, chosen: choice && is ? { name: choice, is } : null },
				);
	const wanted = { ways, rest: and(isShown, within, is) };
	const ids = idsOf(mailOutbox, wanted, spanOf(page, pageSize, found), byMoment(mailOutbox, sort));
	return { rows: await selectMails(db, sql`${mailOutbox.id} in ${ids}`, sort), found };
}

/** Mails by their ids, as a question about several names them. One statement. */
export async function mailsByIds(db: Db, ids: readonly string[]) {
	const { id, subject, recipient, status } = mailOutbox;
	return db
		.select({ id, subject, recipient, status, wasRepeated: wasRepeated(sql`${mailOutbox}`) })
		.from(mailOutbox)
		.where(and(inArray(mailOutbox.id, [...ids]), isShown));
}

/** Every mail about a thing, those sent again and those that stood in for one included, newest first, as JSON. */
export function mailsAbout(kind: Exclude<MailKind, "account">, id: string): SQL {
	const fields = Object.entries(row).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
	return sql`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)})
			order by ${mailOutbox.createdAt} desc, ${mailOutbox.id} desc), '[]')
		from ${mailOutbox} where ${and(eq(mailOutbox.kind, kind), eq(mailOutbox.about, id), isNotInReserve)})`;
}

export type MailJson = Omit<MailRow, "createdAt" | "nextTryAt" | "sentAt"> & {
	createdAt: string;
	nextTryAt: string;
	sentAt: string | null;
};

/** A mail of `mailsAbout`. */
export function mailOf(json: MailJson): MailRow {
	const { createdAt, nextTryAt, sentAt } = json;
	return {
		...json,
		createdAt: new Date(createdAt),
		nextTryAt: new Date(nextTryAt),
		sentAt: sentAt === null ? null : new Date(sentAt),
	};
}

/** A mail with every word of it; null when there is none. One statement. */
export async function findMail(db: Db, id: string) {
	if (!isUuid(id)) return null;
	const [mail] = await db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.id, id), isNoAccountMail));
	return mail ?? null;
}

export type WholeMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;
