import { randomUUID } from "node:crypto";
import type { PaymentTerms } from "~/company/payment-terms.ts";
import { dueAmount, isAwaited } from "~/trade/orders/owed-amount.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";
import { type Cents, cents, sumCents } from "~/values/money.ts";
import type { RefundState, ReversalKind } from "~/values/vocabulary.ts";
import { dueDay, type MarkedOrder, openAmount, paymentMark } from "../payment-state.ts";
import type { PayableOrder } from "../transfer.server.ts";
import type { ShownPayments } from "./payment-panel.tsx";

type Order = Omit<PayableOrder, "payments"> &
	MarkedOrder & {
		remindersStopped: boolean;
		payments: readonly (Omit<ShownPayments["list"][number], "bankLine"> & {
			key: string;
			bankLine: { id: string; statement: { number: string } } | null;
		})[];
		onlinePayments: readonly {
			id: string;
			state: string;
			amount: Cents;
			refunds: ShownPayments["online"][number]["refunds"];
			/** What went back without the shop, and has not come back. */
			reversals: readonly { id: string; kind: ReversalKind; amount: Cents; settledAt: Date | null }[];
		}[];
	};

/** What was paid online and what of it can still be paid back: never more than the order has. */
function shownOnline({ onlinePayments, payments }: Order, paid: Cents): ShownPayments["online"] {
	const sumOf = (list: ShownPayments["online"][number]["refunds"], states: readonly RefundState[]) =>
		sumCents(list.flatMap(({ state, amount }) => (states.includes(state) ? [amount] : [])));
	const asked = sumOf(
		onlinePayments.flatMap(({ refunds }) => refunds),
		["asked"],
	);
	return onlinePayments.flatMap(({ id, state, amount, refunds, reversals }) => {
		const booked = payments.find(({ key }) => key === id);
		if (state !== "paid" || !booked) return [];
		const gone = sumOf(refunds, ["asked", "done"]) + sumCents(reversals.map((one) => one.amount));
		const left = Math.min(amount - gone, paid - asked);
		return [{ id, amount, paidOn: booked.paidOn, left: cents(Math.max(0, left)), refunds }];
	});
}

/** What the desk shows of an order's money at a moment. @param given.isOnline whether a provider can pay back */
export function shownPayments(
	order: Order,
	{ terms, isOnline, now }: { terms: PaymentTerms; isOnline: boolean; now: Date },
): ShownPayments {
	const today = antwerpClock(now).slice(0, 10);
	const { dueOn, payments, creditedAmount: credited } = order;
	const open = openAmount(order, payments);
	const paid = sumCents(payments.map(({ amount }) => amount));
	const lapsesOn = dueOn && daysLater(dueOn, terms.lapseDays);
	return {
		...{ open, paid, credited, dueOn: dueDay(order), today, reference: order.paymentReference },
		...{ isAwaited: isAwaited(order), remindersStopped: order.remindersStopped },
		mark: paymentMark(order, today),
		isLapsing: isAwaited(order) && paid < dueAmount(order) && lapsesOn !== null && lapsesOn <= today,
		key: randomUUID(),
		list: payments.map(({ id, amount, paidOn, note, userEmail, bankLine }) => ({
			...{ id, amount, paidOn, note, userEmail },
			bankLine: bankLine && { id: bankLine.id, statement: bankLine.statement.number },
		})),
		hasFailedRefund: order.onlinePayments.some(({ refunds }) =>
			refunds.some(({ state, settledAt }) => state === "failed" && settledAt === null),
		),
		chargebacks: order.onlinePayments.flatMap(({ reversals }) =>
			reversals.flatMap(({ id, kind, amount, settledAt }) =>
				kind === "chargeback" && settledAt === null ? [{ id, amount }] : [],
			),
		),
		online: isOnline ? shownOnline(order, paid) : [],
	};
}
