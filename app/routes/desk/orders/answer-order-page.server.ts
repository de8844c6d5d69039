import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import type { Transaction } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { answerCancelForm, cancels } from "~/trade/amendments/desk/answer-cancel-form.server.ts";
import { answerInvoiceForm, invoiceIntentOf } from "~/trade/invoices/desk/answer-invoice-form.server.ts";
import { invoiceFields } from "~/trade/invoices/desk/invoice-form.ts";
import { answerPlanForm, plans } from "~/trade/orders/desk/answer-plan-form.server.ts";
import { answerVatForm, vatIntentOf } from "~/trade/orders/desk/answer-vat-form.server.ts";
import { changeOrderStatus } from "~/trade/orders/desk/change-order-status.server.ts";
import type { ChangedOrder } from "~/trade/orders/desk/change-order-vat.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { printOrderPaper } from "~/trade/papers/print-order-paper.server.ts";
import { followMoney } from "~/trade/payments/book-payment.server.ts";
import { answerPaymentForm, paymentIntentOf } from "~/trade/payments/desk/answer-payment-form.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import type { Actor, Right } from "~/values/rights.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { confirmationSender, issuerOf, orderTaker } from "../../letter-sender.server.ts";

/** What everybody has who may change an order; some of its forms ask for more. */
export const orderRights = [
	"orders.change",
	"deliveries.confirm",
	"invoices.issue",
	"letters.resend",
	"notes.add",
] as const satisfies readonly Right[];

type Admin = Actor<(typeof orderRights)[number]>;

/**
 * Does what a form of an order's page asks: of its cancellation, its day, its money, its invoices, its VAT, or what any
 * thing at the desk is asked.
 * @param page `parameters` of its address, where the form stood
 * @throws 404 where there is no such order, 400 for what no form of the shop sends
 */
export async function answerOrderPage(
	shop: Services,
	admin: Admin,
	page: { id: string; language: Language; parameters: URLSearchParams },
	form: FormData,
) {
	const { id, language, parameters } = page;
	const order = await findOrder(shop.db, id);
	if (!order) throw data(null, { status: 404 });
	const now = new Date();
	const isSending = shop.config.eInvoice !== null;
	const place = { id, address: adminUrls.order(language, id) };
	if (cancels(form)) {
		const [issuer, sender] = [await issuerOf(shop), await confirmationSender(shop)];
		const given = { form, issuer, sender, isSending, now };
		return answerCancelForm(shop, admin, { ...place, language: order.language }, given);
	}
	if (plans(form)) {
		return answerPlanForm(shop, admin, place, { form, sender: await confirmationSender(shop), now });
	}
	const ofPayment = paymentIntentOf(form);
	if (ofPayment) return answerPaymentForm(shop, admin, place, { intent: ofPayment, form, now });
	const ofInvoice = invoiceIntentOf(form);
	if (ofInvoice) {
		const [issuer, sender] = [await issuerOf(shop), await confirmationSender(shop)];
		const given = { intent: ofInvoice, form, issuer, sender, isSending, now };
		return answerInvoiceForm(shop, admin, place, given);
	}
	const ofVat = vatIntentOf(form);
	if (ofVat) {
		const asked = parameters.has(invoiceFields.bill) ? parameters.toString() : "";
		return answerVatForm(
			shop,
			admin,
			{ ...place, asked },
			{
				...{ intent: ofVat, form, now, taker: await orderTaker(shop) },
				print: () => printOrderPaper(shop, id, "pro-forma"),
				follow: (tx: Transaction, changed: ChangedOrder, before: Cents) =>
					followMoney(tx, admin, { order: changed, isRaised: changed.totalAmount > before }),
			},
		);
	}
	const thing = {
		...{ ...place, entity: "order" as const, label: order.orderNumber, readFile: readAttachedFile },
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
		async changeStatus(seenText: string, toText: string, letter: KeyedLetter | null) {
			const seen = memberOf(orderStatuses, seenText);
			const to = memberOf(orderStatuses, toText);
			const telling = letter && { sender: await confirmationSender(shop), letter };
			return seen && to && changeOrderStatus(shop.db, admin, { id, seen, to, telling });
		},
	};
	return answerDeskForm(shop, admin, thing, form);
}
