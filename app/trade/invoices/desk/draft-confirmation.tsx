import { type RefObject, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { Facts } from "~/desk/parts/facts.tsx";
import { useFormat } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Cents, cents } from "~/values/money.ts";
import {
	type InvoiceFieldProblems,
	invoiceFields,
	longestReason,
	readWords,
	type TypedInvoice,
} from "./invoice-form.ts";
import { filled, type PanelProps, type ShownDraft } from "./shown-invoices.ts";

function DraftTable({ texts, draft }: { texts: PanelProps["texts"]; draft: ShownDraft }) {
	const { euro, number } = useFormat();
	const sums: [label: string, amount: Cents][] = [
		[texts.net, draft.net],
		...draft.perRate.map(({ treatment, base, vat }): [string, Cents] => [
			filled(texts.rate, { rate: number(treatment.rate), base: euro(base, "always") }),
			vat,
		]),
		[texts.gross, draft.gross],
		...(draft.prepaid > 0
			? ([
					[texts.prepaid, cents(-draft.prepaid)],
					[texts.toPay, cents(draft.gross - draft.prepaid)],
				] satisfies [string, Cents][])
			: []),
	];
	return (
		<div className="grid gap-3 rounded-md bg-mist p-4">
			<Facts
				facts={[
					[texts.customer, [...draft.buyer, draft.vatNumber].filter(Boolean).join(", ")],
					[texts.credits, draft.credits],
				]}
			/>
			<ul className="divide-y divide-line border-y border-line">
				{draft.lines.map((line) => (
					<li key={line.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
						<span className="min-w-0 [overflow-wrap:anywhere]">
							{line.quantity < 0 && "−"}
							{Math.abs(line.quantity)} × {line.text}
							{line.details.length > 0 && (
								<span className="block text-sm text-muted">{line.details.join(" · ")}</span>
							)}
						</span>
						<span className="whitespace-nowrap">{euro(line.net, "always")}</span>
					</li>
				))}
			</ul>
			<dl className="grid gap-1">
				{sums.map(([label, sum]) => (
					<div key={label} className="flex justify-between gap-6 last:font-bold">
						<dt>{label}</dt>
						<dd className="whitespace-nowrap">{euro(sum, "always")}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** What would be issued, and the form that issues it. @param props.kept what was typed beside the draft before this one */
export function DraftConfirmation(
	props: PanelProps & {
		heading: RefObject<HTMLHeadingElement | null>;
		kept: TypedInvoice | null;
		onTyped: (typed: TypedInvoice) => void;
	},
) {
	const { texts, shown, answer, action, kept, onTyped } = props;
	const form = useRef<HTMLFormElement>(null);
	const { euro } = useFormat();
	const sending = useNavigation().formData?.get(deskFields.intent) === "bill";
	const own = answer?.invoice === "bill" ? answer : null;
	useFocusOnError(form, own);
	const { asked, deliveredOn } = shown;
	const draft = asked?.draft;
	if (!asked || !draft) return null;
	const error = (name: keyof InvoiceFieldProblems) => {
		const problem = own?.problems[name];
		return problem && texts.problems[problem];
	};
	const typed = kept ??
		own?.typed ??
		asked.carried ?? { deliveredOn, reason: "", vatReason: "", isMailed: true };
	const query = new URLSearchParams(asked.fields);
	return (
		<Form
			ref={form}
			method="post"
			action={`${action}?${query}#invoices`}
			preventScrollReset
			noValidate
			onChange={(event) => onTyped(readWords(new FormData(event.currentTarget)))}
			className="grid gap-4"
		>
			<input type="hidden" name={deskFields.intent} value="bill" />
			<input type="hidden" name={invoiceFields.key} value={shown.key} />
			<input type="hidden" name={invoiceFields.seen} value={draft.mark} />
			{asked.fields.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{asked.vat && <input type="hidden" name={invoiceFields.insteadOf} value={asked.vat.now.total} />}
			<h3 ref={props.heading} tabIndex={-1} className="text-lg">
				{asked.vat ? texts.vatChange.keep : texts.draft}
			</h3>
			<DraftTable texts={texts} draft={draft} />
			{draft.asksDelivery && (
				<TextField
					id="invoice-delivered"
					type="date"
					name={invoiceFields.deliveredOn}
					label={texts.deliveredOn}
					hint={texts.deliveredHint}
					defaultValue={typed.deliveredOn}
					error={error("deliveredOn")}
				/>
			)}
			{asked.vat && (
				<TextAreaField
					id="invoice-vat-reason"
					name={invoiceFields.vatReason}
					label={texts.vatChange.vatReason}
					hint={texts.vatChange.vatReasonHint}
					defaultValue={typed.vatReason}
					rows={2}
					maxLength={longestReason}
					error={error("vatReason")}
				/>
			)}
			{draft.kind === "credit_note" && (
				<TextAreaField
					id="invoice-reason"
					name={invoiceFields.reason}
					label={texts.reason}
					hint={texts.reasonHint}
					defaultValue={typed.reason}
					rows={2}
					maxLength={longestReason}
					error={error("reason")}
				/>
			)}
			<label className="flex min-h-11 items-center gap-2">
				<input
					type="checkbox"
					name={invoiceFields.mail}
					value="yes"
					defaultChecked={typed.isMailed}
					className="size-5 accent-brand-ink"
				/>
				{texts.mail}
			</label>
			<p className="text-sm text-muted">{texts.never}</p>
			<div className="flex flex-wrap gap-3">
				<SubmitButton sending={sending} {...(asked.vat ? { variant: "quiet" as const } : {})}>
					{filled(texts.issue[draft.kind], { amount: euro(draft.gross, "always") })}
				</SubmitButton>
				<ButtonLink to={`${action}#invoices`} variant="quiet" preventScrollReset>
					{texts.cancel}
				</ButtonLink>
			</div>
		</Form>
	);
}
