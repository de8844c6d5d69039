import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { type HistoryQuery, historyPageSize } from "./history-query.ts";

const { auditLog, orders } = schema;

const timeZone = sql.raw("'Europe/Brussels'");

/** Midnight in Antwerp at the start of a day. @param days later */
function midnight(day: string, days = 0): SQL {
	return sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
}

/** The thing whose id starts like the text, or the order with that number. */
function isThing(text: string): SQL {
	const start = `${text.replace(/[\\%_]/g, "\\$&")}%`;
	const order = sql`(select ${orders.id}::text from ${orders} where ${orders.orderNumber} = upper(${text}))`;
	return sql`(${auditLog.entityId} like ${start} or ${auditLog.entityId} = ${order})`;
}

function isWanted({ person, entity, action, from, to, id }: HistoryQuery): SQL | undefined {
	return and(
		person ? eq(auditLog.userEmail, person) : undefined,
		entity ? eq(auditLog.entity, entity) : undefined,
		action ? eq(auditLog.action, action) : undefined,
		from ? sql`${auditLog.createdAt} >= ${midnight(from)}` : undefined,
		to ? sql`${auditLog.createdAt} < ${midnight(to, 1)}` : undefined,
		id ? isThing(id) : undefined,
	);
}

/** Every value of an indexed column once: one look into the index for each, however many changes there are. */
function distinct(column: SQL): SQL {
	return sql`array(
		with recursive found (value) as (
			(select min(${column}) from audit_log)
			union all
			select (select min(${column}) from audit_log where ${column} > value) from found where value is not null
		) select value from found where value is not null
	)`;
}

/** What the history can be filtered by, and how many changes a query finds. */
export type HistoryFacets = { people: string[]; entities: string[]; actions: string[]; total: number };

/** A change without its versions. */
export type ListedChange = {
	id: string;
	createdAt: Date;
	userEmail: string;
	entity: string;
	entityId: string;
	action: string;
};

/** A page of the changes that a query finds, newest first, and what it can be narrowed by. Two statements. */
export async function listHistory(
	db: Db,
	query: HistoryQuery,
): Promise<{ changes: ListedChange[]; facets: HistoryFacets }> {
	const { id, createdAt, userEmail, entity, entityId, action } = auditLog;
	const changes = await db
		.select({ id, createdAt, userEmail, entity, entityId, action })
		.from(auditLog)
		.where(isWanted(query))
		.orderBy(desc(createdAt), desc(id))
		.limit(historyPageSize)
		.offset((query.page - 1) * historyPageSize);
	const { rows } = await db.execute<Omit<HistoryFacets, "total"> & { total: string }>(sql`select
		${distinct(sql`user_email`)} as people, ${distinct(sql`entity`)} as entities,
		${distinct(sql`action`)} as actions,
		(select count(*) from ${auditLog} where ${isWanted(query) ?? sql`true`}) as total`);
	const [found] = rows;
	if (!found) throw new Error("the history was not counted");
	return { changes, facets: { ...found, total: Number(found.total) } };
}

/** One change with the thing before and after it; null when there is none. One statement. */
export async function findChange(db: Db, id: string) {
	if (!isUuid(id)) return null;
	const [change] = await db.select().from(auditLog).where(eq(auditLog.id, id));
	return change ?? null;
}
