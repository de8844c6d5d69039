import { Link } from "react-router";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { CasePage } from "~/mail/desk/case-page.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { WithdrawalPanel } from "~/site/withdrawals/desk/withdrawal-panel.tsx";
import { reasonIn } from "~/trade/amendments/cancellation.ts";
import { OrderBadge } from "~/trade/orders/desk/order-badge.tsx";
import { OrderDetail } from "~/trade/orders/desk/order-detail.tsx";
import { orderSteps, stepsWithoutMoney } from "~/trade/orders/desk/order-status.ts";
import { PaperLinks } from "~/trade/papers/shop/paper-links.tsx";
import { LatePart } from "~/ui/late-part.tsx";
import { lateView } from "~/ui/late-view.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/detail";
import { answerOrderPage, orderRights } from "./answer-order-page.server.ts";
import { readOrderPage } from "./order-page.server.ts";

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

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { role } = deskMember(context);
	const asked = { id: params.id, role, language: languageOf(context), parameters: url.searchParams };
	return await readOrderPage(services(context), asked);
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
	const admin = allowed(context, ...orderRights);
	const page = { id: params.id, language: languageOf(context), parameters: url.searchParams };
	return await answerOrderPage(services(context), admin, page, await request.formData());
}

export { readsMoved as shouldRevalidate } from "~/desk/detail/reads-moved.tsx";

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
	const said = useStandingAnswer(actionData);
	const deskAnswer = said && "intent" in said ? said : null;
	const cancelAnswer = said && "cancel" in said ? said : null;
	const planAnswer = said && "plan" in said ? said : null;
	const paymentAnswer = said && "payment" in said ? said : null;
	const invoiceAnswer = said && "invoice" in said ? said : null;
	const vatAnswer = said && "vat" in said ? said : null;
	const { order, asked, file, texts, titles, change, papers } = loaderData;
	const { cancellation, amendTexts, plan, planTexts, wishes } = loaderData;
	const { payments, paymentTexts, invoices, invoiceTexts, vat, vatTexts, amounts } = loaderData;
	const language = useLanguage();
	const address = adminUrls.order(language, order.id);
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
							action={address}
						/>
					</LatePart>
				),
			}}
			file={file}
			mailsWarning={order.status === "cancelled" ? texts.resend.cancelled : null}
			address={address}
			answer={deskAnswer}
		>
			<WithdrawalPanel withdrawals={loaderData.withdrawals} whole={loaderData.whole} texts={texts} />
			<LatePart>
				<PaymentPanel
					texts={paymentTexts}
					shown={payments}
					trouble={loaderData.paymentTrouble}
					answer={paymentAnswer}
					action={address}
				/>
			</LatePart>
			{papers.shown.length > 0 && (
				<Panel title={papers.title} id="papers">
					<PaperLinks papers={papers.shown} />
				</Panel>
			)}
			<LatePart>
				<InvoicePanel texts={invoiceTexts} shown={invoices} answer={invoiceAnswer} action={address} />
			</LatePart>
			{vat && (
				<LatePart>
					<VatPanel texts={vatTexts} shown={vat} answer={vatAnswer} action={address} />
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
				{...{ order, texts, titles, amounts, change }}
				wish={
					<LatePart>
						<PlanPanel
							texts={planTexts}
							tradeTexts={texts}
							shown={plan}
							wishes={wishes}
							letterKey={file.resendKey}
							answer={planAnswer}
							action={address}
						/>
					</LatePart>
				}
			/>
		</CasePage>
	);
}
