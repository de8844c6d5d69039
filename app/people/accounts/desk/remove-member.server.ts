import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { lockMember, lockOwners } from "./members.store.server.ts";

const { passwordResets, pendingSignIns, sessions, userRoles } = schema;

/**
 * Takes the desk out of somebody's hands: their account stays, a customer's; their sessions and links end at once. Never
 * the last owner's. Owners only, by what the database says now; two who remove each other cannot both succeed.
 */
export async function removeMember(
	db: Db,
	author: Actor<"people.change">,
	id: string,
): Promise<"done" | "last" | "missing" | "forbidden"> {
	if (!isUuid(id)) return "missing";
	return db.transaction(async (tx) => {
		const owners = await lockOwners(tx);
		if (!owners.includes(author.id)) return "forbidden";
		const member = await lockMember(tx, id);
		if (!member) return "missing";
		const { email, role } = member;
		if (role === "admin" && owners.length === 1) return "last";
		await tx.delete(userRoles).where(eq(userRoles.userId, id));
		await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, id));
		await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
		await tx.delete(sessions).where(eq(sessions.userId, id));
		await recordChange(tx, author, {
			...({ entity: "user", entityId: id, label: email, action: "role", before: { role } } as const),
		});
		return "done";
	});
}
