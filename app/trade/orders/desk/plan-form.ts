import type { LetterConflict, LetterProblem } from "~/desk/detail/own-letter.ts";
import { type Day, parseDay } from "~/values/day.ts";
import { plainText } from "~/values/plain-text.ts";
import type { OrderStatus } from "./order-status.ts";

export const planIntent = "plan-delivery";

export const planFields = {
	/** In the address: the day that is being asked about. */
	on: "plan",
	/** In the form: the day that the page showed; empty: none. */
	seen: "plannedBefore",
	reason: "planReason",
	/** In the address that follows. */
	done: "planned",
} as const;

export const longestPlanReason = 500;

/** stale: somebody else has set another day; closed: it is delivered or cancelled, or names nobody. */
export type PlanProblem =
	| LetterProblem
	| LetterConflict
	| "day"
	| "past"
	| "reasonLong"
	| "stale"
	| "closed"
	| "gone";

export type PlanAnswer = {
	plan: PlanProblem;
	typed: { on: string; reason: string; isTold: boolean; subject: string; body: string };
};

/** Whether a day can be agreed on yet: not of what is delivered or cancelled, nor of what names nobody. */
export function canPlan(order: { status: OrderStatus; anonymizedAt: Date | null }): boolean {
	return order.anonymizedAt === null && order.status !== "delivered" && order.status !== "cancelled";
}

/** The day that is to be agreed on. @param today in Antwerp; a day of before is a slip */
export function readPlan(
	typed: { on: string; reason: string },
	today: Day,
): { on: Day; reason: string } | { problem: "day" | "past" | "reasonLong" } {
	const on = parseDay(typed.on);
	if (on === null) return { problem: "day" };
	if (on < today) return { problem: "past" };
	const reason = plainText(typed.reason).replaceAll("\r\n", "\n").trim();
	return reason.length > longestPlanReason ? { problem: "reasonLong" } : { on, reason };
}
