import { data, Link } from "react-router";
import { requireCompany, requirePaymentTerms } from "~/company/company.store.server.ts";
import { bankAccountOf } from "~/company/payment-terms.ts";
import { answerDeskForm, type KeyedLetter } from "~/desk/detail/answer-desk-form.server.ts";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { statusIn } from "~/desk/detail/status-change.ts";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type CaseFile, readCaseFile } from "~/mail/desk/case-file.server.ts";
import { CasePage } from "~/mail/desk/case-page.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import type { Transaction } from "~/platform/db.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { WithdrawalPanel } from "~/site/withdrawals/desk/withdrawal-panel.tsx";
import { reasonIn } from "~/trade/amendments/cancellation.ts";
import { closedReason } from "~/trade/amendments/desk/answer-amend-form.server.ts";
import {
	answerCancelForm,
	cancels,
	shownCancellation,
} from "~/trade/amendments/desk/answer-cancel-form.server.ts";
import { answerInvoiceForm, invoiceIntentOf } from "~/trade/invoices/desk/answer-invoice-form.server.ts";
import { invoiceFields } from "~/trade/invoices/desk/invoice-form.ts";
import type { Issuer } from "~/trade/invoices/desk/prepare-invoice.server.ts";
import { shownInvoices } from "~/trade/invoices/desk/shown-invoices.server.ts";
import { firstToCredit, type ShownInvoices } from "~/trade/invoices/desk/shown-invoices.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { answerPlanForm, plans } from "~/trade/orders/desk/answer-plan-form.server.ts";
import { answerVatForm, vatIntentOf } from "~/trade/orders/desk/answer-vat-form.server.ts";
import { changeOrderStatus } from "~/trade/orders/desk/change-order-status.server.ts";
import type { ChangedOrder } from "~/trade/orders/desk/change-order-vat.server.ts";
import { type DeskOrder, findDeskOrder } from "~/trade/orders/desk/desk-order.store.server.ts";
import { OrderBadge } from "~/trade/orders/desk/order-badge.tsx";
import { OrderDetail, type ShownChange, type WholeOrder } from "~/trade/orders/desk/order-detail.tsx";
import { draftOrderLetter, draftPlanLetter } from "~/trade/orders/desk/order-letters.server.ts";
import {
	isToldOf,
	orderSteps,
	orderWarning,
	saysMoney,
	stepsWithoutMoney,
} from "~/trade/orders/desk/order-status.ts";
import { planFields } from "~/trade/orders/desk/plan-form.ts";
import type { ShownPlan } from "~/trade/orders/desk/plan-panel.tsx";
import { shownVat } from "~/trade/orders/desk/shown-vat.server.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { printOrderPaper } from "~/trade/papers/print-order-paper.server.ts";
import { PaperLinks } from "~/trade/papers/shop/paper-links.tsx";
import { shownPapers } from "~/trade/papers/shown-papers.server.ts";
import { followMoney } from "~/trade/payments/book-payment.server.ts";
import { answerPaymentForm, paymentIntentOf } from "~/trade/payments/desk/answer-payment-form.server.ts";
import { shownPayments } from "~/trade/payments/desk/shown-payments.server.ts";
import { onlineTrouble } from "~/trade/payments/online/online-trouble.server.ts";
import { vatViewOf } from "~/trade/vat/vat-view.ts";
import { LatePart } from "~/ui/late-part.tsx";
import { lateView } from "~/ui/late-view.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import { parseDay } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { may, type Role } from "~/values/rights.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { letterSender, orderTaker } from "../../letter-sender.server.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/detail";

