import { data } from "react-router";
import { requirePaymentTerms } from "~/company/company.store.server.ts";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { statusIn } from "~/desk/detail/status-change.ts";
import { adminUrls } from "~/desk-urls.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type CaseFile, readCaseFile } from "~/mail/desk/case-file.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { closedReason } from "~/trade/amendments/desk/answer-amend-form.server.ts";
import { shownCancellation } from "~/trade/amendments/desk/answer-cancel-form.server.ts";
import { invoiceFields } from "~/trade/invoices/desk/invoice-form.ts";
import { shownInvoices } from "~/trade/invoices/desk/shown-invoices.server.ts";
import { firstToCredit, type ShownInvoices } from "~/trade/invoices/desk/shown-invoices.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { type DeskOrder, findDeskOrder } from "~/trade/orders/desk/desk-order.store.server.ts";
import type { ShownChange, WholeOrder } from "~/trade/orders/desk/order-detail.tsx";
import { draftOrderLetter, draftPlanLetter } from "~/trade/orders/desk/order-letters.server.ts";
import { isToldOf, orderWarning, saysMoney } from "~/trade/orders/desk/order-status.ts";
import { canPlan, planFields } from "~/trade/orders/desk/plan-form.ts";
import type { ShownPlan } from "~/trade/orders/desk/plan-panel.tsx";
import { shownVat } from "~/trade/orders/desk/shown-vat.server.ts";
import { shownPapers } from "~/trade/papers/shown-papers.server.ts";
import { shownPayments } from "~/trade/payments/desk/shown-payments.server.ts";
import { onlineTrouble } from "~/trade/payments/online/online-trouble.server.ts";
import { vatViewOf } from "~/trade/vat/vat-view.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import { parseDay } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { may, type Role } from "~/values/rights.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { confirmationSender, issuerOf } from "../../letter-sender.server.ts";

/** Whether a mail has told the buyer already that the money is there: once is enough, whatever is taken back since. */
function wasThanked({ changes }: CaseFile): boolean {
	return changes.some(({ after }) => statusIn(after) === "paid" && Object.hasOwn(Object(after), "mail"));
}

/**
 * The step that the address asks about, with the letter that can tell it; also one that was just refused, or that somebody has
 * taken meanwhile: its letter can be sent all the same.
 * @param given.refund what a cancellation pays back
 */
async function askedStep(
	shop: Services,
	{ order, file, role }: { order: WholeOrder; file: CaseFile; role: Role },
	{ wanted, language, refund }: { wanted: string | null; language: Language; refund: Cents },
) {
	const code = memberOf(orderStatuses, wanted ?? "");
	if (code === null) return null;
	const isNew = code !== order.status;
	if (saysMoney(order.status, code) && !may(role, "payments.record")) return null;
	const warning = orderWarning(order.status, code);
	const isNamed = order.anonymizedAt === null;
	const back = code === "cancelled" ? refund : undefined;
	return {
		...{ code, isTold: isNew && isToldOf(order.status, code) && !(code === "paid" && wasThanked(file)) },
		draft: isNamed ? draftOrderLetter(await confirmationSender(shop), order, code, back) : null,
		warning: warning && pageTexts[language].adminTrade.warnings[warning],
	};
}

/** What the page knows of an order: the cart's id and the form's key belong to the buyer's browser, the rest to its panels. */
function shownOf(order: Omit<DeskOrder, "items"> & { items: WholeOrder["items"] }): WholeOrder {
	const { cartId: _cart, idempotencyKey: _form, vatInputs: _inputs, vatDecision: _decision, ...rest } = order;
	const { invoices: _invoices, onlinePayments: _online, withdrawals: _withdrawals, ...shown } = rest;
	const { transportProofs: _proofs, ...whole } = shown;
	return whole;
}

/** What the containers of an order are called in the reader's language, by their ids. */
function titlesOf({ items }: DeskOrder): Record<string, string> {
	const named = items.flatMap(({ product }) => {
		const title = product?.translations[0]?.title;
		return product && title ? [[product.id, title] as const] : [];
	});
	return Object.fromEntries(named);
}

