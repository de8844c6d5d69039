import { usualTerms } from "~/company/payment-terms.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Day } from "~/values/day.ts";
import { renewedDue } from "./renewed-due.ts";

const { companySettings } = schema;

/** Until when an order that waits for its money again is to be paid, by the owner's terms. See `renewedDue`. One statement. */
export async function readRenewedDue(
	tx: Transaction,
	{ dueOn }: { dueOn: Day | null },
	now: Date,
): Promise<Day | null> {
	const [terms = usualTerms] = await tx.select({ termDays: companySettings.termDays }).from(companySettings);
	return renewedDue(dueOn, terms, antwerpClock(now).slice(0, 10));
}
