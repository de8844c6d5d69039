import type pg from "pg";

type Client = Pick<pg.ClientBase, "query">;

/** A name as SQL takes it. */
export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** What triggers make of other tables: written by them again when those are filled. */
const derived = ["row_counts", "order_days"];

/** The shop's tables with what was written into them, each behind those that it refers to. */
export async function listTables(client: Client): Promise<string[]> {
	const { rows: tables } = await client.query<{ name: string }>(
		`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)
			order by tablename`,
		[derived],
	);
	const { rows: references } = await client.query<{ from: string; to: string }>(
		`select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
			where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
	);
	const sorted: string[] = [];
	let left = tables.map(({ name }) => name);
	while (left.length > 0) {
		const isReady = (name: string) =>
			references.every(({ from, to }) => from !== name || sorted.includes(to) || !left.includes(to));
		const ready = left.filter(isReady);
		if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(", ")}`);
		sorted.push(...ready);
		left = left.filter((name) => !ready.includes(name));
	}
	return sorted;
}

/** Columns of a table that hold what was written, not what follows from it. */
export async function listColumns(client: Client, table: string): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`select column_name as name from information_schema.columns
			where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
		[table],
	);
	return rows.map(({ name }) => name);
}

export async function listSequences(client: Client): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		"select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename",
	);
	return rows.map(({ name }) => name);
}

/** When the newest migration of the database was made; null for a database without the shop's tables. */
export async function findNewestMigration(client: Client): Promise<number | null> {
	const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as done");
	if (found[0].done === null) return null;
	const { rows } = await client.query(
		"select max(created_at)::float8 as newest from drizzle.__drizzle_migrations",
	);
	return rows[0].newest === null ? null : Number(rows[0].newest);
}

/** Whether no table of the shop has a row. */
export async function isEmpty(client: Client): Promise<boolean> {
	for (const table of await listTables(client)) {
		const { rows } = await client.query(`select exists (select from public.${quoted(table)}) as some`);
		if (rows[0].some) return false;
	}
	return true;
}
