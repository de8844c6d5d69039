import { useRef } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { useEmptiedForm } from "~/desk/detail/use-emptied-form.ts";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { IfMay, useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { eurosText } from "~/values/euros.ts";
import type { Cents } from "~/values/money.ts";
import { formatOgm } from "~/values/ogm.ts";
import type { RefundState } from "~/values/vocabulary.ts";
import type { PaymentMark } from "../payment-state.ts";
import { PaymentBadge } from "./payment-badge.tsx";
import {
	longestPaymentNote,
	type PaymentAnswer,
	type PaymentIntent,
	type PaymentKind,
	paymentFields,
	paymentIntents,
	paymentKinds,
} from "./payment-form.ts";

type Texts = PageTexts["adminPayments"];

/** What the panel shows of an order's money. */
export type ShownPayments = {
	reference: string;
	/** Below zero: paid too much; null where nothing is asked for. */
	open: Cents | null;
	/** What has not been written down of what it comes to, below zero what goes back: proposed as the next payment. */
	unrecorded: Cents;
	paid: Cents;
	/** What credit notes have taken back. */
	credited: Cents;
	mark: PaymentMark | null;
	dueOn: Day | null;
	/** Whether the buyer is still asked for money. */
	isAwaited: boolean;
	remindersStopped: boolean;
	/** Whether it is up to the owner what becomes of it, since it has not been paid for so long. */
	isLapsing: boolean;
	today: Day;
	/** Made with the page. */
	key: string;
	list: readonly {
		id: string;
		amount: Cents;
		paidOn: Day;
		note: string;
		userEmail: string;
		/** Where in the bank's statements it stands. */
		bankLine: { id: string; statement: string } | null;
	}[];
	/** What was paid back of what is billed and not credited, and where a credit note is written; null where nothing is billed. */
	owedAgain: { amount: Cents; creditTo: string } | null;
	/** Whether a refund has come back that nobody has dealt with. */
	hasFailedRefund: boolean;
	/** What the payers' banks took back that nobody has dealt with. */
	chargebacks: readonly { id: string; amount: Cents }[];
	/** What the buyer may be paying online right now; null where nothing. */
	underWay: Cents | null;
	/**
	 * What was paid online, as the provider has confirmed it; none where no provider is set up.
	 * @property asked what it was asked for; @property left what of it can be paid back
	 */
	online: readonly {
		id: string;
		amount: Cents;
		asked: Cents;
		paidOn: Day;
		left: Cents;
		refunds: readonly {
			id: string;
			amount: Cents;
			state: RefundState;
			answer: string;
			settledAt: Date | null;
		}[];
	}[];
};

type Props = { texts: Texts; shown: ShownPayments; answer: PaymentAnswer | null; action: string };

function List({ texts, list }: { texts: Texts; list: ShownPayments["list"] }) {
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

/** Which of the panel's forms is on its way. */
function useSending(): PaymentIntent | null {
	const intent = useNavigation().formData?.get(deskFields.intent);
	return memberOf(paymentIntents, String(intent ?? ""));
}

const doneIn = (query: URLSearchParams) => query.get(paymentFields.done) ?? "";
const isRecorded = (query: URLSearchParams) => ["yes", "closed"].includes(doneIn(query));
const isPaidBack = (query: URLSearchParams) => doneIn(query) === "refund";

function RecordForm({ texts, shown, answer, action }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const language = useLanguage();
	const sending = useSending() === "payment";
	const own = answer?.payment === "payment" ? answer : null;
	useFocusOnError(form, own);
	const error = (name: keyof PaymentAnswer["problems"]) => {
		const problem = own?.problems[name];
		return problem && texts.problems[problem];
	};
	const { unrecorded } = shown;
	const start = {
		kind: (unrecorded < 0 ? "refunded" : "received") satisfies PaymentKind,
		amount: unrecorded > 0 ? eurosText(unrecorded, language === "en" ? "." : ",") : "",
		...{ paidOn: shown.today, note: "" },
	};
	const typed = own?.typed ?? start;
	const paymentSent = useEmptiedForm(form, isRecorded);
	return (
		<Form
			// What was begun at one order is not shown at another.
			key={action}
			ref={form}
			onSubmit={paymentSent}
			method="post"
			action={`${action}#payments`}
			preventScrollReset
			noValidate
			className="grid gap-4"
		>
			<input type="hidden" name={deskFields.intent} value="payment" />
			<input type="hidden" name={paymentFields.key} value={shown.key} />
			<fieldset className="flex flex-wrap gap-x-6 gap-y-1">
				<legend className="sr-only">{texts.kind}</legend>
				{paymentKinds.map((kind) => (
					<label key={kind} className="flex min-h-11 items-center gap-2">
						<input
							type="radio"
							name={paymentFields.kind}
							value={kind}
							defaultChecked={typed.kind === kind}
							className="size-5 accent-brand-ink"
						/>
						{texts.kinds[kind]}
					</label>
				))}
			</fieldset>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					id="payment-amount"
					name={paymentFields.amount}
					label={texts.amount}
					defaultValue={typed.amount}
					inputMode="decimal"
					autoComplete="off"
					maxLength={100}
					error={error("amount")}
				/>
				<TextField
					id="payment-day"
					type="date"
					name={paymentFields.paidOn}
					label={texts.paidOn}
					defaultValue={typed.paidOn}
					max={shown.today}
					error={error("paidOn")}
				/>
			</div>
			<TextAreaField
				id="payment-note"
				name={paymentFields.note}
				label={texts.note}
				hint={texts.noteHint}
				defaultValue={typed.note}
				rows={2}
				maxLength={longestPaymentNote}
				error={error("note")}
			/>
			<SubmitButton sending={sending} className="justify-self-start">
				{texts.record}
			</SubmitButton>
		</Form>
	);
}

function DueForm({ texts, shown, answer, action }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useSending();
	const own = answer?.payment === "due" ? answer : null;
	useFocusOnError(form, own);
	const problem = own?.problems.dueOn;
	return (
		<div className="grid gap-4 border-t border-line pt-4">
			<Form
				ref={form}
				method="post"
				action={`${action}#payments`}
				preventScrollReset
				noValidate
				className="grid gap-3"
			>
				<input type="hidden" name={deskFields.intent} value="due" />
				<TextField
					key={shown.dueOn}
					id="payment-due"
					type="date"
					name={paymentFields.dueOn}
					label={texts.newDue}
					defaultValue={own?.typed.dueOn ?? shown.dueOn ?? ""}
					error={problem && texts.problems[problem]}
				/>
				<Button type="submit" variant="quiet" disabled={sending === "due"} className="justify-self-start">
					{texts.saveDue}
				</Button>
			</Form>
			<Form
				method="post"
				action={`${action}#payments`}
				preventScrollReset
				className="grid justify-items-start gap-2"
			>
				<input type="hidden" name={deskFields.intent} value="reminders" />
				<input type="hidden" name={paymentFields.stop} value={shown.remindersStopped ? "no" : "yes"} />
				<p className="text-sm text-muted">{shown.remindersStopped ? texts.stopped : texts.reminded}</p>
				<Button type="submit" variant="quiet" disabled={sending === "reminders"}>
					{shown.remindersStopped ? texts.resume : texts.stop}
				</Button>
			</Form>
		</div>
	);
}

type Refund = ShownPayments["online"][number]["refunds"][number];

/** Whether it is up to the owner what becomes of the money. */
const isToSettle = ({ state, settledAt }: Refund) => state === "failed" && settledAt === null;

function SettleButton(props: { action: string; id: string; intent: PaymentIntent; label: string }) {
	const { action, id, intent, label } = props;
	const sending = useSending();
	return (
		<Form method="post" action={`${action}#payments`} preventScrollReset>
			<input type="hidden" name={deskFields.intent} value={intent} />
			<input type="hidden" name={paymentFields.key} value={id} />
			<Button type="submit" variant="quiet" disabled={sending === intent}>
				{label}
			</Button>
		</Form>
	);
}

/** What was paid online, what of it went back, and the form that pays back more. */
function OnlinePart({
	texts,
	shown,
	answer,
	action,
	part,
}: Props & { part: ShownPayments["online"][number] }) {
	const form = useRef<HTMLFormElement>(null);
	const language = useLanguage();
	const { euro } = useFormat();
	const sending = useSending();
	const own = answer?.payment === "refund" && answer.typed.refundOf === part.id ? answer : null;
	useFocusOnError(form, own);
	const error = (name: "refundAmount" | "refundReason") => {
		const problem = own?.problems[name];
		return problem && texts.problems[problem];
	};
	const words = texts.refund;
	const mayRefund = useMay("payments.refund");
	const id = `refund-${part.id}`;
	const refundSent = useEmptiedForm(form, isPaidBack);
	return (
		<div className="grid gap-3 border-t border-line pt-4">
			<h3 className="text-base">
				{words.title} · {euro(part.amount, "always")} · {formatDate(language, noonOf(part.paidOn))}
			</h3>
			{part.amount !== part.asked && (
				<Notice tone="warning">
					{words.differs
						.replace("{asked}", euro(part.asked, "always"))
						.replace("{amount}", euro(part.amount, "always"))}
				</Notice>
			)}
			{part.refunds.length > 0 && (
				<ul className="grid gap-2" aria-label={words.list}>
					{part.refunds.map((refund) => (
						<li key={refund.id} className="grid gap-1">
							<span>
								{euro(refund.amount, "always")} · {words.states[refund.state]}
								{refund.answer && (
									<span className="block text-sm text-error [overflow-wrap:anywhere]">{refund.answer}</span>
								)}
							</span>
							{refund.state === "asked" && mayRefund && (
								<SettleButton {...{ action, id: refund.id }} intent="refund-again" label={words.again} />
							)}
							{isToSettle(refund) && mayRefund && (
								<SettleButton {...{ action, id: refund.id }} intent="refund-settled" label={words.settle} />
							)}
						</li>
					))}
				</ul>
			)}
			{part.left > 0 && mayRefund && (
				<Form
					ref={form}
					onSubmit={refundSent}
					method="post"
					action={`${action}#payments`}
					preventScrollReset
					noValidate
					className="grid gap-3"
				>
					<input type="hidden" name={deskFields.intent} value="refund" />
					<input type="hidden" name={paymentFields.key} value={shown.key} />
					<input type="hidden" name={paymentFields.refundOf} value={part.id} />
					<TextField
						id={id}
						name={paymentFields.refundAmount}
						label={words.amount}
						hint={words.left.replace("{amount}", euro(part.left, "always"))}
						defaultValue={own?.typed.refundAmount ?? ""}
						inputMode="decimal"
						autoComplete="off"
						maxLength={100}
						error={error("refundAmount")}
					/>
					<TextAreaField
						id={`${id}-reason`}
						name={paymentFields.refundReason}
						label={words.reason}
						defaultValue={own?.typed.refundReason ?? ""}
						rows={2}
						maxLength={longestPaymentNote}
						error={error("refundReason")}
					/>
					<SubmitButton sending={sending === "refund"} variant="quiet" className="justify-self-start">
						{words.button}
					</SubmitButton>
				</Form>
			)}
		</div>
	);
}

/**
 * What was paid for an order, what is open, and the forms that record it.
 * @param props.trouble why nobody can pay online, in words; null where one can, or it is not set up
 */
export function PaymentPanel(props: Props & { trouble: string | null }) {
	const { texts, shown, answer, action, trouble } = props;
	const language = useLanguage();
	const { euro } = useFormat();
	const [parameters] = useSearchParams();
	const done = doneIn(parameters);
	const news = done && Object.hasOwn(texts.done, done) ? texts.done[done as keyof Texts["done"]] : null;
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
			{mayRecord && <RecordForm {...props} />}
			{shown.online.map((part) => (
				<OnlinePart key={part.id} {...props} part={part} />
			))}
			{mayRecord && shown.isAwaited && unrecorded > 0 && <DueForm {...props} />}
		</Panel>
	);
}
