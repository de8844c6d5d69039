import { useRef } from "react";
import { Form } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { useEmptiedForm } from "~/desk/detail/use-emptied-form.ts";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { noonOf } from "~/values/day.ts";
import { longestPaymentNote, type PaymentIntent, paymentFields } from "./payment-form.ts";
import { doneIn, type PaymentPartProps, type ShownPayments } from "./payment-parts.ts";
import { usePaymentSending } from "./use-payment-sending.ts";

const isPaidBack = (query: URLSearchParams) => doneIn(query) === "refund";

type Online = ShownPayments["online"][number];
type Refund = Online["refunds"][number];
type OnlinePaymentProps = PaymentPartProps & { part: Online };

/** Whether it is up to the owner what becomes of the money. */
const isToSettle = ({ state, settledAt }: Refund) => state === "failed" && settledAt === null;

/** Says that what a notice tells has been dealt with. */
export function SettleButton(props: { action: string; id: string; intent: PaymentIntent; label: string }) {
	const { action, id, intent, label } = props;
	const sending = usePaymentSending();
	return (
		<Form method="post" action={`${action}#payments`} preventScrollReset>
			<input type="hidden" name={deskFields.intent} value={intent} />
			<input type="hidden" name={paymentFields.key} value={id} />
			<SubmitButton sending={sending === intent} variant="quiet">
				{label}
			</SubmitButton>
		</Form>
	);
}

/** What was paid online, what of it went back, and the form that pays back more. */
export function OnlinePayment({ texts, shown, answer, action, part }: OnlinePaymentProps) {
	const form = useRef<HTMLFormElement>(null);
	const language = useLanguage();
	const { euro } = useFormat();
	const sending = usePaymentSending();
	const own = answer?.payment === "refund" && answer.typed.refundOf === part.id ? answer : null;
	useFocusOnError(form, own);
	const error = (name: "refundAmount" | "refundReason") => {
		const problem = own?.problems[name];
		return problem && texts.problems[problem];
	};
	const words = texts.refund;
	const mayRefund = useMay("payments.refund");
	const id = `refund-${part.id}`;
	const unsaved = useEmptiedForm(form, { isDone: isPaidBack, answer: own });
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
					{...unsaved}
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
