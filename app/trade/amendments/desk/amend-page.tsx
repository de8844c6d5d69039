import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { ShownFields } from "~/desk/history/shown-fields.tsx";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { useUnsavedForm } from "~/desk/record/use-unsaved-form.ts";
import { useFormat, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { BuyerFields, LinesPanel, saleFields } from "~/trade/offers/desk/sale-fields.tsx";
import { saleFormFields, type TypedSale } from "~/trade/offers/desk/sale-form.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import type { Cents } from "~/values/money.ts";
import type { ClosedReason } from "../amendment.ts";
import {
	type AmendAnswer,
	type AmendPreview,
	amendFields,
	longestReason,
	longestWords,
} from "./amend-form.ts";

type Texts = PageTexts["adminAmend"];

export type AmendPageProps = {
	texts: Texts;
	/** Of lines and addresses, as offers have them. */
	saleTexts: PageTexts["adminOffers"];
	historyTexts: PageTexts["adminAudit"];
	orderNumber: string;
	closed: ClosedReason | null;
	start: TypedSale;
	revision: number;
	languageName: string;
	containers: readonly { id: string; title: string }[];
	answer: AmendAnswer | null;
	action: string;
	/** The order's page. */
	back: string;
};

/** Old and new sums, beside each other. */
function Sums({ texts, preview }: { texts: Texts; preview: AmendPreview }) {
	const t = useTranslations("checkout");
	const { euro } = useFormat();
	const { before, after, paid, refund, open } = preview;
	const show = (amount: Cents) => euro(amount, "always");
	const rows = [
		[t("subtotal"), before.net, after.net],
		[texts.vat, before.vat, after.vat],
		[t("total"), before.gross, after.gross],
	] as const;
	return (
		<div className="grid gap-3 rounded-md bg-mist p-4">
			<table className="w-full text-right text-sm tabular-nums sm:text-base">
				<thead>
					<tr className="text-sm text-muted">
						<td />
						<th scope="col" className="py-1 font-semibold">
							{texts.before}
						</th>
						<th scope="col" className="py-1 font-semibold">
							{texts.after}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(([label, old, now], place) => (
						<tr key={label} className={place === 2 ? "border-t border-line font-bold sm:text-lg" : ""}>
							<th
								scope="row"
								className="py-1 pr-2 text-left font-semibold [overflow-wrap:anywhere] hyphens-auto"
							>
								{label}
							</th>
							<td className="py-1 pl-2 whitespace-nowrap text-muted sm:pl-3">{show(old)}</td>
							<td className="py-1 pl-2 whitespace-nowrap sm:pl-3">{show(now)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{preview.notes.map((note) => (
				<p key={note} className="text-sm text-muted">
					{note}
				</p>
			))}
			{paid > 0 && (
				<p>
					{texts.paid} <strong>{show(paid)}</strong>
					{" · "}
					{refund > 0 ? texts.refund : texts.open} <strong>{show(refund > 0 ? refund : open)}</strong>
				</p>
			)}
			{refund > 0 && <Notice tone="warning">{texts.refundHint}</Notice>}
		</div>
	);
}

function Preview(props: AmendPageProps & { preview: AmendPreview; answer: AmendAnswer }) {
	const { texts, preview, answer, historyTexts } = props;
	const sending = useNavigation().formData?.get(saleFormFields.intent) === "save";
	const { mail } = preview;
	return (
		<Panel title={texts.preview} id="preview" hint={texts.previewHint}>
			<input type="hidden" name={amendFields.mark} value={preview.mark} />
			{preview.isTransportKept && <Notice tone="warning">{texts.transportKept}</Notice>}
			<ShownFields texts={historyTexts} groups={preview.groups} versions="both" />
			<Sums texts={texts} preview={preview} />
			<div className="grid gap-3 border-t border-line pt-4">
				<label className="flex min-h-11 items-center gap-3 font-semibold">
					<input
						type="checkbox"
						name={amendFields.told}
						value="yes"
						defaultChecked={answer.isTold}
						className="size-5 shrink-0 accent-brand-ink"
					/>
					{texts.tell}
				</label>
				<p className="text-sm text-muted [overflow-wrap:anywhere]">
					{mail.recipient} · {props.languageName}
				</p>
				<details className="min-w-0" open>
					<summary className="w-fit cursor-pointer py-2.5 font-semibold text-info">{texts.mail}</summary>
					<pre className="mt-2 rounded-md bg-mist p-4 font-sans text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
						{mail.text}
					</pre>
				</details>
			</div>
			<SubmitButton
				sending={sending}
				name={saleFormFields.intent}
				value="save"
				className="justify-self-start"
			>
				{texts.save}
			</SubmitButton>
		</Panel>
	);
}

/** The form that changes an order's lines and addresses, and what that would do, before it is stored. */
function AmendForm(props: AmendPageProps) {
	const { texts, saleTexts, answer, start, action } = props;
	const form = useRef<HTMLFormElement>(null);
	const checking = useNavigation().formData?.get(saleFormFields.intent) === "check";
	useFocusOnError(form, answer);
	// Where nothing differs from what is stored, nothing is lost.
	const { touch } = useUnsavedForm({ answer: answer?.problem === "same" ? null : answer });
	const field = saleFields({ texts: saleTexts, start, answer });
	const preview = answer?.preview ?? null;
	return (
		<Form
			ref={form}
			onInput={touch}
			// Fields are written anew with each answer: a line that is removed takes its own along.
			key={answer ? JSON.stringify(answer.typed.lines) : "start"}
			method="post"
			action={action}
			preventScrollReset={preview === null}
			noValidate
			className="grid gap-5"
		>
			{/* Enter in a field shows what would be, instead of pressing the first button of a line. */}
			<button type="submit" name={saleFormFields.intent} value="check" className="hidden" tabIndex={-1} />
			<input type="hidden" name={saleFormFields.seen} value={answer?.seen ?? props.revision} />
			{answer?.problem && answer.problem !== "container" && (
				<Notice tone="error" role="alert">
					{texts.problems[answer.problem]}
				</Notice>
			)}
			{answer && preview && <Preview {...props} answer={answer} preview={preview} />}
			<BuyerFields texts={saleTexts} field={field} hasLanguage={false} />
			<LinesPanel
				{...{ texts: saleTexts, start, answer, field }}
				containers={props.containers}
				isOwnTransport
			/>
			<Panel title={texts.about} id="about">
				<TextField
					{...field.of(amendFields.reason)}
					label={texts.reason}
					hint={texts.reasonHint}
					maxLength={longestReason}
				/>
				<TextAreaField
					{...field.of(amendFields.words)}
					label={texts.words}
					hint={texts.wordsHint}
					rows={3}
					maxLength={longestWords}
				/>
			</Panel>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton
					sending={checking}
					variant={preview ? "quiet" : "brand"}
					name={saleFormFields.intent}
					value="check"
				>
					{preview ? texts.checkAgain : texts.check}
				</SubmitButton>
				<Link to={props.back} className={deskLink}>
					{saleTexts.cancel}
				</Link>
			</div>
		</Form>
	);
}

/** Changes an order that nothing is invoiced of; says why not where it cannot be. */
export function AmendPage(props: AmendPageProps) {
	const { texts, orderNumber, closed, answer, back } = props;
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{`${orderNumber} · ${texts.title}`}</title>
			<div>
				<Link to={back} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{texts.back}
				</Link>
				<h1 className="text-3xl">
					<span className="block text-base font-semibold text-muted">{texts.title}</span>
					{orderNumber}
				</h1>
			</div>
			{closed && !answer ? <Notice tone="info">{texts.problems[closed]}</Notice> : <AmendForm {...props} />}
		</div>
	);
}
