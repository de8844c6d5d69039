import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { createDb, migrateDatabase } from "~/platform/db.server.ts";

const migrations = fileURLToPath(new URL("../../db/migrations", import.meta.url));
export const serverUser = "kade";

/** A test project's PostgreSQL: the folder of its socket. */
export type Server = { host: string; port: number; user: string };

/** What a template holds: migrated tables without rows, or with the demo content. */
export type Content = "empty" | "demo";

/** Number of the advisory lock under which one test file makes a template while the others wait for it. */
const templateLock = 7_214_590;

export function urlOf({ host, port, user }: Server, database: string): string {
	return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function onServer<T>(server: Server, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ ...server, database: "postgres" });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

export function dropDatabase(server: Server, name: string): Promise<unknown> {
	return onServer(server, (client) => client.query(`drop database ${name} with (force)`));
}

async function isThere(client: pg.Client, name: string): Promise<boolean> {
	const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
	return rowCount === 1;
}

/** Nobody may be connected to a database that is renamed or copied, nor still be saying goodbye. */
async function waitUntilLeft(client: pg.Client, name: string): Promise<void> {
	const connected = "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'";
	while ((await client.query(connected, [name])).rowCount !== 0) await sleep(20);
}

/** Makes a database and fills it; it gets its name when it is whole, so a broken-off one is never copied. */
async function build(client: pg.Client, server: Server, content: Content): Promise<void> {
	const draft = `draft_${content}`;
	await client.query(`drop database if exists ${draft} with (force)`);
	await client.query(`create database ${draft}${content === "demo" ? " template template_empty" : ""}`);
	const pool = new pg.Pool({ ...server, database: draft, max: 2 });
	pool.on("error", () => {});
	try {
		if (content === "empty") await migrateDatabase(pool, migrations);
		else await seedDemo(createDb(pool));
	} finally {
		await pool.end();
	}
	await waitUntilLeft(client, draft);
	await client.query(`alter database ${draft} rename to template_${content}`);
	// From here on nobody can come in between a copy and its source.
	await client.query(`alter database template_${content} allow_connections false`);
}

async function requireTemplate(client: pg.Client, server: Server, content: Content): Promise<void> {
	if (await isThere(client, `template_${content}`)) return;
	if (content === "demo") await requireTemplate(client, server, "empty");
	await build(client, server, content);
}

/** Makes a database with such contents: 0.3 s for a copy, some seconds for the first that needs the template. */
export function copyTemplate(server: Server, content: Content, name: string): Promise<void> {
	return onServer(server, async (client) => {
		await client.query("select pg_advisory_lock($1)", [templateLock]);
		await requireTemplate(client, server, content);
		// Copies of one template do not hinder each other.
		await client.query("select pg_advisory_unlock($1)", [templateLock]);
		await client.query(`create database ${name} template template_${content}`);
	});
}
