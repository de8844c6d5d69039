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

/** The migrations as they were before the history had names. */
function migrationsBefore(): string {
	cpSync(migrations, earlier, { recursive: true });
	const file = join(earlier, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
	const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_history_names"));
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
	return earlier;
}

test("what has been noted so far gets a name, from what it says or from the thing", async () => {
	const { pool } = database;
	await pool.query("drop schema if exists drizzle cascade; drop schema public cascade; create schema public");
	await migrateDatabase(pool, migrationsBefore());
	const [order, product] = [randomUUID(), randomUUID()];
	await pool.query(
		`insert into orders (id, order_number, cart_id, idempotency_key, language, subtotal_amount, vat_amount,
			total_amount, vat_rate, shipping_address)
		values ($1, 'K-777', gen_random_uuid(), gen_random_uuid(), 'nl', 100, 21, 121, 21, '{}')`,
		[order],
	);
	await pool.query("insert into products (id, size) values ($1, '20ft')", [product]);
	await pool.query(
		`insert into product_translations (product_id, language, title, description, slug)
		values ($1, 'fr', 'Caisse', '', 'caisse'), ($1, 'nl', 'Kist', '', 'kist')`,
		[product],
	);
	const rows: [name: string, entity: string, id: string, action: string, before: unknown, after: unknown][] =
		[
			["K-777", "order", order, "status", { status: "paid" }, { status: "delivered" }],
			["", "order", randomUUID(), "status", null, null],
			["Kist", "product", product, "condition", { texts: { nl: null } }, { texts: { nl: null } }],
			[
				"Oud",
				"product",
				randomUUID(),
				"delete",
				{ texts: { en: { title: "Old" }, nl: { title: "Oud" } } },
				null,
			],
			["Neu", "blog_post", randomUUID(), "create", null, { texts: { nl: null, de: { title: "Neu" } } }],
			["Hallo · home", "section", "s", "create", null, { page: "home", texts: { nl: { title: "Hallo" } } }],
			["hero · home", "section", "t", "create", null, { page: "home", type: "hero", texts: { nl: null } }],
			["about", "landing_page", randomUUID(), "delete", { slug: "about", texts: {} }, null],
			["BE 20", "tariff", "BE 20", "update", {}, {}],
			["", "tariff", "import", "import", {}, {}],
			["Kade NV", "company", "company", "update", { name: "Kade" }, { name: "Kade NV" }],
			["a-1.jpg", "image", "products/a-1.jpg", "upload", null, {}],
			["", "mail", "no id at all", "resend", null, null],
		];
	for (const [, ...values] of rows) {
		await pool.query(
			`insert into audit_log (user_email, entity, entity_id, action, before, after)
			values ('a@shop.example', $1, $2, $3, $4, $5)`,
			values.map((value) => (typeof value === "object" && value ? JSON.stringify(value) : value)),
		);
	}
	await migrateDatabase(pool, migrations);
	const { rows: named } = await pool.query<{ entity_id: string; action: string; label: string }>(
		"select entity_id, action, label from audit_log",
	);
	const found = rows.map(([, , id]) => named.find((row) => row.entity_id === id)?.label);
	expect(found).toEqual(rows.map(([name]) => name));
	const unknown = `insert into audit_log (user_email, entity, entity_id, action, label)
		values ('a@shop.example', 'forklift', '7', 'update', '')`;
	await expect(pool.query(unknown)).rejects.toThrow("audit_log_known_entity");
});
