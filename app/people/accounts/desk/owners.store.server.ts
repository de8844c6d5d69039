import { asc, eq, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Owner } from "./owners.ts";

const { userRoles, users } = schema;

/** Everybody who runs the shop, who has done so longest first. One statement. */
export function listOwners(db: Db): Promise<Owner[]> {
	const { id, name, email, lastSignInAt } = users;
	return db
		.select({
			...{ id, name, email, since: userRoles.createdAt, lastSignInAt },
			hasPassword: sql<boolean>`${users.passwordHash} is not null`,
		})
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.userId))
		.where(eq(userRoles.role, "admin"))
		.orderBy(asc(userRoles.createdAt), asc(users.email));
}

/** Ids of everybody who runs the shop; nobody else adds or removes one until the transaction ends. */
export async function lockOwners(tx: Transaction): Promise<string[]> {
	const rows = await tx
		.select({ id: userRoles.userId })
		.from(userRoles)
		.where(eq(userRoles.role, "admin"))
		.orderBy(asc(userRoles.userId))
		.for("update");
	return rows.map(({ id }) => id);
}
