import type { PaymentTerms } from "~/company/payment-terms.ts";
import type { Day } from "~/values/day.ts";
import { workingDaysLater } from "~/values/working-days.ts";

/**
 * Until when an order is to be paid that waits for its money again: it has as long as one that is placed on that day, unless it
 * has longer anyway. Null where its buyer was told no day.
 */
export function renewedDue(
	dueOn: Day | null,
	{ termDays }: Pick<PaymentTerms, "termDays">,
	today: Day,
): Day | null {
	if (dueOn === null) return null;
	const fresh = workingDaysLater(today, termDays);
	return dueOn > fresh ? dueOn : fresh;
}
