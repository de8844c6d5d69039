import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { readLetter, unlessRefused } from "~/desk/detail/own-letter.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Issuer } from "~/trade/invoices/desk/prepare-invoice.server.ts";
import { findInvoice, issuedOf, readRow } from "~/trade/invoices/invoice.store.server.ts";
import { openInvoices } from "~/trade/invoices/invoice.ts";
import { printInvoice } from "~/trade/invoices/print-invoice.server.ts";
import type { DeskOrder } from "~/trade/orders/desk/desk-order.store.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { cents, sumCents } from "~/values/money.ts";
import { type Actor, may, type Role } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, orderStatuses } from "~/values/vocabulary.ts";
import { openMark } from "../cancellation.ts";
import {
	type CancelAnswer,
	type CancelProblem,
	cancelFields,
	cancelIntent,
	readReason,
	type ShownCancellation,
	typedCancellation,
} from "./cancel-form.ts";
import { cancelOrder } from "./cancel-order.server.ts";

/** Whether a form of an order's page cancels it. */
export function cancels(form: FormData): boolean {
	return form.get(deskFields.intent) === cancelIntent;
}

/** What the page shows before an order is cancelled: what is billed, and what was paid. @param role of who looks */
export function shownCancellation(
	{ invoices, payments }: Pick<DeskOrder, "invoices" | "payments">,
	role: Role,
): ShownCancellation {
	const open = openInvoices(invoices.map(readRow).map(issuedOf));
	const paid = sumCents(payments.map(({ amount }) => amount));
	const refund = cents(Math.max(0, paid));
	return { open, mark: openMark(open), refund, mayCredit: may(role, "invoices.credit") };
}

/** Printed at once where it goes well: whoever asks for it later prints it else. */
async function print({ db }: Pick<Services, "db">, id: string): Promise<void> {
	try {
		const invoice = await findInvoice(db, id);
		if (invoice) await printInvoice(db, invoice);
	} catch (error) {
		log.error("invoice not printed", { invoice: id, error: errorText(error) });
	}
}

/**
 * Cancels an order as its form asks. Works without scripts. Only for a request of an admin.
 * @param order `language` of its buyer, `address` of its page
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerCancelForm(
	shop: Services,
	admin: Actor<"orders.change" | "invoices.issue">,
	order: { id: string; language: Language; address: string },
	given: { form: FormData; sender: ConfirmationSender; issuer: Issuer; isSending: boolean; now: Date },
) {
	const { form, sender, issuer, isSending, now } = given;
	const text = (name: string) => String(form.get(name) ?? "");
	const typed = typedCancellation(form);
	const refuse = (cancel: CancelProblem, status: number) =>
		data({ cancel, typed } satisfies CancelAnswer, { status });
	const [key, seen] = [text(deskFields.key), memberOf(orderStatuses, text(deskFields.seen))];
	if (!isUuid(key) || seen === null) throw new Response(null, { status: 400 });
	const why = readReason(typed);
	if ("problem" in why) return refuse(why.problem, 422);
	const read = typed.isTold ? readLetter(typed) : null;
	if (read && "problem" in read) return refuse(read.problem, 422);
	const wish = {
		...{ id: order.id, key, seen, seenOpen: text(cancelFields.open), ...why },
		printedReason: pageTexts[order.language].adminAmend.cancel.printed[why.reason],
		isCredited: typed.isCredited,
		letter: read && { ...read.letter, key },
		...{ sender, issuer, isSending, now },
	};
	const result = await unlessRefused(cancelOrder(shop.db, admin, wish));
	if ("problem" in result) return refuse(result.problem, result.problem === "missing" ? 404 : 409);
	for (const id of result.credited) await print(shop, id);
	if (read) shop.deliverMail();
	return redirect(`${order.address}?${deskFields.done}=status`, { status: 303 });
}
