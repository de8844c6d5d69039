import { and, eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { lockOwners } from "./owners.store.server.ts";

const { passwordResets, pendingSignIns, sessions, userRoles, users } = schema;

/**
 * Takes the shop out of somebody's hands: their account stays, a customer's; their sessions and links end at once. Never
 * the last one's. Admins only, by what the database says now; two who remove each other cannot both succeed.
 */
export async function removeOwner(
	db: Db,
	author: Actor<"people.change">,
	id: string,
): Promise<"done" | "last" | "missing" | "forbidden"> {
	if (!isUuid(id)) return "missing";
	return db.transaction(async (tx) => {
		const owners = await lockOwners(tx);
		if (!owners.includes(author.id)) return "forbidden";
		if (!owners.includes(id)) return "missing";
		if (owners.length === 1) return "last";
		const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
		await tx.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, "admin")));
		await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, id));
		await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
		await tx.delete(sessions).where(eq(sessions.userId, id));
		await recordChange(tx, author, {
			...({ entity: "user", entityId: id, label: user?.email ?? "" } as const),
			...({ action: "role", before: { role: "admin" } } as const),
		});
		return "done";
	});
}
