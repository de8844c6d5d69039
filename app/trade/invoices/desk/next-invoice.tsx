import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { TextField } from "~/ui/field.tsx";
import { invoiceFields } from "./invoice-form.ts";
import type { PanelProps } from "./shown-invoices.ts";

/** How many pieces of each line are credited. */
export function CreditQuantities({ texts, shown, action }: PanelProps) {
	const { asked } = shown;
	if (!asked || asked.left.length === 0) return null;
	const own = asked.fields.filter(([name]) => !name.startsWith(invoiceFields.quantity));
	return (
		<Form
			method="get"
			action={`${action}#invoices`}
			key={asked.left.map(({ wanted }) => wanted).join()}
			preventScrollReset
			className="grid gap-3"
		>
			{own.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<fieldset className="grid gap-3">
				<legend className="mb-2 font-semibold">{texts.quantities}</legend>
				{asked.left.map((line) => (
					<TextField
						key={line.id}
						id={`credit-line-${line.id}`}
						name={`${invoiceFields.quantity}${line.id}`}
						label={[line.text, ...line.details].join(" · ")}
						hint={`${texts.of} ${line.most}`}
						defaultValue={String(Number.isNaN(line.wanted) ? "" : line.wanted)}
						inputMode="numeric"
						autoComplete="off"
						className="max-w-24"
					/>
				))}
			</fieldset>
			<Button type="submit" variant="quiet" className="justify-self-start">
				{texts.recalculate}
			</Button>
		</Form>
	);
}

/** What can be asked for: the invoice of all, or a part in advance. */
export function NextInvoice({
	texts,
	action,
	isOpen,
}: Pick<PanelProps, "texts" | "action"> & { isOpen: boolean }) {
	return (
		<div className="grid gap-3">
			<ButtonLink
				to={`${action}?${invoiceFields.bill}=invoice#invoices`}
				preventScrollReset
				className="justify-self-start"
			>
				{texts.make}
			</ButtonLink>
			<details open={isOpen}>
				<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
					{texts.makeDeposit}
				</summary>
				<Form method="get" action={`${action}#invoices`} preventScrollReset className="grid gap-3 pt-2">
					<input type="hidden" name={invoiceFields.bill} value="deposit" />
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							id="deposit-percent"
							name={invoiceFields.percent}
							label={texts.percent}
							defaultValue="30"
							inputMode="numeric"
							autoComplete="off"
						/>
						<TextField
							id="deposit-amount"
							name={invoiceFields.amount}
							label={texts.amount}
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
