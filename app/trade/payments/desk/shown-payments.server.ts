import { randomUUID } from "node:crypto";
import type { PaymentTerms } from "~/company/payment-terms.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import { isAwaited, openAmount, paymentMark } from "../payment-state.ts";
import type { PayableOrder } from "../transfer.server.ts";
import type { ShownPayments } from "./payment-panel.tsx";

type Order = Omit<PayableOrder, "payments"> & {
	remindersStopped: boolean;
	payments: readonly ShownPayments["list"][number][];
};

/** What the desk shows of an order's money at a moment. */
export function shownPayments(order: Order, terms: PaymentTerms, now: Date): ShownPayments {
	const today = antwerpClock(now).slice(0, 10);
	const { dueOn, payments, totalAmount: total } = order;
	const open = openAmount(total, payments);
	const paid = cents(total - open);
	const lapsesOn = dueOn && daysLater(dueOn, terms.lapseDays);
	return {
		...{ total, paid, dueOn, today, reference: order.paymentReference },
		...{ isAwaited: isAwaited(order), remindersStopped: order.remindersStopped },
		mark: paymentMark(order, { paid, count: payments.length }, today),
		isLapsing: isAwaited(order) && open > 0 && lapsesOn !== null && lapsesOn <= today,
		key: randomUUID(),
		list: payments.map(({ id, amount, paidOn, note, userEmail }) => ({
			id,
			amount,
			paidOn,
			note,
			userEmail,
		})),
	};
}
