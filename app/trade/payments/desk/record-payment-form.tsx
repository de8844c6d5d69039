import { useRef } from "react";
import { Form } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { useEmptiedForm } from "~/desk/detail/use-emptied-form.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { eurosText } from "~/values/euros.ts";
import {
	longestPaymentNote,
	type PaymentAnswer,
	type PaymentKind,
	paymentFields,
	paymentKinds,
} from "./payment-form.ts";
import { doneIn, type PaymentPartProps } from "./payment-parts.ts";
import { usePaymentSending } from "./use-payment-sending.ts";

const isRecorded = (query: URLSearchParams) => ["yes", "closed"].includes(doneIn(query));

/** Writes down what came or went back. */
export function RecordPaymentForm({ texts, shown, answer, action }: PaymentPartProps) {
	const form = useRef<HTMLFormElement>(null);
	const language = useLanguage();
	const sending = usePaymentSending() === "payment";
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
	const unsaved = useEmptiedForm(form, { isDone: isRecorded, answer: own });
	return (
		<Form
			// What was begun at one order is not shown at another.
			key={action}
			ref={form}
			{...unsaved}
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
