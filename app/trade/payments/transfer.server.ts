import type { BankAccount } from "~/company/payment-terms.ts";
import { formatDate } from "~/i18n/format.ts";
import { qrPicture } from "~/platform/qr-picture.server.ts";
import { type BilledSum, isAwaited, leftDue, type OrderedSum } from "~/trade/orders/owed-amount.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { epcPayload } from "~/values/epc-qr.ts";
import { type Cents, sumCents } from "~/values/money.ts";
import { formatOgm, type Ogm, parseOgm } from "~/values/ogm.ts";
import type { QrPicture } from "~/values/qr-picture.ts";
import type { Language } from "~/values/vocabulary.ts";

/** What a buyer types into a transfer, or scans. */
export type Transfer = {
	/** Null as long as the owner has not said which: then nothing is shown that would be wrong. */
	account: (BankAccount & { reference: string; qr: QrPicture | null }) | null;
	/** What is still to be paid by now: while a part alone is billed, in advance, of that part. */
	amount: Cents;
	/** Whether a part of it has been paid. */
	isPartly: boolean;
	/** Until when, in words; null where nobody was told a day. */
	due: string | null;
};

export type PayableOrder = OrderedSum &
	BilledSum & {
		status: string;
		paymentReference: string;
		dueOn: Day | null;
		payments: readonly { amount: Cents }[];
	};

/** How an order is paid; null where nothing is to be paid any more, or before another invoice asks for it. */
export function transferOf(
	order: PayableOrder,
	account: BankAccount | null,
	language: Language,
): Transfer | null {
	const paid = sumCents(order.payments.map((payment) => payment.amount));
	const amount = leftDue(order, paid);
	const reference = parseOgm(order.paymentReference);
	if (!isAwaited(order) || amount <= 0 || !reference) return null;
	return {
		...{ amount, isPartly: paid > 0 },
		due: order.dueOn && formatDate(language, noonOf(order.dueOn)),
		account: account && {
			...account,
			reference: formatOgm(reference),
			qr: pictureOf(account, amount, reference),
		},
	};
}

function pictureOf(account: BankAccount, amount: Cents, reference: Ogm): QrPicture | null {
	const payload = epcPayload({ ...account, amount, reference });
	return payload === null ? null : qrPicture(payload, "M");
}
