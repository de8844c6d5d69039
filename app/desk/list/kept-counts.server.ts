import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { type Found, foundOf } from "./list-query.ts";

const { rowCounts } = schema;

/** How many rows of a kind there are, by status, as triggers keep it. One statement. */
export async function keptCounts(
	db: Db,
	kind: typeof rowCounts.$inferSelect.kind,
	status: string | null,
): Promise<Found> {
	const counts = await db
		.select({ status: rowCounts.status, count: sql<number>`sum(${rowCounts.count})::int` })
		.from(rowCounts)
		.where(eq(rowCounts.kind, kind))
		.groupBy(rowCounts.status)
		.having(sql`sum(${rowCounts.count}) > 0`);
	return foundOf(counts, status);
}
