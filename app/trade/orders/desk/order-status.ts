import type { Steps } from "~/desk/detail/status-change.ts";
import { listOf } from "~/desk/list/list-query.ts";
import { orderStatuses } from "~/values/vocabulary.ts";

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

/** The list of them, narrowed by status. */
export const orderList = listOf("status", orderStatuses);
