import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { createDb, type Db } from "~/platform/db.server.ts";
import {
	type Content,
	copyTemplate,
	dropDatabase,
	type Server,
	serverUser,
	urlOf,
} from "./template-databases.ts";

export type TestDatabase = { db: Db; pool: pg.Pool; url: string };

/**
 * A migrated database of its own for one test file, a copy of one that was made once per server; dropped when the file
 * is done.
 * @param seeded whether it has the demo content, else empty tables
 */
export function useTestDatabase({ seeded = true } = {}): TestDatabase {
	const database = {} as TestDatabase;
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const content: Content = seeded ? "demo" : "empty";
	const server = (): Server => ({ host: inject("postgresFolder"), port: 5432, user: serverUser });

	beforeAll(async () => {
		await copyTemplate(server(), content, name);
		database.pool = new pg.Pool({ ...server(), database: name, max: 8 });
		// A connection that is still saying goodbye may be cut off when the database is dropped.
		database.pool.on("error", () => {});
		database.db = createDb(database.pool);
		database.url = urlOf(server(), name);
	});

	afterAll(async () => {
		await database.pool.end();
		await dropDatabase(server(), name);
	});

	return database;
}
