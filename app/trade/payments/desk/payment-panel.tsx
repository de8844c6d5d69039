import { Link, useSearchParams } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { IfMay, useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { noonOf } from "~/values/day.ts";
import { formatOgm } from "~/values/ogm.ts";
import { OnlinePayment, SettleButton } from "./online-payment.tsx";
import { PaymentBadge } from "./payment-badge.tsx";
import { PaymentDueForm } from "./payment-due-form.tsx";
import { doneIn, type PaymentPartProps, type PaymentTexts, type ShownPayments } from "./payment-parts.ts";
import { RecordPaymentForm } from "./record-payment-form.tsx";

function List({ texts, list }: { texts: PaymentTexts; list: ShownPayments["list"] }) {
	const language = useLanguage();
	const { euro } = useFormat();
	const mayReadBank = useMay("bank.read");
	return (
		<ul className="divide-y divide-line border-y border-line" aria-label={texts.list}>
			{list.map(({ id, amount, paidOn, note, userEmail, bankLine }) => (
				<li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
					<div className="min-w-0 [overflow-wrap:anywhere]">
						<p>
							{texts.kinds[amount < 0 ? "refunded" : "received"]} · {formatDate(language, noonOf(paidOn))}
						</p>
						{note && <p className="whitespace-pre-wrap text-muted">{note}</p>}
						<p className="text-sm text-muted">
							{texts.by} {userEmail}
						</p>
						{bankLine && mayReadBank && (
							<Link to={adminUrls.bankLine(language, bankLine.id)} className={deskLink}>
								{texts.statement} {bankLine.statement}
							</Link>
						)}
					</div>
					<p className="font-bold whitespace-nowrap">{euro(amount, "always")}</p>
				</li>
			))}
		</ul>
	);
}

/**
 * What was paid for an order, what is open, and the forms that record it.
 * @param props.trouble why nobody can pay online, in words; null where one can, or it is not set up
 */
export function PaymentPanel(props: PaymentPartProps & { trouble: string | null }) {
	const { texts, shown, answer, action, trouble } = props;
	const language = useLanguage();
	const { euro } = useFormat();
	const [parameters] = useSearchParams();
	const done = doneIn(parameters);
	const news =
		done && Object.hasOwn(texts.done, done) ? texts.done[done as keyof PaymentTexts["done"]] : null;
	const { mark, dueOn, list, paid, open, unrecorded, credited } = shown;
	const mayRecord = useMay("payments.record");
	return (
		<Panel title={texts.title} id="payments">
			{answer?.problems.all && (
				<Notice tone="error" role="alert">
					{texts.problems[answer.problems.all]}
					{answer.said && <span className="block [overflow-wrap:anywhere]">{answer.said}</span>}
				</Notice>
			)}
			{news && !answer && (
				<Notice tone="success" role="status">
					{news}
				</Notice>
			)}
			{trouble && <Notice tone="warning">{trouble}</Notice>}
			{shown.underWay !== null && (
				<Notice tone="info">{texts.underWay.replace("{amount}", euro(shown.underWay, "always"))}</Notice>
			)}
			{shown.hasFailedRefund && <Notice tone="warning">{texts.refund.failed}</Notice>}
			{shown.chargebacks.map(({ id, amount }) => (
				<Notice key={id} tone="warning">
					<p>{texts.reversal.told.replace("{amount}", euro(amount, "always"))}</p>
					{mayRecord && (
						<div className="mt-2">
							<SettleButton {...{ action, id }} intent="chargeback-settled" label={texts.reversal.settle} />
						</div>
					)}
				</Notice>
			))}
			{shown.owedAgain && shown.owedAgain.amount > 0 && (
				<Notice tone="warning">
					<p>{texts.owedAgain.replace("{amount}", euro(shown.owedAgain.amount, "always"))}</p>
					<IfMay right="invoices.credit">
						<p className="mt-2">
							<Link to={shown.owedAgain.creditTo} preventScrollReset className={deskLink}>
								{texts.writeCredit}
							</Link>
						</p>
					</IfMay>
				</Notice>
			)}
			{shown.isLapsing && (
				<Notice tone="warning">
					<p>{texts.lapsing}</p>
					<IfMay right="orders.change">
						<p className="mt-2">
							<Link
								to={`${action}?${deskFields.to}=cancelled#change-status`}
								preventScrollReset
								className={deskLink}
							>
								{texts.cancel}
							</Link>
						</p>
					</IfMay>
				</Notice>
			)}
			<Facts
				facts={[
					[texts.state, mark && <PaymentBadge key="mark" mark={mark} texts={texts} />],
					[texts.reference, <strong key="reference">{formatOgm(shown.reference)}</strong>],
					[texts.paid, euro(paid, "always")],
					[texts.credited, credited > 0 ? euro(credited, "always") : null],
					[texts.open, open === null ? null : <strong key="open">{euro(open, "always")}</strong>],
					[texts.due, dueOn && formatDate(language, noonOf(dueOn))],
				]}
			/>
			{list.length > 0 && <List texts={texts} list={list} />}
			{mayRecord && <RecordPaymentForm {...props} />}
			{shown.online.map((part) => (
				<OnlinePayment key={part.id} {...props} part={part} />
			))}
			{mayRecord && shown.isAwaited && unrecorded > 0 && <PaymentDueForm {...props} />}
		</Panel>
	);
}
