import { Form, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { useFormat } from "~/i18n/i18n.tsx";
import { vatFields } from "~/trade/orders/desk/vat-form.ts";
import { AmountsTable } from "~/trade/orders/shop/amounts-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { filled, type PanelProps } from "./shown-invoices.ts";

/** What was agreed beside what it would be by now, and the button that takes the new sum over. */
export function VatChoice({ texts, shown, action }: PanelProps) {
	const { euro } = useFormat();
	const sending = useNavigation().formData?.get(deskFields.intent) === "vat-apply";
	const { asked } = shown;
	if (!asked?.vat) return null;
	const { agreed, now } = asked.vat;
	const words = texts.vatChange;
	return (
		<div className="grid gap-4">
			<Notice tone="warning">
				<strong className="block">{words.title}</strong>
				{words.hint}
			</Notice>
			<div className="grid gap-4 lg:grid-cols-2">
				{[[words.agreed, agreed] as const, [words.now, now] as const].map(([title, amounts]) => (
					<div key={title} className="grid content-start gap-3 rounded-md bg-mist p-4">
						<h3 className="text-base">{title}</h3>
						<AmountsTable amounts={amounts} />
					</div>
				))}
			</div>
			<Form
				method="post"
				action={`${action}?${new URLSearchParams(asked.fields)}#invoices`}
				preventScrollReset
				className="grid gap-3"
			>
				<input type="hidden" name={vatFields.total} value={now.total} />
				<label className="flex min-h-11 items-center gap-2">
					<input
						type="checkbox"
						name={vatFields.mail}
						value="yes"
						defaultChecked
						className="size-5 shrink-0 accent-brand-ink"
					/>
					{words.takeMail}
				</label>
				<SubmitButton
					sending={sending}
					name={deskFields.intent}
					value="vat-apply"
					className="justify-self-start"
				>
					{filled(words.take, { amount: euro(now.total, "always") })}
				</SubmitButton>
			</Form>
		</div>
	);
}
