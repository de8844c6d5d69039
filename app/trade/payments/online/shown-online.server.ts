import { formatEuro } from "~/i18n/format.ts";
import type { Language } from "~/i18n/languages.ts";
import {
	type BilledSum,
	isAwaited,
	leftDue,
	type OrderedSum,
	owedAmount,
} from "~/trade/orders/owed-amount.ts";
import { type Cents, cents, sumCents } from "~/values/money.ts";
import type { ShownOnline } from "../shop/online-panel.tsx";
import { backAmount } from "../what-follows.ts";
import type { SeenAttempt } from "./pay-online.server.ts";

type PaidOrder = OrderedSum & BilledSum & { status: string; payments: readonly { amount: Cents }[] };
type Attempt = Pick<SeenAttempt, "state" | "amount" | "checkoutUrl" | "checkedAt" | "isUnknown">;

/**
 * How far the attempts to pay are; one that the provider was asked about has been to the payment page. One at another sum than
 * is due by now is not led to: it would be paid too much, or too little.
 * @param given.due null: nothing; `given.hasPaid` whether anything that was paid is still there: a payer's bank may have taken it back
 */
function kindOf(
	attempts: readonly Attempt[],
	{ due, hasPaid }: { due: Cents | null; hasPaid: boolean },
): ShownOnline["kind"] {
	if (due === null && hasPaid && attempts.some(({ state }) => state === "paid")) return "paid";
	const [latest] = attempts;
	if (latest?.state === "paid" && hasPaid) return "partly";
	if (latest?.state === "failed") return "failed";
	if (latest?.state !== "open" || latest.checkoutUrl === null) return "none";
	if (latest.amount !== due || latest.isUnknown) return "none";
	return latest.checkedAt === null ? "toPay" : "waiting";
}

/**
 * What an order's page says of paying it online; null where nothing is to be said. What is paid of a cancelled order, or too
 * much of any other, goes back.
 * @param attempts the latest first
 */
export function shownOnline(
	order: PaidOrder,
	attempts: readonly Attempt[],
	language: Language,
): ShownOnline | null {
	const euro = (amount: Cents) => (amount > 0 ? formatEuro(language, amount, "always") : null);
	const paid = sumCents(order.payments.map(({ amount }) => amount));
	const open = leftDue(order, paid);
	const due = isAwaited(order) && open > 0 ? open : null;
	const kind = kindOf(attempts, { due, hasPaid: paid > 0 });
	if (due === null && kind !== "paid") return null;
	return {
		...{ kind, checkoutUrl: attempts[0]?.checkoutUrl ?? null, isCancelled: order.status === "cancelled" },
		amount: formatEuro(language, open, "always"),
		back: euro(backAmount(order, paid)),
		rest: isAwaited(order) ? euro(cents(owedAmount(order) - paid)) : null,
	};
}
