import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { type Actor, permit, type Right, type Role } from "~/values/rights.ts";
import type { TestDatabase } from "./test-database.ts";

/** A person as one who may do everything, for verbs that ask for the right. */
export function asOwner<T extends { id: string; email: string }>(person: T): Actor<Right> {
	return asRole(person, "admin");
}

/** A person in a role, with the rights that a test says they have. */
export function asRole<const R extends Right = Right>(
	{ id, email }: { id: string; email: string },
	role: Role,
	...wanted: R[]
): Actor<R> {
	const actor = permit({ id, email, role }, ...wanted);
	if (!actor) throw new Error(`${role} may not ${wanted.join(", ")}`);
	return actor;
}

/** Who changes something in the tests of a file, an owner: one user more in its database. */
export function useAuthor(database: TestDatabase): Actor<Right> {
	const author = asOwner({ id: randomUUID(), email: "owner@shop.example" });
	beforeAll(async () => {
		await database.db.insert(schema.users).values({ id: author.id, email: author.email, name: "Owner" });
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
