import { and, eq } from "drizzle-orm";
import { judgeChange, type StatusResult } from "~/desk/detail/status-change.ts";
import { recordChange } from "~/desk/history/audit.server.ts";
import type { AttachedFile } from "~/media/attached-file.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { type OrderStatus, orderSteps } from "./order-status.ts";
import { keepProofFile } from "./proof-file.server.ts";

const { internalNotes, orders } = schema;

/** Whether a person has noted the same of an order before, as a form that is sent twice would. */
async function hasNoted(
	tx: Transaction,
	author: Actor<"deliveries.confirm">,
	{ id, note }: { id: string; note: string },
): Promise<boolean> {
	const noted = await tx.$count(
		internalNotes,
		and(
			...[eq(internalNotes.entity, "order"), eq(internalNotes.entityId, id)],
			...[eq(internalNotes.userEmail, author.email), eq(internalNotes.text, note)],
		),
	);
	return noted > 0;
}

/**
 * Notes that an order was brought, with its proof and what whoever brought it remarks: all or nothing. Sent twice it is one
 * delivery, whose proof and remark are kept once, also where somebody else has marked it as delivered meanwhile. Its buyer is told by who sells, not by this.
 * @param given.seen the status that the page showed
 * @param given.file null where there is none, which is no fault
 * @param given.note empty where there is none
 */
export async function confirmDelivery(
	db: Db,
	author: Actor<"deliveries.confirm">,
	given: { id: string; seen: OrderStatus; file: AttachedFile | null; note: string },
): Promise<StatusResult | { problem: "fileMany" }> {
	const { id, seen, file, note } = given;
	if (!isUuid(id)) return { problem: "missing" };
	return db.transaction(async (tx) => {
		const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
		if (!order || order.anonymizedAt !== null) return { problem: "missing" };
		const result = judgeChange(orderSteps, order.status, { seen, to: "delivered" });
		if ("problem" in result) return result;
		const kept = file ? await keepProofFile(tx, { orderId: id, file, by: author.email }) : "kept";
		if (kept === "fileMany") return { problem: kept };
		const of = { entity: "order", entityId: id } as const;
		const about = { ...of, label: order.orderNumber };
		if (result.changed) {
			await tx.update(orders).set({ status: "delivered" }).where(eq(orders.id, id));
			await recordChange(tx, author, {
				...{ ...about, action: "status" },
				before: { status: order.status },
				after: { status: "delivered", ...(file && { file: file.fileName }) },
			});
		}
		// Also where the office was first: what the driver saw is told once.
		if (note !== "" && (result.changed || !(await hasNoted(tx, author, { id, note })))) {
			await tx
				.insert(internalNotes)
				.values({ ...of, userId: author.id, userEmail: author.email, text: note });
			await recordChange(tx, author, { ...about, action: "note", after: { note } });
		}
		return result;
	});
}
