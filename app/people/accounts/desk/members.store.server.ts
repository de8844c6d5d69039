import { asc, eq, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { type Role, roles } from "~/values/rights.ts";
import type { Member } from "./members.ts";

const { userRoles, users } = schema;

/** Everybody who uses the desk, by role, who has done so longest first. One statement. */
export function listMembers(db: Db): Promise<Member[]> {
	const { id, name, email, lastSignInAt } = users;
	const order = sql`array_position(array[${sql.join(
		roles.map((role) => sql`${role}`),
		sql`, `,
	)}]::text[], ${userRoles.role})`;
	return db
		.select({
			...{ id, name, email, role: userRoles.role, since: userRoles.createdAt, lastSignInAt },
			hasPassword: sql<boolean>`${users.passwordHash} is not null`,
		})
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.userId))
		.orderBy(order, asc(userRoles.createdAt), asc(users.email));
}

/** Who runs the shop and may change what others may, who has done so longest first. One statement. */
export function listOwners(db: Db): Promise<{ name: string; email: string }[]> {
	return db
		.select({ name: users.name, email: users.email })
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.userId))
		.where(eq(userRoles.role, "admin"))
		.orderBy(asc(userRoles.createdAt), asc(users.email));
}

/** Ids of the owners; nobody else makes or unmakes one until the transaction ends. */
export async function lockOwners(tx: Transaction): Promise<string[]> {
	const rows = await tx
		.select({ id: userRoles.userId })
		.from(userRoles)
		.where(eq(userRoles.role, "admin"))
		.orderBy(asc(userRoles.userId))
		.for("update");
	return rows.map(({ id }) => id);
}

/** A person of the desk and their role, kept as it is until the transaction ends; null for who has none. */
export async function lockMember(tx: Transaction, id: string): Promise<{ email: string; role: Role } | null> {
	const [row] = await tx
		.select({ email: users.email, role: userRoles.role })
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.userId))
		.where(eq(userRoles.userId, id))
		.for("update", { of: userRoles });
	return row ?? null;
}
