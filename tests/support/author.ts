import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { schema } from "~/platform/db.server.ts";
import type { TestDatabase } from "./test-database.ts";

/** Who changes something in the tests of a file: one user more in its database. */
export function useAuthor(database: TestDatabase): { id: string; email: string } {
	const author = { id: randomUUID(), email: "owner@shop.example" };
	beforeAll(async () => {
		await database.db.insert(schema.users).values({ ...author, name: "Owner" });
	});
	return author;
}

/** Hears what is announced as changed. @returns asks for what came in since a test began or asked last */
export function useNotices(database: TestDatabase): () => Promise<(string | undefined)[]> {
	const notices: (string | undefined)[] = [];
	let listener: pg.Client;
	beforeAll(async () => {
		listener = new pg.Client({ connectionString: database.url });
		listener.on("notification", ({ payload }) => notices.push(payload));
		await listener.connect();
		await listener.query("listen kade_cache");
	});
	afterAll(() => listener.end());
	async function heard(): Promise<(string | undefined)[]> {
		// They arrive in order with the answer of a query.
		await listener.query("select 1");
		return notices.splice(0);
	}
	beforeEach(async () => {
		await heard();
	});
	return heard;
}
