import type { PaymentTerms } from "~/company/payment-terms.ts";
import { type Day, daysLater } from "~/values/day.ts";

/** What the shop does by itself about an order that waits for its money. */
export const reminderKinds = ["before", "after", "lapsed"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A shop that slept makes up for so many days, and bothers nobody about what is older. */
const madeUpFor = { after: 14, lapsed: 60 };

/** Due dates, both included, of the orders whose turn it is on a day; null: it is not to be done. */
export function dueDates(
	kind: ReminderKind,
	{ remindBefore, remindAfter, lapse, lapseDays }: PaymentTerms,
	today: Day,
): { from: Day; to: Day } | null {
	switch (kind) {
		case "before":
			return remindBefore === null ? null : { from: today, to: daysLater(today, remindBefore) };
		case "after":
		case "lapsed": {
			const days = kind === "after" ? remindAfter : lapse === "cancel" ? lapseDays : null;
			if (days === null) return null;
			const to = daysLater(today, -days);
			return { from: daysLater(to, -madeUpFor[kind]), to };
		}
	}
}
