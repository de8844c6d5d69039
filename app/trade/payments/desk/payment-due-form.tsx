import { useRef } from "react";
import { Form } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
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
