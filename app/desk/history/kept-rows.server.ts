import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Transaction } from "~/platform/db.server.ts";

/**
 * What a deletion leaves in the history so that it can be undone exactly.
 * @property rows by table, as PostgreSQL writes them: moments to the microsecond, every column
 * @property links rows of other tables that named the thing, by what they are
 */
const keptSchema = z.object({
	rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
	links: z
		.record(z.string(), z.array(z.object({ id: z.string(), place: z.number().optional() })))
		.default({}),
});
export type Kept = z.infer<typeof keptSchema>;
export type KeptLink = Kept["links"][string][number];

/** What a deletion left; null where there is nothing, or nothing any more. @param before as the history has it */
export function readKept(before: unknown): Kept | null {
	return z.object({ kept: keptSchema }).safeParse(before).data?.kept ?? null;
}

/** A version as people see it: without the rows that a deletion keeps. */
export function withoutKept(version: unknown): unknown {
	if (typeof version !== "object" || version === null || !("kept" in version)) return version;
	const { kept: _, ...shown } = version;
	return shown;
}

/** The rows of a thing, by table. One statement. */
export async function keepRows(
	tx: Transaction,
	parts: readonly (readonly [table: PgTable, where: SQL])[],
): Promise<Kept["rows"]> {
	const columns = parts.map(
		([
			table,
			where,
		]) => sql`(select coalesce(jsonb_agg(to_jsonb(${table}.*)), '[]') from ${table} where ${where})
			as ${sql.identifier(getTableName(table))}`,
	);
	const { rows } = await tx.execute<Kept["rows"]>(sql`select ${sql.join(columns, sql`, `)}`);
	return rows[0] ?? {};
}

/**
 * Puts rows back into a table. Columns that are gone since are left out; new ones take their default.
 * @param skipping rows that would stand in the way of others
 */
export async function putBack(
	tx: Transaction,
	{ rows: kept }: Kept,
	table: PgTable,
	skipping: SQL = sql``,
): Promise<void> {
	const rows = kept[getTableName(table)] ?? [];
	const [first] = rows;
	if (!first) return;
	const { rows: known } = await tx.execute<{ name: string }>(sql`
		select attname as name from pg_attribute
		where attrelid = ${getTableName(table)}::regclass and attnum > 0 and not attisdropped`);
	const columns = sql.join(
		known.filter(({ name }) => name in first).map(({ name }) => sql.identifier(name)),
		sql`, `,
	);
	await tx.execute(sql`
		insert into ${table} (${columns})
		select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) ${skipping}`);
}

/**
 * Puts a thing back into the lists of other rows that named it, each at its old place, and gives these rows a new
 * version; rows that are gone or name it again stay as they are.
 * @param lists name of the column: an array of ids in a table with `id` and `updated_at`
 */
export async function rejoinLists(
	tx: Transaction,
	{ table, lists }: { table: PgTable; lists: string },
	id: string,
	links: readonly KeptLink[] = [],
): Promise<void> {
	if (links.length === 0) return;
	const list = sql.identifier(lists);
	await tx.execute(sql`
		update ${table} as listed set ${list} = ${list}[:place - 1] || ${id}::uuid || ${list}[place:],
			updated_at = greatest(now(), updated_at + interval '1 millisecond')
		from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id uuid, place int)
		where listed.id = link.id and not ${list} @> array[${id}::uuid]`);
}
