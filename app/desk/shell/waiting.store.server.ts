import { sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { mostWaiting, type Waiting } from "./waiting.ts";

const { bankLines, mailOutbox, rowCounts } = schema;

/** Days that a mail which did not arrive is spoken of; whoever did nothing about it by then will not. */
const failedMailDays = 30;

/** Of a row `mail`: it did not arrive lately, is no account's, and was not sent again. */
export const failedMail = sql`mail.status = 'failed' and mail.kind <> 'account'
	and (mail.stands_in_for is null or mail.follows is null)
	and mail.created_at > now() - make_interval(days => ${failedMailDays})
	and not exists (select from ${mailOutbox} again where again.repeats = mail.id)`;

/**
 * What the navigation says of each noun: counts that triggers keep, and others that end at a number. One statement,
 * which reads parts of indexes alone.
 */
export async function countWaiting(db: Db): Promise<Waiting> {
	const kept = (kind: string, status: string) => sql`(
		select coalesce(sum(${rowCounts.count}), 0)::int from ${rowCounts}
		where ${rowCounts.kind} = ${kind} and ${rowCounts.status} = ${status})`;
	const { rows } = await db.execute<Waiting>(sql`select
		${kept("orders", "pending")} as orders,
		${kept("quotes", "new")} as quotes,
		${kept("contact_messages", "new")} as messages,
		(select count(*)::int from (
			select from ${bankLines} where ${bankLines.state} = 'open' limit ${mostWaiting + 1}) few) as bank,
		(select count(*)::int from (
			select from ${mailOutbox} mail where ${failedMail}
			limit ${mostWaiting + 1}) few) as mails`);
	const [counts] = rows;
	if (!counts) throw new Error("no counts of what waits");
	return counts;
}
