import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { createDb, type Db, migrateDatabase } from "~/platform/db.server.ts";

const migrations = fileURLToPath(new URL("../../db/migrations", import.meta.url));
const user = "kade";

export type TestDatabase = { db: Db; pool: pg.Pool; url: string };

/**
 * A fresh, migrated database with the demo content for one test file; dropped when the file is done.
 * @param seeded false: with empty tables
 */
export function useTestDatabase({ seeded = true } = {}): TestDatabase {
	const database = {} as TestDatabase;
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const server = () => ({ host: inject("postgresFolder"), port: 5432, user });

	async function onServer(statement: string): Promise<void> {
		const client = new pg.Client({ ...server(), database: "postgres" });
		await client.connect();
		await client.query(statement);
		await client.end();
	}

	beforeAll(async () => {
		await onServer(`create database ${name}`);
		database.pool = new pg.Pool({ ...server(), database: name, max: 8 });
		// A connection that is still saying goodbye may be cut off when the database is dropped.
		database.pool.on("error", () => {});
		database.db = createDb(database.pool);
		database.url = `postgres://${user}@localhost:5432/${name}?host=${encodeURIComponent(server().host)}`;
		await migrateDatabase(database.pool, migrations);
		if (seeded) await seedDemo(database.db);
	});

	afterAll(async () => {
		await database.pool.end();
		await onServer(`drop database ${name} with (force)`);
	});

	return database;
}