/** How an order's lines and addresses are changed, or why they stay. @param done what was done just now */
function changeOf(order: DeskOrder, language: Language, done: string | null): ShownChange {
	const { change: label, again, problems, done: news } = pageTexts[language].adminAmend;
	const closed = closedReason(order);
	const told = memberOf(["told", "saved"] as const, done);
	return {
		label,
		to: closed === null ? adminUrls.editOrder(language, order.id) : null,
		// Of one that names nobody the page says so already.
		why: closed && closed !== "anonymous" ? problems[closed] : null,
		news: told && news[told],
		again:
			order.anonymizedAt === null ? { label: again, to: adminUrls.repeatOrder(language, order.id) } : null,
	};
}

/** Where a credit note is written of what is billed of an order; null where nothing is. */
function creditAddress(id: string, invoices: ShownInvoices, language: Language): string | null {
	const of = firstToCredit(invoices);
	const asked = of && new URLSearchParams({ [invoiceFields.bill]: "credit", [invoiceFields.of]: of });
	return asked && `${adminUrls.order(language, id)}?${asked}#invoices`;
}

/** The day of an order, and the one that the address asks about with the letter that tells it. */
async function planOf(
	shop: Services,
	order: DeskOrder,
	{ parameters, now }: { parameters: URLSearchParams; now: Date },
): Promise<ShownPlan> {
	const today = antwerpClock(now).slice(0, 10);
	const isOpen = canPlan(order);
	const wanted = parseDay(parameters.get(planFields.on) ?? "");
	const on = isOpen && wanted !== null && wanted >= today ? wanted : null;
	return {
		...{ on: order.wishedDate, today, isOpen, isDone: parameters.has(planFields.done) },
		asked: on === null ? null : { on, draft: draftPlanLetter(await confirmationSender(shop), order, on) },
	};
}

/**
 * What an order's page at the desk shows, and what its address asks about: a step, a day, an invoice, with the letters that
 * tell of them.
 * @throws 404 where there is no such order
 */
export async function readOrderPage(
	shop: Services,
	{
		id,
		role,
		language,
		parameters,
	}: { id: string; role: Role; language: Language; parameters: URLSearchParams },
) {
	const { db, cache, config, online } = shop;
	const [found, file, paymentTrouble] = await Promise.all([
		findDeskOrder(db, id, language),
		readCaseFile(db, "order", id),
		onlineTrouble(shop, language),
	]);
	if (!found) throw data(null, { status: 404 });
	const words = pageTexts[language];
	const now = new Date();
	const withoutProducts = { ...found, items: found.items.map(({ product: _product, ...item }) => item) };
	const order = shownOf(withoutProducts);
	const cancellation = shownCancellation(found, role);
	const { reasons } = words.vat;
	const invoices = shownInvoices(found, {
		...{ issuer: await issuerOf(shop), parameters, words: reasons, now },
		isSending: config.eInvoice !== null,
	});
	const wanted = parameters.get(deskFields.to);
	const terms = await requirePaymentTerms(db, cache);
	const creditTo = creditAddress(id, invoices, language);
	return {
		...{ order, file, texts: words.adminTrade },
		asked: await askedStep(shop, { order, file, role }, { wanted, language, refund: cancellation.refund }),
		...{ cancellation, amendTexts: words.adminAmend.cancel },
		payments: shownPayments(withoutProducts, { terms, now, isOnline: online !== null, creditTo }),
		...{ paymentTexts: words.adminPayments, paymentTrouble },
		...{ invoices, invoiceTexts: words.adminInvoices },
		...{ vat: shownVat(withoutProducts, reasons, now), vatTexts: words.adminVat },
		amounts: vatViewOf(withoutProducts, reasons),
		offerTexts: { from: words.adminOffers.from, quote: words.adminOffers.openQuote },
		change: changeOf(found, language, parameters.get("amended")),
		...{ withdrawals: found.withdrawals, whole: words.withdrawal.whole },
		titles: language === found.language ? {} : titlesOf(found),
		papers: {
			title: words.orderPage.papers,
			shown: shownPapers(withoutProducts, language, { isAdmin: true, key: null }),
		},
		...{ plan: await planOf(shop, found, { parameters, now }), planTexts: words.adminAmend.plan },
		// The day stands by itself, and can be another than was wished.
		wishes: wishRows({ ...withoutProducts, wishedDate: null }, words.deliveryWish, language),
	};
}
