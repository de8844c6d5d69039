import { and, asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "~/platform/db.server.ts";
import { type DateSort, type Found, foundOf } from "./list-query.ts";

/** A table whose rows a list shows newest first unless asked otherwise: by an index on both columns, or behind a status. */
type Listed = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };

/** What a list is asked for: any of the ways in which a search finds a row, and what holds for each of them. */
export type Wanted = { ways: readonly SQL[]; rest: SQL | undefined };

/** Rows of a list between two places. @property isFromEnd counts them from the oldest on */
export type Span = { limit: number; offset?: number; isFromEnd?: boolean };

/** What a list is sorted by, with the ids behind it; an index has it in the same order. @property isDown from the last on */
export type Order = { by: SQLWrapper; isDown: boolean };

/** The order of a list by the moment at which its rows came in. */
export function byMoment(table: Listed, sort: DateSort = "date-desc"): Order {
	return { by: table.createdAt, isDown: sort === "date-desc" };
}

/** The columns that put rows into an order; what is alike in it stands by its id. */
export function orderedBy({ id }: Listed, { by, isDown }: Order): SQL[] {
	return isDown ? [desc(by), desc(id)] : [asc(by), asc(id)];
}

/**
 * What comes after a row in a list by moments.
 * @param last its moment, to the microsecond, which a Date does not know, and its id
 */
export function behindMoment(
	{ id, createdAt }: Listed,
	last: { moment: string; id: string },
	sort?: DateSort,
): SQL {
	const isBehind = sql.raw(sort === "date-asc" ? ">" : "<");
	return sql`(${createdAt}, ${id}) ${isBehind} (${last.moment}::timestamptz, ${last.id}::uuid)`;
}

/**
 * Ids of the rows that a list shows, as a subquery: the page is found by indexes before anything else of its rows is
 * read. Each way of finding a row is asked for by itself, so that each uses its own index.
 */
export function idsOf(
	table: Listed,
	{ ways, rest }: Wanted,
	span: Span,
	{ by, isDown }: Order = { by: table.createdAt, isDown: true },
): SQL {
	const { limit, offset = 0, isFromEnd = false } = span;
	const way = sql.raw(isFromEnd === isDown ? "asc" : "desc");
	const part = (match: SQL | undefined, most: SQL) => sql`(
		select ${table.id} as id, ${by} as place from ${table} where ${and(match, rest) ?? sql`true`}
		order by ${by} ${way}, ${table.id} ${way} ${most})`;
	const page = sql`limit ${limit} offset ${offset}`;
	if (ways.length <= 1) return sql`(select found.id from ${part(ways[0], page)} found)`;
	const parts = ways.map((match) => part(match, sql`limit ${limit + offset}`));
	return sql`(select found.id from (${sql.join(parts, sql` union `)}) found
		order by found.place ${way}, found.id ${way} ${page})`;
}

/** Rows that a search counts at most: who gets more than that looks for something else. */
export const mostCounted = 1_000;

/**
 * How many rows a search finds, by status, up to a number. Two statements at most.
 * @param status of the rows; what has none gives ''
 * @param chosen the status that the list is narrowed to, and the condition that says so
 */
export async function countFound(
	db: Db,
	table: Listed,
	{ ways, rest }: Wanted,
	{ status, chosen }: { status: SQL; chosen: { name: string; is: SQL } | null },
): Promise<Found> {
	const counted = async (narrowed: SQL | undefined) => {
		const parts = ways.map(
			(match) => sql`(select ${table.id} as id, ${status} as status from ${table}
				where ${and(match, rest, narrowed)} limit ${mostCounted + 1})`,
		);
		const { rows } = await db.execute<{ status: string; count: number }>(sql`
			select status, count(*)::int as count from (
				select * from (${sql.join(parts, sql` union `)}) found limit ${mostCounted + 1}
			) few group by status`);
		return rows;
	};
	const all = await counted(undefined);
	const isMore = all.reduce((sum, { count }) => sum + count, 0) > mostCounted;
	if (!isMore) return foundOf(all, chosen?.name ?? null);
	const narrowed = chosen ? await counted(chosen.is) : all;
	const total = narrowed.reduce((sum, { count }) => sum + count, 0);
	// By status they were not counted to the end.
	return { total: Math.min(total, mostCounted), byStatus: null, isMore: total > mostCounted };
}

/** Where a page stands: what lies behind the middle is counted from the end, half as far. */
export function spanOf(page: number, size: number, { total, isMore = false }: Found): Span {
	const offset = (page - 1) * size;
	const limit = Math.max(0, Math.min(size, total - offset));
	return offset > total / 2 && !isMore
		? { limit, offset: Math.max(0, total - offset - limit), isFromEnd: true }
		: { limit, offset };
}
