import { data, redirect } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { recheckBeforeInvoice } from "~/trade/orders/order-vat.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { queueEInvoice } from "../e-invoice-queue.server.ts";
import { findInvoice } from "../invoice.store.server.ts";
import { printInvoice } from "../print-invoice.server.ts";
import {
	type InvoiceIntent,
	invoiceFields,
	invoiceIntents,
	readAsked,
	readTyped,
	readWords,
} from "./invoice-form.ts";
import { writeInvoiceMail } from "./invoice-mail.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";
import type { Issuer } from "./prepare-invoice.server.ts";
import { sendAgain } from "./send-again.server.ts";
import type { InvoiceAnswer } from "./shown-invoices.ts";

/** What a form beside an order's invoices asks for; null for a form of another kind. */
export function invoiceIntentOf(form: FormData): InvoiceIntent | null {
	return memberOf(invoiceIntents, String(form.get(deskFields.intent) ?? ""));
}

/** Printed at once where it goes well: whoever asks for it later prints it else. */
async function print(db: Db, id: string): Promise<void> {
	try {
		const invoice = await findInvoice(db, id);
		if (invoice) await printInvoice(db, invoice);
	} catch (error) {
		log.error("invoice not printed", { invoice: id, error: errorText(error) });
	}
}

/**
 * Issues what the form beside an order's invoices asks for, or mails an invoice once more. Only for a request of an admin.
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerInvoiceForm(
	shop: Services,
	admin: Actor<"invoices.issue">,
	order: { id: string; address: string },
	given: {
		intent: InvoiceIntent;
		form: FormData;
		issuer: Issuer;
		sender: ConfirmationSender;
		/** Whether a provider takes e-invoices to their buyers. */
		isSending: boolean;
		now: Date;
	},
) {
	const { intent, form, issuer, sender, isSending, now } = given;
	const { db } = shop;
	const text = (name: keyof typeof invoiceFields) => String(form.get(invoiceFields[name]) ?? "");
	const typed = readWords(form);
	const refuse = (status: number, answer: Partial<InvoiceAnswer>) =>
		data(
			{ invoice: intent, problem: null, rules: [], problems: {}, typed, ...answer } satisfies InvoiceAnswer,
			{
				status,
			},
		);
	const key = text("key");
	if (!isUuid(key)) throw new Response(null, { status: 400 });
	const done = (what: string) =>
		// Below what was pressed there is less than before: its news would be out of sight on a phone.
		redirect(`${order.address}?${new URLSearchParams({ [invoiceFields.done]: what })}#invoices`, {
			status: 303,
		});
	if (intent === "bill-mail") {
		const invoice = await findInvoice(db, text("of"));
		if (!invoice || invoice.orderId !== order.id) return refuse(404, { problem: "gone" });
		await writeInvoiceMail(db, sender, { ...invoice, hasUbl: invoice.ubl !== null }, { again: key, now });
		return done("mailed");
	}
	if (intent === "bill-send") {
		if (!isSending) return refuse(409, { problem: "off" });
		const given = { orderId: order.id, invoiceId: text("of"), seen: text("seen"), now };
		return (await sendAgain(db, admin, given)) ? done("sent") : refuse(404, { problem: "gone" });
	}
	const asked = readAsked(form);
	if (!asked || "problem" in asked) throw new Response(null, { status: 400 });
	const { request } = asked;
	const today = antwerpClock(now).slice(0, 10);
	const read = readTyped(typed, request.kind, { today, insteadOf: text("insteadOf") });
	if ("problems" in read) return refuse(422, { problems: read.problems });
	if (request.kind !== "credit_note") await recheckBeforeInvoice(shop, order.id, now);
	const wish = { orderId: order.id, key, request, ...read, seen: text("seen") };
	const result = await issueInvoice(db, admin, wish, issuer, now, async (tx, issued) => {
		if (isSending) await queueEInvoice(tx, issued);
		if (typed.isMailed) await writeInvoiceMail(tx, sender, issued, { again: null, now });
	});
	if ("problem" in result) {
		if (result.problem === "delivery") return refuse(422, { problems: { deliveredOn: "dayNeeded" } });
		const status = result.problem === "gone" ? 404 : 409;
		return refuse(status, { problem: result.problem, rules: "rules" in result ? result.rules : [] });
	}
	await print(db, result.id);
	return done(result.number);
}
