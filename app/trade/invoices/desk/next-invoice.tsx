import { useRef } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { CarriedWords } from "./carried-words.tsx";
import { invoiceFields } from "./invoice-form.ts";
import { misfit, type PanelProps } from "./shown-invoices.ts";

/** What can be asked for: the invoice of all, or a part in advance. */
export function NextInvoice(props: PanelProps) {
	const { texts, shown, action } = props;
	const deposit = useRef<HTMLDetailsElement>(null);
	const { asked } = shown;
	// What is wrong with a credit note of a deposit stands at that form.
	const wrong = asked?.isDeposit ? misfit(asked) : null;
	useFocusOnError(deposit, wrong && asked);
	const error = (field: typeof wrong) =>
		field === wrong && asked?.problem ? texts.problems[asked.problem] : undefined;
	const typed = asked?.isDeposit ? asked.typed : { percent: "", amount: "" };
	const isUntyped = typed.percent === "" && typed.amount === "";
	return (
		<div className="grid gap-3">
			<ButtonLink
				to={`${action}?${invoiceFields.bill}=invoice#invoices`}
				preventScrollReset
				className="justify-self-start"
			>
				{texts.make}
			</ButtonLink>
			<details ref={deposit} open={wrong === "percent" || wrong === "amount"} key={asked?.problem}>
				<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
					{texts.makeDeposit}
				</summary>
				<Form method="get" action={`${action}#invoices`} preventScrollReset className="grid gap-3 pt-2">
					<input type="hidden" name={invoiceFields.bill} value="deposit" />
					<CarriedWords {...props} />
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							id="deposit-percent"
							name={invoiceFields.percent}
							label={texts.percent}
							defaultValue={isUntyped ? "30" : typed.percent}
							error={error("percent")}
							inputMode="numeric"
							autoComplete="off"
						/>
						<TextField
							id="deposit-amount"
							name={invoiceFields.amount}
							label={texts.amount}
							defaultValue={typed.amount}
							error={error("amount")}
							inputMode="decimal"
							autoComplete="off"
							maxLength={100}
						/>
					</div>
					<Button type="submit" variant="quiet" className="justify-self-start">
						{texts.next}
					</Button>
				</Form>
			</details>
		</div>
	);
}