/** Panels of forms, whose code comes once the page stands: they are most of what it has. */
const PaymentPanel = lateView(
	() => import("~/trade/payments/desk/payment-panel.tsx"),
	(file) => file.PaymentPanel,
);
const InvoicePanel = lateView(
	() => import("~/trade/invoices/desk/invoice-panel.tsx"),
	(file) => file.InvoicePanel,
);
const PlanPanel = lateView(
	() => import("~/trade/orders/desk/plan-panel.tsx"),
	(file) => file.PlanPanel,
);
const VatPanel = lateView(
	() => import("~/trade/orders/desk/vat-panel.tsx"),
	(file) => file.VatPanel,
);
const CancelQuestion = lateView(
	() => import("~/trade/amendments/desk/cancel-question.tsx"),
	(file) => file.CancelQuestion,
);

/** What everybody has who may change an order; some of its forms ask for more. */
const orderRights = [
	...(["orders.change", "deliveries.confirm", "invoices.issue", "letters.resend", "notes.add"] as const),
] as const;

/** Whether a mail has told the buyer already that the money is there: once is enough, whatever is taken back since. */
function wasThanked({ changes }: CaseFile): boolean {
	return changes.some(({ after }) => statusIn(after) === "paid" && Object.hasOwn(Object(after), "mail"));
}

/** The step that the address asks about, with the letter that can tell it; also one that was just refused. */
async function askedStep(
	shop: Services,
	{ order, file, role }: { order: WholeOrder; file: CaseFile; role: Role },
	wanted: string | null,
	language: Language,
	refund: Cents,
) {
	const code = memberOf(orderStatuses, wanted ?? "");
	if (code === null || code === order.status) return null;
	if (saysMoney(order.status, code) && !may(role, "payments.record")) return null;
	const warning = orderWarning(order.status, code);
	const draft =
		order.anonymizedAt === null
			? draftOrderLetter(
					await confirmationSender(shop),
					order,
					code,
					code === "cancelled" ? refund : undefined,
				)
			: null;
	return {
		...{ code, draft, isTold: isToldOf(order.status, code) && !(code === "paid" && wasThanked(file)) },
		warning: warning && pageTexts[language].adminTrade.warnings[warning],
	};
}

async function confirmationSender(shop: Services) {
	return { ...(await letterSender(shop)), secret: shop.secret };
}

