import { type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { ChosenColumns } from "../views/chosen-columns.ts";
import type { SavedView } from "../views/saved-views.ts";
import { mostWaiting, type Waiting } from "./waiting.ts";

const { bankLines, chosenColumns, mailOutbox, offers, rowCounts, savedViews } = schema;

/** Days that a mail which did not arrive is spoken of; whoever did nothing about it by then will not. */
const failedMailDays = 30;

/** Whether a mail was sent once more since; `mail` is the row's table. One that repeats another names the first. */
export const wasRepeated = (mail: SQL) => sql<boolean>`exists (select from ${mailOutbox} again
	where again.repeats = coalesce(${mail}.repeats, ${mail}.id)
		and (again.created_at, again.id) > (${mail}.created_at, ${mail}.id))`;

/** Of a row `mail`: it did not arrive lately, is no account's, and was not sent again. */
export const failedMail = sql`mail.status = 'failed' and mail.kind <> 'account'
	and (mail.stands_in_for is null or mail.follows is null)
	and mail.created_at > now() - make_interval(days => ${failedMailDays})
	and not ${wasRepeated(sql`mail`)}`;

const kept = (kind: string, status: string) => sql`(
	select coalesce(sum(${rowCounts.count}), 0)::int from ${rowCounts}
	where ${rowCounts.kind} = ${kind} and ${rowCounts.status} = ${status})`;

/** Counts that triggers keep, and others that end at a number: parts of indexes alone. */
const counts = sql`
		${kept("orders", "pending")} as orders,
		${kept("quotes", "new")} as quotes,
		(select count(*)::int from (
			select from ${offers} where ${offers.askedAt} is not null limit ${mostWaiting + 1}) few) as offers,
		${kept("contact_messages", "new")} as messages,
		(select count(*)::int from (
			select from ${bankLines} where ${bankLines.state} = 'open' limit ${mostWaiting + 1}) few) as bank,
		(select count(*)::int from (
			select from ${mailOutbox} mail where ${failedMail}
			limit ${mostWaiting + 1}) few) as mails`;

/** What the navigation says of each noun. One statement. */
export async function countWaiting(db: Db): Promise<Waiting> {
	const { rows } = await db.execute<Waiting>(sql`select ${counts}`);
	const [waiting] = rows;
	if (!waiting) throw new Error("no counts of what waits");
	return waiting;
}

/** What waits, the views that an owner has kept of the lists, by name, and the columns chosen for them. One statement. */
export async function readFrame(
	db: Db,
	owner: { id: string },
): Promise<{ waiting: Waiting; views: SavedView[]; columns: ChosenColumns }> {
	type Frame = Waiting & { views: SavedView[]; columns: ChosenColumns };
	const { rows } = await db.execute<Frame>(sql`select ${counts}, (
		select coalesce(jsonb_agg(jsonb_build_object('id', id, 'list', list, 'name', name, 'query', query)
			order by name, id), '[]')
		from ${savedViews} where ${savedViews.userId} = ${owner.id}::uuid) as views, (
		select coalesce(jsonb_object_agg(list, columns), '{}') from ${chosenColumns}
		where ${chosenColumns.userId} = ${owner.id}::uuid) as columns`);
	const [row] = rows;
	if (!row) throw new Error("no frame");
	const { views, columns, ...waiting } = row;
	return { waiting, views, columns };
}
