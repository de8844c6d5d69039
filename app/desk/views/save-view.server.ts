import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { ColumnList } from "~/values/desk-sets.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { mostViews, type SavedView } from "./saved-views.ts";

const { chosenColumns, savedViews } = schema;

/**
 * Keeps a view of an owner's; one of the same name is replaced. One statement.
 * @returns false where there are as many as a list may have
 */
export async function saveView(
	db: Db,
	owner: Actor<"desk.use">,
	view: Omit<SavedView, "id">,
): Promise<boolean> {
	const { list, name, query } = view;
	const { rowCount } = await db.execute(sql`
		insert into ${savedViews} (user_id, list, name, query)
		select ${owner.id}::uuid, ${list}, ${name}, ${query}
		where (select count(*) from ${savedViews} v
			where v.user_id = ${owner.id}::uuid and v.list = ${list} and v.name <> ${name}) < ${mostViews}
		on conflict (user_id, list, name) do update set query = excluded.query`);
	return rowCount === 1;
}

/** Drops a view, of its owner's alone. One statement. */
export async function dropView(db: Db, owner: Actor<"desk.use">, id: string): Promise<void> {
	if (!isUuid(id)) return;
	await db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, owner.id)));
}

/** Keeps which columns of a list a person wants to see; null: the usual ones. One statement. */
export async function chooseColumns(
	db: Db,
	owner: Actor<"desk.use">,
	{ list, columns }: { list: ColumnList; columns: readonly string[] | null },
): Promise<void> {
	if (columns === null) {
		const isIt = and(eq(chosenColumns.userId, owner.id), eq(chosenColumns.list, list));
		await db.delete(chosenColumns).where(isIt);
		return;
	}
	const row = { userId: owner.id, list, columns: [...columns] };
	const { userId } = chosenColumns;
	const target = [userId, chosenColumns.list];
	await db
		.insert(chosenColumns)
		.values(row)
		.onConflictDoUpdate({ target, set: { columns: row.columns } });
}