async function issuerOf({ db, cache }: Services): Promise<Issuer> {
	const company = await requireCompany(db, cache);
	return { company, account: bankAccountOf(company, await requirePaymentTerms(db, cache)) };
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
async function planOf(shop: Services, order: DeskOrder, parameters: URLSearchParams): Promise<ShownPlan> {
	const today = antwerpClock(new Date()).slice(0, 10);
	const isOpen = order.anonymizedAt === null && order.status !== "delivered" && order.status !== "cancelled";
	const wanted = parseDay(parameters.get(planFields.on) ?? "");
	const on = isOpen && wanted !== null && wanted >= today ? wanted : null;
	return {
		...{ on: order.wishedDate, today, isOpen, isDone: parameters.has(planFields.done) },
		asked: on === null ? null : { on, draft: draftPlanLetter(await confirmationSender(shop), order, on) },
	};
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const { role } = deskMember(context);
	const language = languageOf(context);
	const [found, file, paymentTrouble] = await Promise.all([
		findDeskOrder(shop.db, params.id, language),
		readCaseFile(shop.db, "order", params.id),
		onlineTrouble(shop, language),
	]);
	if (!found) throw data(null, { status: 404 });
	const order = { ...found, items: found.items.map(({ product: _product, ...item }) => item) };
	const wishTexts = pageTexts[language].deliveryWish;
	const shown = shownOf(order);
	const cancellation = shownCancellation(found, deskMember(context).role);
	const { reasons } = pageTexts[language].vat;
	const invoices = shownInvoices(found, {
		...{ issuer: await issuerOf(shop), parameters: url.searchParams, words: reasons, now: new Date() },
		isSending: shop.config.eInvoice !== null,
	});
	return {
		order: shown,
		asked: await askedStep(
			...([shop, { order: shown, file, role }, url.searchParams.get(deskFields.to), language] as const),
			cancellation.refund,
		),
		...{ cancellation, amendTexts: pageTexts[language].adminAmend.cancel },
		file,
		...{ paymentTexts: pageTexts[language].adminPayments, paymentTrouble },
		invoiceTexts: pageTexts[language].adminInvoices,
		invoices,
		payments: shownPayments(order, {
			...{ terms: await requirePaymentTerms(shop.db, shop.cache), now: new Date() },
			...{ isOnline: shop.online !== null, creditTo: creditAddress(order.id, invoices, language) },
		}),
		vatTexts: pageTexts[language].adminVat,
		vat: shownVat(order, reasons, new Date()),
		amounts: vatViewOf(order, reasons),
		texts: pageTexts[language].adminTrade,
		offerTexts: {
			from: pageTexts[language].adminOffers.from,
			quote: pageTexts[language].adminOffers.openQuote,
		},
		change: changeOf(found, language, url.searchParams.get("amended")),
		...{ withdrawals: order.withdrawals, whole: pageTexts[language].withdrawal.whole },
		titles: language === order.language ? {} : titlesOf(found),
		papers: {
			title: pageTexts[language].orderPage.papers,
			shown: shownPapers(order, language, { isAdmin: true, key: null }),
		},
		planTexts: pageTexts[language].adminAmend.plan,
		// The day stands by itself, and can be another than was wished.
		wishes: wishRows({ ...order, wishedDate: null }, wishTexts, language),
		plan: await planOf(shop, found, url.searchParams),
	};
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, ...orderRights);
	const { id } = params;
	const order = await findOrder(shop.db, id);
	if (!order) throw data(null, { status: 404 });
	const thing = {
		entity: "order" as const,
		readFile: readAttachedFile,
		id,
		label: order.orderNumber,
		address: adminUrls.order(language, id),
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
		async changeStatus(seenText: string, toText: string, letter: KeyedLetter | null) {
			const seen = memberOf(orderStatuses, seenText);
			const to = memberOf(orderStatuses, toText);
			const telling = letter && { sender: await confirmationSender(shop), letter };
			return seen && to && changeOrderStatus(shop.db, admin, { id, seen, to, telling });
		},
	};
	const form = await request.formData();
	if (cancels(form)) {
		return answerCancelForm(
			shop,
			admin,
			{ ...thing, language: order.language },
			{
				...{ form, issuer: await issuerOf(shop), sender: await confirmationSender(shop), now: new Date() },
				isSending: shop.config.eInvoice !== null,
			},
		);
	}
	if (plans(form)) {
		return answerPlanForm(shop, admin, thing, {
			...{ form, sender: await confirmationSender(shop), now: new Date() },
		});
	}
	const intent = paymentIntentOf(form);
	if (intent) return answerPaymentForm(shop, admin, thing, { intent, form, now: new Date() });
	const invoiceIntent = invoiceIntentOf(form);
	if (invoiceIntent) {
		const [issuer, sender] = [await issuerOf(shop), await confirmationSender(shop)];
		const isSending = shop.config.eInvoice !== null;
		const given = { intent: invoiceIntent, form, issuer, sender, isSending, now: new Date() };
		return answerInvoiceForm(shop, admin, thing, given);
	}
	const vatIntent = vatIntentOf(form);
	if (vatIntent) {
		const taker = await orderTaker(shop);
		const print = () => printOrderPaper(shop, id, "pro-forma");
		const follow = (tx: Transaction, order: ChangedOrder, before: Cents) =>
			followMoney(tx, admin, { order, isRaised: order.totalAmount > before });
		const asked = url.searchParams.has(invoiceFields.bill) ? url.searchParams.toString() : "";
		const given = { intent: vatIntent, form, taker, print, follow, now: new Date() };
		return answerVatForm(shop, admin, { ...thing, asked }, given);
	}
	return answerDeskForm(shop, admin, thing, form);
}

