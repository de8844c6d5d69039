import { eq } from "drizzle-orm";
import { judgeChange, type StatusResult, type WantedChange } from "~/desk/detail/status-change.ts";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { type MessageStatus, messageSteps } from "./message-status.ts";

const { contactMessages } = schema;

/** Marks a message as seen to, or as new again, and notes who did it. Admins only. */
export async function changeMessageStatus(
	db: Db,
	author: Actor<"messages.change">,
	change: WantedChange<MessageStatus> & { id: string },
): Promise<StatusResult> {
	const { id, to } = change;
	if (!isUuid(id)) return { problem: "missing" };
	return db.transaction(async (tx) => {
		const [message] = await tx
			.select({ status: contactMessages.status, label: contactMessages.name })
			.from(contactMessages)
			.where(eq(contactMessages.id, id))
			.for("update");
		if (!message) return { problem: "missing" };
		const { status, label } = message;
		const result = judgeChange(messageSteps, status, change);
		if ("problem" in result || !result.changed) return result;
		await tx.update(contactMessages).set({ status: to }).where(eq(contactMessages.id, id));
		await recordChange(tx, author, {
			...{ entity: "message", entityId: id, label, action: "status" },
			...{ before: { status }, after: { status: to } },
		});
		return result;
	});
}
