import { and, desc, eq, getTableColumns, gte, not, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { trashStart } from "~/values/trash.ts";
import { isUuid } from "~/values/uuid.ts";
import type { AuditAction, AuditEntity } from "~/values/vocabulary.ts";
import { containsAny } from "../list/contains.server.ts";
import { pageSize } from "../list/list-query.ts";
import { withinDays } from "../list/within-days.server.ts";
import type { HistoryQuery } from "./history-query.ts";
import type { TrashQuery } from "./trash-query.ts";

const { auditLog } = schema;

const timeZone = sql.raw("'Europe/Brussels'");

/** Midnight in Antwerp at the start of a day. @param days later */
function midnight(day: string, days = 0): SQL {
	return sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
}

/** The things whose name contains the text, or whose id starts like it. */
function isThing(text: string): SQL {
	const start = `${text.replace(/[\\%_]/g, "\\$&")}%`;
	return sql`(${containsAny([auditLog.label], text)} or ${auditLog.entityId} like ${start})`;
}

function isWanted({ person, entity, action, from, to, id }: HistoryQuery): SQL | undefined {
	return and(
		person ? eq(auditLog.userEmail, person) : undefined,
		entity ? sql`${auditLog.entity} = ${entity}` : undefined,
		action ? sql`${auditLog.action} = ${action}` : undefined,
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
export type HistoryFacets = {
	people: string[];
	entities: AuditEntity[];
	actions: AuditAction[];
	total: number;
};

/** A change without its versions. */
export type ListedChange = {
	id: string;
	createdAt: Date;
	userEmail: string;
	entity: AuditEntity;
	entityId: string;
	/** What it was called at that moment. */
	label: string;
	action: AuditAction;
};

/** A page of the changes that a query finds, newest first, and what it can be narrowed by. Two statements. */
export async function listHistory(
	db: Db,
	query: HistoryQuery,
): Promise<{ changes: ListedChange[]; facets: HistoryFacets }> {
	const { id, createdAt, userEmail, entity, entityId, label, action } = auditLog;
	const changes = await db
		.select({ id, createdAt, userEmail, entity, entityId, label, action })
		.from(auditLog)
		.where(isWanted(query))
		.orderBy(desc(createdAt), desc(id))
		.limit(pageSize)
		.offset((query.page - 1) * pageSize);
	const { rows } = await db.execute<Omit<HistoryFacets, "total"> & { total: string }>(sql`select
		${distinct(sql`user_email`)} as people, ${distinct(sql`entity`)} as entities,
		${distinct(sql`action`)} as actions,
		(select count(*) from ${auditLog} where ${isWanted(query) ?? sql`true`}) as total`);
	const [found] = rows;
	if (!found) throw new Error("the history was not counted");
	return { changes, facets: { ...found, total: Number(found.total) } };
}

/** Whether the thing of a change was changed later, by a change that says what it then was. */
function isFollowed(): SQL<boolean> {
	// Plain names: among the columns of a query on one table, a column object loses its table.
	return sql<boolean>`exists (select from audit_log later where later.entity = ${auditLog}.entity
		and later.entity_id = ${auditLog}.entity_id and later.created_at > ${auditLog}.created_at
		and later.action not in ('note', 'status', 'resend'))`;
}

/** One change with the thing before and after it; null when there is none. One statement. */
export async function findChange(db: Db, id: string) {
	if (!isUuid(id)) return null;
	const [change] = await db
		.select({ ...getTableColumns(auditLog), isFollowed: isFollowed() })
		.from(auditLog)
		.where(eq(auditLog.id, id));
	return change ?? null;
}

/** Whether what was deleted was brought back, and neither made anew nor deleted since. @param id of the deletion. One statement. */
export async function isBroughtBack(db: Db | Transaction, id: string): Promise<boolean> {
	const { rows } = await db.execute<{ back: boolean }>(sql`select
		coalesce(bool_or(later.action = 'restore') and not bool_or(later.action in ('create', 'delete')), false) as back
		from audit_log deletion join audit_log later on later.entity = deletion.entity
			and later.entity_id = deletion.entity_id and later.created_at > deletion.created_at
		where deletion.id = ${id}`);
	return rows[0]?.back ?? false;
}

/** The last deletion of a thing; null when there was none. One statement. */
export async function findDeletion(db: Db, entity: AuditEntity, entityId: string) {
	const [change] = await db
		.select({ ...getTableColumns(auditLog), isFollowed: isFollowed() })
		.from(auditLog)
		.where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), eq(auditLog.action, "delete")))
		.orderBy(desc(auditLog.createdAt))
		.limit(1);
	return change ?? null;
}

/** A thing that was deleted and can be brought back. */
export type Deleted = Pick<ListedChange, "id" | "createdAt" | "userEmail" | "entity" | "entityId" | "label">;

/**
 * A page of what was deleted and can still be brought back, the newest first, and how many there are; a search finds it by its
 * name and by who deleted it. One statement.
 */
export async function listDeleted(
	db: Db,
	{ search, choice, days, page }: TrashQuery,
	now: Date,
): Promise<{ things: Deleted[]; total: number }> {
	const { id, createdAt, userEmail, entity, entityId, label, action, before } = auditLog;
	const rows = await db
		.select({ id, createdAt, userEmail, entity, entityId, label, total: sql<string>`count(*) over ()` })
		.from(auditLog)
		.where(
			and(
				...[
					eq(action, "delete"),
					gte(createdAt, trashStart(now)),
					sql`${before} ? 'kept'`,
					not(isFollowed()),
				],
				choice === null ? undefined : eq(entity, choice),
				withinDays(createdAt, days),
				search === "" ? undefined : containsAny([label, userEmail], search),
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(pageSize)
		.offset((page - 1) * pageSize);
	return { things: rows.map(({ total: _, ...thing }) => thing), total: Number(rows[0]?.total ?? 0) };
}
