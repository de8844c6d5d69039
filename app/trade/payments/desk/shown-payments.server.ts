import { randomUUID } from "node:crypto";
import type { PaymentTerms } from "~/company/payment-terms.ts";
import { askedAmount, dueAmount, isAwaited } from "~/trade/orders/owed-amount.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";
import type { RefundState, ReversalKind } from "~/values/vocabulary.ts";
import { amountUnderWay, dueDay, type MarkedOrder, openAmount, paymentMark } from "../payment-state.ts";
import type { PayableOrder } from "../transfer.server.ts";
import type { ShownPayments } from "./payment-parts.ts";

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
			checkoutUrl: string | null;
			createdAt: Date;
			refunds: ShownPayments["online"][number]["refunds"];
			/** What went back without the shop, and whether it has not come back. @property paymentId by which it is booked */
			reversals: readonly {
				id: string;
				kind: ReversalKind;
				amount: Cents;
				settledAt: Date | null;
				isStanding: boolean;
				paymentId: string | null;
			}[];
		}[];
	};

const standing = (reversals: Order["onlinePayments"][number]["reversals"]) =>
	reversals.filter(({ isStanding }) => isStanding);

/**
 * What of an order's money the owner has paid back, by whatever way, though it is owed all the same: nothing has credited it. What
 * a bank took back, a bank line that is undone and a refund that has come back is none of it.
 */
function owedAgain(order: Order, open: Cents): Cents {
	if (order.status === "cancelled") return noCents;
	const reversals = order.onlinePayments.flatMap((one) => one.reversals);
	const failed = order.onlinePayments.flatMap(({ refunds }) =>
		refunds.filter(({ state }) => state === "failed"),
	);
	const others = new Set<string | null>([
		...reversals
			.filter(({ kind, isStanding }) => kind === "chargeback" || !isStanding)
			.map((one) => one.paymentId),
		...failed.map(({ id }) => id),
	]);
	const back = order.payments.filter(
		({ id, key, amount, bankLine }) => amount < 0 && !bankLine && !others.has(id) && !others.has(key),
	);
	return cents(Math.max(0, Math.min(open, -sumCents(back.map(({ amount }) => amount)))));
}

/** What was paid online and what of it can still be paid back: never more than the order has. */
function shownOnline({ onlinePayments, payments }: Order, paid: Cents): ShownPayments["online"] {
	const sumOf = (list: ShownPayments["online"][number]["refunds"], states: readonly RefundState[]) =>
		sumCents(list.flatMap(({ state, amount }) => (states.includes(state) ? [amount] : [])));
	const pledged = sumOf(
		onlinePayments.flatMap(({ refunds }) => refunds),
		["asked"],
	);
	return onlinePayments.flatMap(({ id, state, amount: asked, refunds, reversals }) => {
		const booked = payments.find(({ key }) => key === id);
		if (state !== "paid" || !booked) return [];
		// What the provider has confirmed.
		const { amount, paidOn } = booked;
		const gone = sumOf(refunds, ["asked", "done"]) + sumCents(standing(reversals).map((one) => one.amount));
		const left = Math.min(amount - gone, paid - pledged);
		return [{ id, amount, asked, paidOn, left: cents(Math.max(0, left)), refunds }];
	});
}

/**
 * What the desk shows of an order's money at a moment.
 * @param given.isOnline whether a provider can pay back; `creditTo`: where a credit note is written of what is billed, null where
 * nothing is
 */
export function shownPayments(
	order: Order,
	given: { terms: PaymentTerms; isOnline: boolean; creditTo: string | null; now: Date },
): ShownPayments {
	const { terms, isOnline, creditTo, now } = given;
	const today = antwerpClock(now).slice(0, 10);
	const { dueOn, payments, creditedAmount: credited } = order;
	const open = openAmount(order, payments);
	const paid = sumCents(payments.map(({ amount }) => amount));
	const lapsesOn = dueOn && daysLater(dueOn, terms.lapseDays);
	return {
		open: askedAmount(order),
		unrecorded: order.status === "cancelled" ? cents(0 - paid) : open,
		...{ paid, credited, dueOn: dueDay(order), today, reference: order.paymentReference },
		...{ isAwaited: isAwaited(order), remindersStopped: order.remindersStopped },
		mark: paymentMark(order, today),
		isLapsing: isAwaited(order) && paid < dueAmount(order) && lapsesOn !== null && lapsesOn <= today,
		key: randomUUID(),
		list: payments.map(({ id, amount, paidOn, note, userEmail, bankLine }) => ({
			...{ id, amount, paidOn, note, userEmail },
			bankLine: bankLine && { id: bankLine.id, statement: bankLine.statement.number },
		})),
		owedAgain: creditTo === null ? null : { amount: owedAgain(order, open), creditTo },
		hasFailedRefund: order.onlinePayments.some(({ refunds }) =>
			refunds.some(({ state, settledAt }) => state === "failed" && settledAt === null),
		),
		chargebacks: order.onlinePayments.flatMap(({ reversals }) =>
			standing(reversals).flatMap(({ id, kind, amount, settledAt }) =>
				kind === "chargeback" && settledAt === null ? [{ id, amount }] : [],
			),
		),
		underWay: isOnline ? amountUnderWay(order.onlinePayments, now) : null,
		online: isOnline ? shownOnline(order, paid) : [],
	};
}
