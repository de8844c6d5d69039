import type { Steps } from "~/desk/detail/status-change.ts";
import { listOf } from "~/desk/list/list-query.ts";
import { forEach } from "~/values/closed-set.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { isAwaited } from "../owed-amount.ts";

export type OrderStatus = (typeof orderStatuses)[number];

/**
 * An order goes from pending over confirmed and paid to delivered. Money may come before the confirmation, and a
 * known customer may pay after delivery. Every step can be taken back by one, because people slip; the log keeps both.
 * What is delivered cannot be cancelled: it is taken back by an agreement of its own. What is cancelled starts anew.
 */
export const orderSteps: Steps<OrderStatus> = {
	pending: ["confirmed", "paid", "cancelled"],
	confirmed: ["paid", "delivered", "cancelled", "pending"],
	paid: ["delivered", "cancelled", "confirmed"],
	delivered: ["paid", "confirmed"],
	cancelled: ["pending"],
};

/** Whether a step says that the money is there, or after all is not: who sells does not say so. */
export function saysMoney(from: OrderStatus, to: OrderStatus): boolean {
	return to === "paid" || (from === "paid" && to === "confirmed");
}

/** Whether an order waits for its money by a step, and did not before. */
export function waitsAnew(from: OrderStatus, to: OrderStatus): boolean {
	return !isAwaited({ status: from }) && isAwaited({ status: to });
}

/** The steps of who does not say that money is there. */
export const stepsWithoutMoney = forEach(orderStatuses, (from) =>
	orderSteps[from].filter((to) => !saysMoney(from, to)),
);

/** What can be done with several orders at once: steps that go on, and say nothing of money. */
export const orderActs = ["confirmed", "delivered"] as const satisfies readonly OrderStatus[];

/** Whether an order takes such a step among others; what takes one back is asked about at the order itself. */
export function canActOn(from: OrderStatus, to: OrderStatus): boolean {
	return orderSteps[from].includes(to) && !saysMoney(from, to) && isToldOf(from, to);
}

/** Newest first unless asked otherwise; by what is to be paid first, those without a due date stand last. */
export const orderSorts = ["date-desc", "date-asc", "total-desc", "total-asc", "due-asc"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The list of them, narrowed by status and by the days on which they came in. */
export const orderList = listOf("status", orderStatuses, true, orderSorts);

/** What a step means where money is concerned; a key of the desk's warnings. */
export type OrderWarning = "paid" | "notPaid" | "cancelPaid" | "cancelConfirmed" | "takenBack";

/**
 * What to ask before a step: a payment must be on the account, one that is taken back or belongs to a cancelled order
 * must be paid back, and a buyer counts on what was confirmed. Null where nothing is at stake.
 */
export function orderWarning(from: OrderStatus, to: OrderStatus): OrderWarning | null {
	if (to === "cancelled") {
		if (from === "paid") return "cancelPaid";
		return from === "confirmed" ? "cancelConfirmed" : null;
	}
	if (from === "paid" && to === "confirmed") return "notPaid";
	if (to === "paid" && from !== "delivered") return "paid";
	return isForward(from, to) ? null : "takenBack";
}

const course: readonly OrderStatus[] = ["pending", "confirmed", "paid", "delivered"];

function isForward(from: OrderStatus, to: OrderStatus): boolean {
	return course.indexOf(to) > course.indexOf(from);
}

/** Whether a buyer waits to hear of a step: of those that go on and of the end, not of what was a slip. */
export function isToldOf(from: OrderStatus, to: OrderStatus): boolean {
	return to === "cancelled" || (from !== "cancelled" && isForward(from, to));
}
