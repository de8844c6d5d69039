import { eq } from "drizzle-orm";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { judgeChange, type StatusResult, type WantedChange } from "~/desk/detail/status-change.ts";
import { recordChange } from "~/desk/history/audit.server.ts";
import { writeOwnLetter } from "~/mail/desk/own-letter.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { requireRight } from "~/platform/require-right.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { ConfirmationSender } from "../order-sender.server.ts";
import { creditedOnceAnew } from "../owed-amount.ts";
import { readRenewedDue } from "../read-renewed-due.server.ts";
import { orderLetterParts } from "./order-letters.server.ts";
import { type OrderStatus, orderSteps, saysMoney, waitsAnew } from "./order-status.ts";

const { orders } = schema;

/** A letter to the buyer, and who writes it in the shop's name. */
type Telling = { sender: ConfirmationSender; letter: KeyedLetter };

/**
 * Gives an order another status, notes who did it, and writes the letter that tells its buyer: all or nothing; where
 * somebody else has given it that status, the letter alone. A buyer whose data are deleted is told nothing. One that waits
 * for its money again is due as one that is placed today.
 * @throws Response 403 where a step says that money is there, or is not, and its author may not say so
 */
export async function changeOrderStatus(
	db: Db,
	author: Actor<"orders.change">,
	change: WantedChange<OrderStatus> & { id: string; telling?: Telling | null },
): Promise<StatusResult> {
	const { id, to, telling } = change;
	if (!isUuid(id)) return { problem: "missing" };
	return db.transaction(async (tx) => {
		const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
		if (!order) return { problem: "missing" };
		const result = judgeChange(orderSteps, order.status, change);
		if ("problem" in result) return result;
		const tell = () =>
			telling && order.anonymizedAt === null
				? writeOwnLetter(tx, telling.sender.company, {
						...{ kind: "order", about: id, occasion: "status", letter: telling.letter },
						...{ language: order.language, recipient: order.shippingAddress.email },
						...{ parts: orderLetterParts(telling.sender, order), unlessSaid: !result.changed },
						attachment: to === "confirmed" ? "order-confirmation" : null,
					})
				: null;
		const entry = { entity: "order", entityId: id, label: order.orderNumber } as const;
		if (!result.changed) {
			const mail = await tell();
			if (mail) await recordChange(tx, author, { ...entry, action: "letter", after: { mail } });
			return result;
		}
		// A cancellation has a reason, and credits what is billed: a verb of its own.
		if (to === "cancelled") return { problem: "not_allowed" };
		if (saysMoney(order.status, to)) requireRight(author, "payments.record");
		const anew =
			order.status === "cancelled" ? { creditedAmount: creditedOnceAnew(order), markedPaid: false } : {};
		const said = saysMoney(order.status, to) ? { markedPaid: to === "paid" } : {};
		const dueOn = waitsAnew(order.status, to) ? await readRenewedDue(tx, order, new Date()) : order.dueOn;
		const isRenewed = dueOn !== order.dueOn;
		await tx
			.update(orders)
			.set({ status: to, dueOn, ...anew, ...said })
			.where(eq(orders.id, id));
		const mail = await tell();
		await recordChange(tx, author, {
			...{ ...entry, action: "status" },
			before: { status: order.status, ...(isRenewed && { dueOn: order.dueOn }) },
			after: { status: to, ...(isRenewed && { dueOn }), ...(mail && { mail }) },
		});
		return result;
	});
}
