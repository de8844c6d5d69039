import { useRef } from "react";
import { Form } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { paymentFields } from "./payment-form.ts";
import type { PaymentPartProps } from "./payment-parts.ts";
import { usePaymentSending } from "./use-payment-sending.ts";

/** Until when it is to be paid, and whether reminders go out. */
export function PaymentDueForm({ texts, shown, answer, action }: PaymentPartProps) {
	const form = useRef<HTMLFormElement>(null);
	const sending = usePaymentSending();
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
				<SubmitButton sending={sending === "due"} variant="quiet" className="justify-self-start">
					{texts.saveDue}
				</SubmitButton>
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
				<SubmitButton sending={sending === "reminders"} variant="quiet">
					{shown.remindersStopped ? texts.resume : texts.stop}
				</SubmitButton>
			</Form>
		</div>
	);
}
