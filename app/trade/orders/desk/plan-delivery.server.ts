import { eq } from "drizzle-orm";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { hasRecorded, recordChange } from "~/desk/history/audit.server.ts";
import { writeOwnLetter } from "~/mail/desk/own-letter.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { ConfirmationSender } from "../order-sender.server.ts";
import { orderLetterParts } from "./order-letters.server.ts";
import { canPlan } from "./plan-form.ts";

const { orders } = schema;

export type PlanResult = { changed: boolean } | { problem: "gone" | "closed" | "stale" };

/**
 * Agrees on the day on which an order is brought or fetched: it takes the place of the one that was wished, and the history
 * keeps both with the reason. The letter that tells its buyer is written along: all or nothing. Sent twice it is one.
 * @param given.seen the day that the page showed; where somebody else has set the same meanwhile, the letter is written alone
 */
export function planDelivery(
	db: Db,
	author: Actor<"orders.change">,
	given: {
		id: string;
		seen: Day | null;
		on: Day;
		reason: string;
		telling: { sender: ConfirmationSender; letter: KeyedLetter } | null;
	},
): Promise<PlanResult> {
	const { id, seen, on, reason, telling } = given;
	return db.transaction(async (tx): Promise<PlanResult> => {
		const [order] = isUuid(id) ? await tx.select().from(orders).where(eq(orders.id, id)).for("update") : [];
		if (!order) return { problem: "gone" };
		if (!canPlan(order)) return { problem: "closed" };
		const isAgreed = order.wishedDate === on;
		if (!isAgreed && order.wishedDate !== seen) return { problem: "stale" };
		const mail = telling
			? await writeOwnLetter(tx, telling.sender.company, {
					...{ kind: "order", about: id, occasion: "status", letter: telling.letter },
					...{ language: order.language, recipient: order.shippingAddress.email },
					...{ parts: orderLetterParts(telling.sender, order), unlessSaid: isAgreed },
				})
			: null;
		const about = { entity: "order", entityId: id, action: "update" } as const;
		const said = { deliveryOn: on, ...(reason && { note: reason }) };
		// Of a day that was wished, or that somebody else has set, the letter and the reason alone are new: once.
		const isNew =
			mail !== null ||
			(!telling && reason !== "" && !(await hasRecorded(tx, author, { ...about, after: said })));
		if (isAgreed ? !isNew : telling && mail === null) return { changed: false };
		await tx.update(orders).set({ wishedDate: on }).where(eq(orders.id, id));
		await recordChange(tx, author, {
			...{ ...about, label: order.orderNumber, before: { deliveryOn: order.wishedDate } },
			after: { ...said, ...(mail && { mail }) },
		});
		return { changed: true };
	});
}
