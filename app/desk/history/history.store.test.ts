import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { findChange, listHistory } from "./history.store.server.ts";
import { type HistoryQuery, readHistoryQuery } from "./history-query.ts";

const database = useTestDatabase({ seeded: false });
const { auditLog } = schema;

const page = "c0ffee00-1111-4222-8333-444455556666";
const order = "decade00-1111-4222-8333-444455556666";

function change(given: Partial<typeof auditLog.$inferInsert>) {
	return {
		...({ userEmail: "a@shop.example", entity: "landing_page", entityId: page } as const),
		...({ label: "Kantoor 100% nieuw", action: "update", ...given } as const),
	};
}

const query = (given: Partial<HistoryQuery> = {}) => ({
	...readHistoryQuery(new URLSearchParams()),
	...given,
});

async function find(given: Partial<HistoryQuery> = {}) {
	const { changes, facets } = await listHistory(database.db, query(given));
	return { total: facets.total, ids: changes.map(({ entityId, action }) => `${entityId} ${action}`) };
}

beforeAll(async () => {
	await database.db.insert(auditLog).values([
		change({ action: "create", createdAt: new Date("2026-03-01T10:00:00Z") }),
		change({ createdAt: new Date("2026-03-02T10:00:00Z"), before: { a: 1 }, after: { a: 2 } }),
		// Half past midnight in Antwerp, still the day before by universal time.
		change({ action: "delete", userEmail: "b@shop.example", createdAt: new Date("2026-03-03T23:30:00Z") }),
		change({
			entity: "order",
			entityId: order,
			label: "K-777",
			action: "status",
			createdAt: new Date("2026-07-01T21:59:00Z"),
		}),
		change({
			entity: "tariff",
			entityId: "BE 20",
			label: "BE 20 Antwerpen",
			createdAt: new Date("2026-07-01T22:01:00Z"),
		}),
		change({
			entity: "tariff",
			entityId: "50% _x",
			label: "Tarief_x",
			createdAt: new Date("2026-07-03T12:00:00Z"),
		}),
	]);
});

describe("the history", () => {
	test("has everything, newest first, and what it can be narrowed by", async () => {
		const { changes, facets } = await listHistory(database.db, query());
		const times = changes.map(({ createdAt }) => createdAt.getTime());
		expect(times).toEqual(times.toSorted((one, other) => other - one));
		expect(facets).toEqual({
			people: ["a@shop.example", "b@shop.example"],
			entities: ["landing_page", "order", "tariff"],
			actions: ["create", "delete", "status", "update"],
			total: 6,
		});
		expect(changes[0]).not.toHaveProperty("before");
	});

	test.each<[Partial<HistoryQuery>, number]>([
		[{ person: "b@shop.example" }, 1],
		[{ person: "b@shop" }, 0],
		[{ entity: "landing_page" }, 3],
		[{ action: "update" }, 3],
		[{ entity: "landing_page", action: "update" }, 1],
		[{ entity: "nonsense" }, 0],
		[{ id: "BE" }, 1],
		[{ id: "BE 20" }, 1],
		[{ id: "50%" }, 1],
		[{ id: "%" }, 3],
		[{ id: "_" }, 1],
		[{ id: "5" }, 1],
		[{ id: "antwerp" }, 1],
		[{ id: "KANTOOR" }, 3],
		[{ id: "K-777" }, 1],
		[{ id: "k-777" }, 1],
		[{ id: "K-77" }, 1],
		[{ id: "K-778" }, 0],
		[{ from: "2026-03-02" }, 5],
		[{ to: "2026-03-02" }, 2],
		[{ from: "2026-03-03", to: "2026-03-03" }, 0],
		[{ from: "2026-03-04", to: "2026-03-04" }, 1],
		[{ from: "2026-07-01", to: "2026-07-01" }, 1],
		[{ from: "2026-07-02", to: "2026-07-02" }, 1],
		[{ from: "2026-07-02", to: "2026-07-01" }, 0],
	])("narrowed by %j has %i changes", async (given, count) => {
		const { total, ids } = await find(given);
		expect([total, ids.length]).toEqual([count, count]);
	});

	test("finds a thing by the start of its id", async () => {
		expect((await find({ id: page.slice(0, 13) })).ids).toEqual([
			`${page} delete`,
			`${page} update`,
			`${page} create`,
		]);
	});

	test("comes in pages of twenty-five, in two statements", async () => {
		const many = Array.from({ length: 60 }, (_, index) =>
			change({
				entity: "mail",
				entityId: String(index),
				createdAt: new Date(Date.UTC(2027, 0, 1, 0, index)),
			}),
		);
		await database.db.insert(auditLog).values(many);
		const pages = await Promise.all(
			[1, 2, 3, 4].map((number) => listHistory(database.db, query({ entity: "mail", page: number }))),
		);
		expect(pages.map(({ changes }) => changes.length)).toEqual([25, 25, 10, 0]);
		expect(pages.map(({ facets }) => facets.total)).toEqual([60, 60, 60, 60]);
		const ids = pages.flatMap(({ changes }) => changes.map(({ entityId }) => Number(entityId)));
		expect(ids).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));

		const statements: string[] = [];
		const logger = { logQuery: (statement: string) => void statements.push(statement) };
		await listHistory(drizzle(database.pool, { schema, casing: "snake_case", logger }), query());
		expect(statements).toHaveLength(2);
	});

	test("finds what it shows by indexes alone", async () => {
		async function planOf(condition: string, order = "order by created_at desc, id desc limit 25") {
			const { rows } = await database.pool
				.query(
					`begin; set local enable_seqscan = off; explain select id from audit_log where ${condition} ${order}`,
				)
				.then((results) => (results as unknown as { rows: Record<string, string>[] }[])[2] ?? { rows: [] });
			await database.pool.query("rollback");
			return rows.map((row) => row["QUERY PLAN"]).join("\n");
		}
		expect(await planOf("true")).toContain("Backward using audit_log_created_at");
		expect(await planOf("user_email = 'a@shop.example'")).toMatch(
			/audit_log_user_email|audit_log_created_at/,
		);
		expect(await planOf("entity_id like 'BE%'", "")).toContain("audit_log_entity_id");
	});
});

describe("one change", () => {
	test("has the thing before and after", async () => {
		const { changes } = await listHistory(database.db, query({ id: page, action: "update" }));
		expect(await findChange(database.db, changes[0]?.id ?? "")).toMatchObject({
			...{ entity: "landing_page", entityId: page, before: { a: 1 }, after: { a: 2 } },
		});
	});

	test.each([randomUUID(), "nonsense", ""])("%j may not be there", async (id) => {
		expect(await findChange(database.db, id)).toBeNull();
	});
});
