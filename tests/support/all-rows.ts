import type pg from "pg";

/**
 * Every row of every table as PostgreSQL writes it, by table, in a fixed order: equal before and after means that
 * nothing has changed.
 * @param leaveOut tables that may differ, and columns of tables that may
 */
export async function allRows(
	pool: pg.Pool,
	leaveOut: { tables?: readonly string[]; columns?: Readonly<Record<string, string>> } = {},
): Promise<Record<string, string[]>> {
	const { rows: tables } = await pool.query<{ name: string }>(
		"select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
	);
	const all: Record<string, string[]> = {};
	for (const { name } of tables) {
		if (leaveOut.tables?.includes(name)) continue;
		const without = leaveOut.columns?.[name];
		const row = without ? `to_jsonb(t) - '${without}'` : "to_jsonb(t)";
		// What is counted is the sum over the slots.
		const from =
			name === "row_counts"
				? "(select kind, status, sum(count) as count from row_counts group by 1, 2 having sum(count) <> 0)"
				: `"${name}"`;
		const { rows } = await pool.query<{ row: string }>(
			`select (${row})::text as row from ${from} t order by 1`,
		);
		all[name] = rows.map((one) => one.row);
	}
	return all;
}
