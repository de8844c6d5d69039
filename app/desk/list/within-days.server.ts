import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "~/platform/db.server.ts";
import { type DayRange, type Found, foundOf } from "./list-query.ts";

/** From the first moment of a day in Antwerp to the last one of another; undefined where any day will do. */
export function withinDays(moment: SQLWrapper, days: DayRange | undefined): SQL | undefined {
	const { from, to } = days ?? { from: null, to: null };
	const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Brussels'`;
	return and(
		from === null ? undefined : sql`${moment} >= ${startOf(sql`${from}::date`)}`,
		to === null ? undefined : sql`${moment} < ${startOf(sql`${to}::date + 1`)}`,
	);
}

/** How many rows came in on some days, by status: a part of an index each, on status and moment. One statement. */
export async function dayCounts<Status extends string>(
	db: Db,
	table: PgTable & { status: AnyPgColumn },
	statuses: readonly Status[],
	within: SQL,
	chosen: Status | null,
): Promise<Found> {
	const { rows } = await db.execute<{ status: string; count: number }>(sql`
		select status, count::int from unnest(${sql.param([...statuses])}::text[]) status, lateral (
			select count(*) from ${table} where ${eq(table.status, sql`status.status`)} and ${within}
		) counted where count > 0`);
	return foundOf(rows, chosen);
}
