import { eq } from "drizzle-orm";
import { judgeChange, type StatusResult, type WantedChange } from "~/desk/detail/status-change.ts";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { type OrderStatus, orderSteps } from "./order-status.ts";

const { orders } = schema;

/** Gives an order another status and notes who did it. Admins only. */
export async function changeOrderStatus(
	db: Db,
	author: Author,
	change: WantedChange<OrderStatus> & { id: string },
): Promise<StatusResult> {
	if (!isUuid(change.id)) return { problem: "missing" };
	return db.transaction(async (tx) => {
		const [order] = await tx
			.select({ status: orders.status, label: orders.orderNumber })
			.from(orders)
			.where(eq(orders.id, change.id))
			.for("update");
		if (!order) return { problem: "missing" };
		const result = judgeChange(orderSteps, order.status, change);
		if ("problem" in result || !result.changed) return result;
		await tx.update(orders).set({ status: change.to }).where(eq(orders.id, change.id));
		await recordChange(tx, author, {
			entity: "order",
			entityId: change.id,
			label: order.label,
			action: "status",
			before: { status: order.status },
			after: { status: change.to },
		});
		return result;
	});
}
