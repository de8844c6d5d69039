import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { CarriedWords } from "./carried-words.tsx";
import { invoiceFields } from "./invoice-form.ts";
import { filled, isTooMany, misfit, type PanelProps } from "./shown-invoices.ts";

type Asked = NonNullable<PanelProps["shown"]["asked"]>;
type Given = PanelProps & {
	asked: Asked;
	credited: NonNullable<Asked["credited"]>;
};

/** Asks the order's page for the draft of a credit note. */
function CreditForm(props: Given & { children: ReactNode }) {
	const { texts, action, credited, children } = props;
	return (
		<Form method="get" action={`${action}#invoices`} preventScrollReset className="grid gap-3">
			<input type="hidden" name={invoiceFields.bill} value="credit" />
			<input type="hidden" name={invoiceFields.of} value={credited.id} />
			<CarriedWords {...props} />
			{children}
			<Button type="submit" variant="quiet" className="justify-self-start">
				{texts.recalculate}
			</Button>
		</Form>
	);
}

/** How many pieces of each line are credited. */
function Pieces(given: Given) {
	const { texts, asked, credited } = given;
	const isWrong = misfit(asked) === "pieces";
	return (
		<CreditForm {...given}>
			<fieldset className="grid gap-3">
				<legend className="mb-2 font-semibold">{texts.quantities}</legend>
				{credited.lines.map((line) => (
					<TextField
						key={line.id}
						id={`credit-line-${line.id}`}
						name={`${invoiceFields.quantity}${line.id}`}
						label={[line.text, ...line.details].join(" · ")}
						hint={`${texts.of} ${line.most}`}
						defaultValue={line.typed}
						error={isWrong && isTooMany(line) ? texts.problems.quantity : undefined}
						inputMode="numeric"
						autoComplete="off"
						className="max-w-24"
					/>
				))}
			</fieldset>
		</CreditForm>
	);
}

/** What is taken off the invoice while nothing comes back. */
function Reduction(given: Given) {
	const { texts, asked, credited } = given;
	const { euro } = useFormat();
	const left = euro(credited.net, "always");
	const { problem } = asked;
	const isWrong = misfit(asked) === "amount";
	const words =
		problem === "much" ? filled(texts.reduction.much, { left }) : problem && texts.problems[problem];
	return (
		<details open={credited.isReduced}>
			<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
				{texts.reduction.title}
			</summary>
			<CreditForm {...given}>
				<TextField
					id="credit-amount"
					name={invoiceFields.amount}
					label={texts.reduction.amount}
					hint={filled(texts.reduction.hint, { left })}
					defaultValue={asked.typed.amount}
					error={isWrong && words ? words : undefined}
					inputMode="decimal"
					autoComplete="off"
					maxLength={100}
					className="max-w-48"
				/>
			</CreditForm>
		</details>
	);
}

/** What of an invoice is credited: pieces of it, or an amount. */
export function CreditChoice(props: PanelProps) {
	const choice = useRef<HTMLDivElement>(null);
	const { asked } = props.shown;
	useFocusOnError(choice, misfit(asked) && asked);
	if (!asked?.credited || asked.credited.lines.length === 0) return null;
	const { credited } = asked;
	const given = { ...props, asked, credited };
	return (
		<div
			ref={choice}
			className="grid gap-3"
			key={JSON.stringify([credited.id, credited.lines, asked.typed.amount])}
		>
			<Pieces {...given} />
			<Reduction {...given} />
		</div>
	);
}
