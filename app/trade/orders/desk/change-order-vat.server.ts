import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import type { AttachedFile } from "~/media/attached-file.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Cents } from "~/values/money.ts";
import { highestRate, type TransportProof } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { lockOrderVat, vatChange } from "../order-vat.server.ts";
import { creditedOnceAnew } from "../owed-amount.ts";
import { keepProofFile } from "./proof-file.server.ts";

const { orders } = schema;

/**
 * Notes what proves that an order's goods left for another member state, with the paper itself. The sums stay until they
 * are taken over.
 * @param given.file null where the order has its paper already
 * @returns gone where there is no such order, or one of before; noFile and fileMany as `keepProofFile` says
 */
export function recordProof(
	db: Db,
	author: Actor<"deliveries.confirm">,
	given: { orderId: string; proof: Omit<TransportProof, "by">; file: AttachedFile | null },
): Promise<"recorded" | "gone" | "noFile" | "fileMany"> {
	const { orderId, proof, file } = given;
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrderVat(tx, orderId) : null;
		if (!order?.vatInputs || order.anonymizedAt !== null) return "gone";
		const { vatInputs, orderNumber: label } = order;
		const kept = await keepProofFile(tx, { orderId, file, by: author.email });
		if (kept !== "kept") return kept;
		await tx
			.update(orders)
			.set({ vatInputs: { ...vatInputs, proof: { ...proof, by: author.email } } })
			.where(eq(orders.id, orderId));
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label, action: "update" },
			before: { proof: vatInputs.proof?.on ?? null },
			after: { proof: proof.on, ...(file && { file: file.fileName }) },
		});
		return "recorded";
	});
}

/** An order whose sums have changed. */
export type ChangedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderVat>>>;

/**
 * Has an order cost what it comes to by what is known now; its papers are printed anew from then on.
 * @param seenTotal incl. VAT in cents that the author saw
 * @param then what follows in the same transaction where something has changed, such as a mail; with the total of before
 * @returns stale where it is another by now
 */
export function applyOrderVat(
	db: Db,
	author: Actor<"orders.change">,
	{ orderId, seenTotal }: { orderId: string; seenTotal: number },
	then?: (tx: Transaction, order: ChangedOrder, before: Cents) => Promise<void>,
): Promise<"applied" | "stale" | "gone"> {
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrderVat(tx, orderId) : null;
		if (!order?.vatInputs || order.anonymizedAt !== null) return "gone";
		const change = vatChange(order);
		if (!change) return order.totalAmount === seenTotal ? "applied" : "stale";
		const { decision, totals } = change;
		if (totals.gross !== seenTotal) return "stale";
		const sums = {
			...{ subtotalAmount: totals.net, vatAmount: totals.vat, totalAmount: totals.gross },
			...{ vatRate: highestRate(totals), vatDecision: decision, revision: order.revision + 1 },
			creditedAmount: creditedOnceAnew(order),
		};
		await tx.update(orders).set(sums).where(eq(orders.id, orderId));
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "update" },
			before: { amount: order.totalAmount },
			after: { amount: totals.gross },
		});
		await then?.(tx, { ...order, ...sums }, order.totalAmount);
		return "applied";
	});
}
