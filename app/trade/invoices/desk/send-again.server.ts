import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { deliveryMark, isSendable, queueEInvoice } from "../e-invoice-queue.server.ts";
import { findInvoice } from "../invoice.store.server.ts";

const { invoiceDeliveries, orders } = schema;

/**
 * Has an e-invoice sent once more, or for the first time where it was issued before there was a provider. Under the same
 * number, which a provider takes once. Admins only.
 * @param given.seen mark of what the form has shown: a double click is one more try
 * @returns false where the order has no such invoice, or it has no electronic address
 */
export function sendAgain(
	db: Db,
	author: Actor<"invoices.issue">,
	{ orderId, invoiceId, seen, now }: { orderId: string; invoiceId: string; seen: string; now: Date },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const invoice = await findInvoice(tx, invoiceId);
		if (!invoice || invoice.orderId !== orderId || invoice.ubl === null) return false;
		// Invoices are never changed, so that their order stands for what is one at a time.
		await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
		const own = eq(invoiceDeliveries.invoiceId, invoiceId);
		const [delivery] = await tx.select().from(invoiceDeliveries).where(own).for("update");
		if (deliveryMark(delivery ?? null) !== seen || !isSendable(delivery ?? null)) return true;
		if (delivery) {
			await tx.update(invoiceDeliveries).set({ state: "waiting", tries: 0, nextTryAt: now }).where(own);
		} else {
			const { id, snapshot } = invoice;
			await queueEInvoice(tx, { id, snapshot, hasUbl: true });
		}
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: invoice.snapshot.order.number, action: "invoice" },
			after: { invoice: invoice.number, eInvoice: "waiting" },
		});
		return true;
	});
}