export { readsMoved as shouldRevalidate } from "~/desk/detail/reads-moved.tsx";

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
	const said = useStandingAnswer(actionData);
	const { order, asked, file, texts, titles, payments, paymentTexts, papers } = loaderData;
	const { invoices, invoiceTexts } = loaderData;
	const invoice = said && "invoice" in said ? said : null;
	const { vat, vatTexts, amounts } = loaderData;
	const vatAnswer = said && "vat" in said ? said : null;
	const payment = said && "payment" in said ? said : null;
	const cancelAnswer = said && "cancel" in said ? said : null;
	const { cancellation, amendTexts } = loaderData;
	const deskAnswer = said && "intent" in said ? said : null;
	const language = useLanguage();
	const [mayRecord, maySeeOffer] = [useMay("payments.record"), useMay("offers.read")];
	return (
		<CasePage
			right="orders.change"
			texts={texts}
			list={{ title: texts.orders.title, address: adminUrls.orders(language) }}
			kind={texts.orders.one}
			title={order.orderNumber}
			status={{
				code: order.status,
				steps: mayRecord ? orderSteps : stepsWithoutMoney,
				names: texts.statuses.order,
				asked,
				badge: (status) => <OrderBadge status={status} texts={texts} />,
				since: order.createdAt,
				// A cancellation has a question of its own.
				canGoBackTo: (before) => before !== "cancelled",
				reasonOf: (after) => reasonIn(language, after, amendTexts.reasons),
				question: asked?.code === "cancelled" && (
					<LatePart>
						<CancelQuestion
							texts={amendTexts}
							tradeTexts={texts}
							status={order.status}
							shown={cancellation}
							draft={asked.draft}
							warning={asked.warning}
							letterKey={file.resendKey}
							answer={cancelAnswer}
							action={adminUrls.order(language, order.id)}
						/>
					</LatePart>
				),
			}}
			file={file}
			mailsWarning={order.status === "cancelled" ? texts.resend.cancelled : null}
			address={adminUrls.order(language, order.id)}
			answer={deskAnswer}
		>
			<WithdrawalPanel withdrawals={loaderData.withdrawals} whole={loaderData.whole} texts={texts} />
			<LatePart>
				<PaymentPanel
					texts={paymentTexts}
					shown={payments}
					trouble={loaderData.paymentTrouble}
					answer={payment}
					action={adminUrls.order(language, order.id)}
				/>
			</LatePart>
			{papers.shown.length > 0 && (
				<Panel title={papers.title} id="papers">
					<PaperLinks papers={papers.shown} />
				</Panel>
			)}
			<LatePart>
				<InvoicePanel
					texts={invoiceTexts}
					shown={invoices}
					answer={invoice}
					action={adminUrls.order(language, order.id)}
				/>
			</LatePart>
			{vat && (
				<LatePart>
					<VatPanel
						texts={vatTexts}
						shown={vat}
						answer={vatAnswer}
						action={adminUrls.order(language, order.id)}
					/>
				</LatePart>
			)}
			{order.offer && maySeeOffer && (
				<Panel title={loaderData.offerTexts.from} id="offer">
					<p className="flex flex-wrap gap-x-6 gap-y-1">
						<Link to={adminUrls.offer(language, order.offer.id)} className={deskLink}>
							{order.offer.number}
						</Link>
						{order.offer.quoteId && (
							<Link to={adminUrls.quote(language, order.offer.quoteId)} className={deskLink}>
								{loaderData.offerTexts.quote}
							</Link>
						)}
					</p>
				</Panel>
			)}
			<OrderDetail
				{...{ order, texts, titles, amounts, change: loaderData.change }}
				wish={
					<LatePart>
						<PlanPanel
							texts={loaderData.planTexts}
							tradeTexts={texts}
							shown={loaderData.plan}
							wishes={loaderData.wishes}
							letterKey={file.resendKey}
							answer={said && "plan" in said ? said : null}
							action={adminUrls.order(language, order.id)}
						/>
					</LatePart>
				}
			/>
		</CasePage>
	);
}
