import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor, Role } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { lockMember, lockOwners } from "./members.store.server.ts";

const { userRoles } = schema;

/**
 * Gives somebody of the desk another role, which their next request has: sessions stay, as each request reads it anew. Never
 * takes the last owner's. Owners only, by what the database says now; two who make each other less cannot both succeed.
 */
export async function changeRole(
	db: Db,
	author: Actor<"people.change">,
	{ id, role }: { id: string; role: Role },
): Promise<"done" | "unchanged" | "last" | "missing" | "forbidden"> {
	if (!isUuid(id)) return "missing";
	return db.transaction(async (tx) => {
		const owners = await lockOwners(tx);
		if (!owners.includes(author.id)) return "forbidden";
		const member = await lockMember(tx, id);
		if (!member) return "missing";
		if (member.role === role) return "unchanged";
		if (member.role === "admin" && owners.length === 1) return "last";
		await tx.update(userRoles).set({ role }).where(eq(userRoles.userId, id));
		await recordChange(tx, author, {
			...({ entity: "user", entityId: id, label: member.email, action: "role" } as const),
			...{ before: { role: member.role }, after: { role } },
		});
		return "done";
	});
}
