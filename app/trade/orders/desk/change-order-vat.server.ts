import { eq } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { highestRate, type TransportProof } from "~/values/order-vat.ts";
import { isUuid } from "~/values/uuid.ts";
import { lockOrderVat, vatOfOrder } from "../order-vat.server.ts";

const { orders } = schema;

/**
 * Notes what proves that an order's goods left for another member state. The sums stay until they are taken over. Admins
 * only. @returns false where there is no such order, or one of before
 */
export function recordProof(
	db: Db,
	author: Author,
	{ orderId, proof }: { orderId: string; proof: Omit<TransportProof, "by"> },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrderVat(tx, orderId) : null;
		if (!order?.vatInputs || order.anonymizedAt !== null) return false;
		const { vatInputs, orderNumber: label } = order;
		await tx
			.update(orders)
			.set({ vatInputs: { ...vatInputs, proof: { ...proof, by: author.email } } })
			.where(eq(orders.id, orderId));
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label, action: "update" },
			before: { proof: vatInputs.proof?.on ?? null },
			after: { proof: proof.on },
		});
		return true;
	});
}

/**
 * Has an order cost what it comes to by what is known now. Admins only.
 * @param seenTotal incl. VAT in cents that the author saw; @returns stale where it is another by now
 */
export function applyOrderVat(
	db: Db,
	author: Author,
	{ orderId, seenTotal }: { orderId: string; seenTotal: number },
): Promise<"applied" | "stale" | "gone"> {
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrderVat(tx, orderId) : null;
		if (!order?.vatInputs || order.anonymizedAt !== null) return "gone";
		const { decision, totals } = vatOfOrder(order);
		if (totals.gross !== seenTotal) return "stale";
		if (totals.gross === order.totalAmount) return "applied";
		await tx
			.update(orders)
			.set({
				...{ subtotalAmount: totals.net, vatAmount: totals.vat, totalAmount: totals.gross },
				...{ vatRate: highestRate(totals), vatDecision: decision },
			})
			.where(eq(orders.id, orderId));
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "update" },
			before: { amount: order.totalAmount },
			after: { amount: totals.gross },
		});
		return "applied";
	});
}
