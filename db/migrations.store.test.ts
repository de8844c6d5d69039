import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { migrateDatabase } from "~/platform/db.server.ts";
import { useTestDatabase } from "../tests/support/test-database.ts";

const migrations = fileURLToPath(new URL("./migrations", import.meta.url));
const earlier = mkdtempSync(join(tmpdir(), "kade-migrations-"));
const database = useTestDatabase({ seeded: false });

afterAll(() => rmSync(earlier, { recursive: true }));

/** The migrations as they were before one of them. */
function migrationsBefore(tag: string): string {
	cpSync(migrations, earlier, { recursive: true });
	const file = join(earlier, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
	const index = journal.entries.findIndex((entry) => entry.tag === tag);
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
	return earlier;
}

test("what a mail is about comes out of its key into columns", async () => {
	const { pool } = database;
	await pool.query("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
	await migrateDatabase(pool, migrationsBefore("0013_mail_kinds"));
	const about = randomUUID();
	const ids = new Map<string, string>();
	async function write(name: string, key: string): Promise<void> {
		const { rows } = await pool.query<{ id: string }>(
			`insert into mail_outbox (dedupe_key, language, recipient, subject, html, text)
				values ($1, 'nl', 'jana@buyer.example', 'Uw bestelling', '', '') returning id`,
			[key],
		);
		ids.set(name, rows[0]?.id ?? "");
	}
	await write("buyer", `order-confirmation:${about}:buyer`);
	await write("again", `order-confirmation:${about}:buyer:again:${randomUUID()}`);
	await write("admin", `quote:${about}:admin`);
	await write("backup", `backup:${ids.get("admin")}`);
	await write("contact", `contact:${about}:customer`);
	await write("account", `account:${randomUUID()}`);
	await write("odd", "order-confirmation:gone");
	await migrateDatabase(pool, migrations);
	const { rows } = await pool.query("select id, kind, about, audience, repeats from mail_outbox");
	const found = Object.fromEntries(
		[...ids].map(([name, id]) => {
			const { id: _id, ...row } = rows.find((one) => one.id === id) ?? {};
			return [name, row];
		}),
	);
	const own = { kind: "account", about: null, audience: "customer", repeats: null };
	expect(found).toEqual({
		buyer: { kind: "order", about, audience: "customer", repeats: null },
		again: { kind: "order", about, audience: "customer", repeats: ids.get("buyer") },
		admin: { kind: "quote", about, audience: "company", repeats: null },
		backup: { kind: "quote", about, audience: "company", repeats: null },
		contact: { kind: "message", about, audience: "customer", repeats: null },
		account: own,
		odd: own,
	});
});

test("the database knows at once what a new index of expressions holds", async () => {
	const { pool } = database;
	await migrateDatabase(pool, migrations);
	await pool.query(
		`insert into mail_outbox (dedupe_key, kind, audience, language, recipient, subject, html, text)
			select 'account:' || n, 'account', 'customer', 'nl', n || '@buyer.example', '', '', '' from generate_series(1, 200) n`,
	);
	await pool.query("analyze mail_outbox");
	// As a migration makes it, of a table that nobody changes for long.
	await pool.query("create index letters on mail_outbox (upper(recipient))");
	const seen = async () => {
		const { rows } = await pool.query("select n_distinct from pg_stats where tablename = 'letters'");
		return rows.length;
	};
	expect(await seen()).toBe(0);
	await migrateDatabase(pool, migrations);
	expect(await seen()).toBe(1);
});
