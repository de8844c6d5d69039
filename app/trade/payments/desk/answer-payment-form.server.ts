import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { requireRight } from "~/platform/require-right.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import { daysLater, parseDay } from "~/values/day.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import {
	type PaymentAnswer,
	type PaymentIntent,
	paymentFields,
	paymentIntents,
	readPayment,
	readRefund,
	type TypedPayment,
} from "./payment-form.ts";
import { changeDue, recordPayment } from "./record-payment.server.ts";
import { dropRefund, type RefundResult, refundAgain, refundOnline } from "./refund-online.server.ts";
import { settleChargeback } from "./settle-chargeback.server.ts";

/** A year from now is the latest day that a buyer is given. */
const longestTerm = 366;

/** What a form beside an order's payments asks for; null for a form of another kind. */
export function paymentIntentOf(form: FormData): PaymentIntent | null {
	return memberOf(paymentIntents, String(form.get(deskFields.intent) ?? ""));
}

const conflicts: readonly unknown[] = ["tooMuchBack", "refused", "off", "sentBefore", "refundBefore"];

function refuse(
	payment: PaymentIntent,
	problems: PaymentAnswer["problems"],
	typed: TypedPayment,
	said?: string,
) {
	const isConflict = Object.values(problems).some((problem) => conflicts.includes(problem));
	const status = problems.all === "gone" ? 404 : problems.all === "unsure" ? 503 : isConflict ? 409 : 422;
	return data({ payment, problems, typed, ...(said && { said }) } satisfies PaymentAnswer, { status });
}

/**
 * Does what a form beside an order's payments asks.
 * @param address of the order's page, where an answer leads back to
 * @throws Response 400 for what no form of the shop sends, 403 where a right is missing
 */
export async function answerPaymentForm(
	{ db, online }: Pick<Services, "db" | "online">,
	admin: Actor<"orders.change">,
	order: { id: string; address: string },
	{ intent, form, now }: { intent: PaymentIntent; form: FormData; now: Date },
) {
	const text = (name: keyof typeof paymentFields) => String(form.get(paymentFields[name]) ?? "");
	const today = antwerpClock(now).slice(0, 10);
	const typed = {
		...{ kind: text("kind"), amount: text("amount"), paidOn: text("paidOn") },
		...{ note: text("note"), dueOn: text("dueOn"), refundOf: text("refundOf") },
		...{ refundAmount: text("refundAmount"), refundReason: text("refundReason") },
	};
	const done = (what: string) => redirect(`${order.address}?${paymentFields.done}=${what}`, { status: 303 });
	const refunded = (result: RefundResult) => {
		if (result === "refunded") return done("refund");
		const { problem } = result;
		if (problem === "tooMuchBack") return refuse(intent, { refundAmount: problem }, typed);
		return refuse(intent, { all: problem }, typed, "answer" in result ? result.answer : undefined);
	};
	// Who sells does not say that the money is there.
	const keeper = requireRight(admin, "payments.record");
	switch (intent) {
		case "refund": {
			const [key, paymentId] = [text("key"), typed.refundOf];
			if (!isUuid(key)) throw new Response(null, { status: 400 });
			if (!online) return refuse(intent, { all: "off" }, typed);
			const read = readRefund(typed);
			if ("problems" in read) return refuse(intent, read.problems, typed);
			const wish = { orderId: order.id, paymentId, key, ...read };
			return refunded(await refundOnline(db, online, requireRight(admin, "payments.refund"), wish, now));
		}
		case "refund-again": {
			if (!online) return refuse(intent, { all: "off" }, typed);
			const wish = { orderId: order.id, key: text("key") };
			return refunded(await refundAgain(db, online, requireRight(admin, "payments.refund"), wish, now));
		}
		case "refund-settled": {
			const refundId = text("key");
			if (!isUuid(refundId)) throw new Response(null, { status: 400 });
			await dropRefund(db, requireRight(admin, "payments.refund"), { orderId: order.id, refundId });
			return done("settled");
		}
		case "chargeback-settled": {
			await settleChargeback(db, keeper, { orderId: order.id, reversalId: text("key") });
			return done("settled");
		}
		case "payment": {
			const read = readPayment(typed, today);
			if ("problems" in read) return refuse(intent, read.problems, typed);
			const key = text("key");
			if (!isUuid(key)) throw new Response(null, { status: 400 });
			const result = await recordPayment(db, keeper, { orderId: order.id, key, payment: read.payment });
			if ("problem" in result) {
				const field = result.problem === "tooMuchBack" ? "amount" : "all";
				return refuse(intent, { [field]: result.problem }, typed);
			}
			// An order whose money has come can go on, and its buyer waits to hear of it.
			return done(result.closes ? `closed&${deskFields.to}=paid` : "yes");
		}
		case "due": {
			const dueOn = parseDay(typed.dueOn);
			const isWithin = dueOn !== null && dueOn >= today && dueOn <= daysLater(today, longestTerm);
			if (!isWithin) return refuse(intent, { dueOn: "dueDay" }, typed);
			const changed = await changeDue(db, keeper, { orderId: order.id, dueOn });
			return changed ? done("due") : refuse(intent, { all: "gone" }, typed);
		}
		case "reminders": {
			const remindersStopped = text("stop") === "yes";
			const changed = await changeDue(db, keeper, { orderId: order.id, remindersStopped });
			return changed ? done("reminders") : refuse(intent, { all: "gone" }, typed);
		}
	}
}
