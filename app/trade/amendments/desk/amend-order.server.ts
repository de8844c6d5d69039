import { eq, inArray } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { issuedOf, listOrderInvoices } from "~/trade/invoices/invoice.store.server.ts";
import { isBilled } from "~/trade/invoices/invoice.ts";
import { lockOrderVat } from "~/trade/orders/order-vat.server.ts";
import { followMoney, sumPaid } from "~/trade/payments/book-payment.server.ts";
import type { Cents } from "~/values/money.ts";
import type { BuyerVat } from "~/values/order-vat.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import {
	type Amendment,
	amendedSums,
	amendmentOf,
	type ClosedReason,
	creditedOnceAmended,
	isSameRecord,
	recordOf,
	whyClosed,
} from "../amendment.ts";

const { orderItems, orders, products } = schema;

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderVat>>>;

/** An order as it was changed. @property paid so far; @property before what it came to */
export type AmendedOrder = Omit<LockedOrder, "items"> & {
	items: ReturnType<typeof amendedSums>["items"];
	paid: Cents;
	before: Cents;
};

export type AmendResult =
	| { changed: boolean }
	| { problem: ClosedReason | "gone" | "stale" | "total" | "nothing" | "same" | "lines" };

/** Containers of lines that are still there: one that is deleted meanwhile keeps nobody from buying it. */
async function stillThere(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, [...ids]))
		.for("key share");
	return new Set(rows.map(({ id }) => id));
}

/**
 * Changes the lines and addresses of an order that nothing is invoiced of: its VAT is decided anew, its papers are numbered
 * anew from then on, its number and payment reference stay. What was paid stays: the order waits for money again, or no
 * more, as the new total says. The same change sent twice is one. Admins only.
 * @param given.seen the revision that the author saw; @param given.seenTotal incl. VAT in cents
 * @param given.asked what is known of the buyer's VAT, with what VIES said before
 * @param then what follows in the same transaction, such as the mail
 */
export function amendOrder(
	db: Db,
	author: Actor<"orders.change">,
	given: {
		orderId: string;
		seen: number;
		seenTotal: number;
		amendment: Amendment;
		asked: BuyerVat;
		reason: string;
	},
	then?: (tx: Transaction, order: AmendedOrder) => Promise<string | null>,
): Promise<AmendResult> {
	const { orderId, amendment, reason } = given;
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrderVat(tx, orderId) : null;
		if (!order) return { problem: "gone" };
		if (amendment.lines.length === 0) return { problem: "lines" };
		const issued = (await listOrderInvoices(tx, orderId)).map(issuedOf);
		const closed = whyClosed({ ...order, isInvoiced: isBilled(issued) });
		if (closed) return { problem: closed };
		const { items, columns } = amendedSums(amendment, order.vatInputs, given.asked);
		const before = recordOf(amendmentOf(order), order.totalAmount);
		const after = recordOf(amendment, columns.totalAmount);
		const isSame = isSameRecord(before, after);
		if (order.revision !== given.seen) return isSame ? { changed: false } : { problem: "stale" };
		if (isSame) return { problem: "same" };
		if (columns.totalAmount <= 0) return { problem: "nothing" };
		if (columns.totalAmount !== given.seenTotal) return { problem: "total" };
		const there = await stillThere(
			tx,
			items.flatMap(({ productId }) => productId ?? []),
		);
		const changed = {
			...columns,
			...{ shippingAddress: amendment.shipping, billingAddress: amendment.billing },
			revision: order.revision + 1,
			creditedAmount: creditedOnceAmended(order, before, after),
		};
		await tx.update(orders).set(changed).where(eq(orders.id, orderId));
		await tx.delete(orderItems).where(eq(orderItems.orderId, orderId));
		await tx.insert(orderItems).values(
			items.map((item, position) => ({
				...{ ...item, orderId, position },
				productId: item.productId !== null && there.has(item.productId) ? item.productId : null,
			})),
		);
		const paid = await sumPaid(tx, orderId);
		const isRaised = changed.totalAmount > order.totalAmount;
		// Before the mail, which says until when the rest is to be paid.
		const dueOn = await followMoney(tx, author, { order: { ...order, ...changed }, isRaised });
		const amended: AmendedOrder = { ...order, ...changed, dueOn, items, paid, before: order.totalAmount };
		const mail = (await then?.(tx, amended)) ?? null;
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "update", before },
			after: { ...after, ...(reason && { note: reason }), ...(mail && { mail }) },
		});
		return { changed: true };
	});
}
