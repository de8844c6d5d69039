import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteExpired } from "~/people/retention/delete-expired.server.ts";
import { createDb, type Db } from "~/platform/db.server.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { issuer, placeSampleOrder, wishFor } from "../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { issueInvoice } from "./desk/issue-invoice.server.ts";
import type { IssueWish } from "./desk/prepare-invoice.server.ts";
import { verifyInvoices } from "./verify-invoices.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
/** The shop's role; the two others are named after it. */
const shopRole = `kade_${randomUUID().slice(0, 8)}`;

/** What docs/operating.md says to run, for this test's database and roles. */
function documented(): string {
	const text = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
	const [, commands = ""] = /\*\*A role that cannot remove the triggers.*?```sql\n(.*?)```/s.exec(text) ?? [];
	const { pathname } = new URL(database.url);
	return commands
		.replaceAll("database kade", `database ${pathname.slice(1)}`)
		.replaceAll(/\bkade(?=\b|_)/g, shopRole);
}

let pool: pg.Pool;
let db: Db;
beforeAll(async () => {
	await database.pool.query(`create role ${shopRole}`);
	await database.pool.query(`do $$ declare one record; begin
		for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
		loop execute format('alter table %s owner to ${shopRole}', one.name); end loop; end $$`);
	await database.pool.query(`grant all on all sequences in schema public to ${shopRole}`);
	await database.pool.query(documented());
	pool = new pg.Pool({ connectionString: database.url, options: `-c role=${shopRole}`, max: 4 });
	pool.on("error", () => {});
	db = createDb(pool);
});
afterAll(() => pool.end());

async function issue(orderId: string, wish: Partial<IssueWish> = {}) {
	const result = await issueInvoice(db, author, wishFor(orderId, wish), issuer, new Date());
	if ("problem" in result) throw new Error(result.problem);
	return result;
}

describe("a shop whose role does not own the invoices", () => {
	test("issues and credits them, checks them, and deletes what is too old each night", async () => {
		const { id: orderId } = await placeSampleOrder(db);
		const { id: of } = await issue(orderId);
		await issue(orderId, { request: { kind: "credit_note", of, lines: "all" }, reason: "x" });
		expect(await verifyInvoices(db)).toEqual({ documents: 2, broken: null });
		expect(await deleteExpired(db, new Date())).toMatchObject({ invoices: 0 });
	});

	test.each([
		["update invoices set gross_amount = gross_amount", /permission denied/],
		["delete from invoices", /never changed/],
		["truncate invoices cascade", /permission denied/],
		["alter table invoices disable trigger all", /must be owner/],
		["drop trigger invoices_no_change on invoices", /must be owner/],
		["drop table invoices cascade", /must be owner/],
		["drop schema public cascade", /must be owner/],
		["drop function refuse_invoice_change() cascade", /must be owner/],
		[
			"create or replace function refuse_invoice_change() returns trigger language plpgsql as 'begin return old; end'",
			/must be owner/,
		],
		["update invoice_counters set last = last - 1", /only counts on/],
		["delete from invoice_counters", /permission denied/],
		[`grant ${shopRole}_books to ${shopRole}`, /permission denied|admin option/],
	])("cannot %s", async (statement, refusal) => {
		const { id } = await placeSampleOrder(db);
		await issue(id);
		await expect(pool.query(statement)).rejects.toThrow(refusal);
	});
});
