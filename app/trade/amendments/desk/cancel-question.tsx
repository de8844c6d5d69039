import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { type LetterDraft, LetterOffer } from "~/desk/detail/letter-fields.tsx";
import { deskLink } from "~/desk/parts/facts.tsx";
import { useUnsavedForm } from "~/desk/record/use-unsaved-form.ts";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SelectField, TextAreaField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { cancelReasons } from "../cancellation.ts";
import {
	type CancelAnswer,
	cancelFields,
	cancelIntent,
	longestCancelNote,
	type ShownCancellation,
} from "./cancel-form.ts";

type Texts = PageTexts["adminAmend"]["cancel"];

type Props = {
	texts: Texts;
	/** Of the desk's forms about a status. */
	tradeTexts: PageTexts["adminTrade"];
	status: string;
	shown: ShownCancellation;
	/** Null where nobody is left to read it. */
	draft: LetterDraft | null;
	warning: string | null;
	/** Made with the page: the same form sent twice cancels once. */
	letterKey: string;
	answer: CancelAnswer | null;
	/** The order's page. */
	action: string;
};

/** What is billed and would be credited. */
function Credits({ texts, shown, isCredited }: Pick<Props, "texts" | "shown"> & { isCredited: boolean }) {
	const { euro } = useFormat();
	if (shown.open.length === 0) return null;
	return (
		<fieldset className="grid gap-2 rounded-md bg-mist p-4">
			<legend className="sr-only">{texts.credit}</legend>
			{shown.mayCredit ? (
				<label className="flex min-h-11 items-center gap-3 font-semibold">
					<input
						type="checkbox"
						name={cancelFields.credit}
						defaultChecked={isCredited}
						className="size-5 shrink-0 accent-brand-ink"
					/>
					{texts.credit}
				</label>
			) : (
				<p>{texts.ownerCredits}</p>
			)}
			<ul className="grid gap-1">
				{shown.open.map(({ id, number, left }) => (
					<li key={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
						{number}
						<strong>{euro(left, "always")}</strong>
					</li>
				))}
			</ul>
		</fieldset>
	);
}

/** Asks before an order is cancelled: why, what is credited, what goes back, and what its buyer reads. */
export function CancelQuestion(props: Props) {
	const { texts, tradeTexts, status, shown, draft, warning, answer, action } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(deskFields.intent) === cancelIntent;
	useFocusOnError(form, answer);
	const { touch } = useUnsavedForm({ answer, isOfAddress: true });
	const { euro } = useFormat();
	const problem = answer?.cancel ?? null;
	const own = { ...tradeTexts.problems, ...texts.problems };
	const words = problem && own[problem];
	const isOf = (field: "reason" | "note" | "letter") => {
		if (field === "reason") return problem === "reason";
		if (field === "note") return problem === "note" || problem === "noteLong";
		return problem?.startsWith("subject") || problem?.startsWith("body");
	};
	const isField = isOf("reason") || isOf("note") || isOf("letter");
	return (
		<Form
			key={`${status}-${shown.mark}`}
			ref={form}
			onInput={touch}
			method="post"
			action={`${action}?${deskFields.to}=cancelled#change-status`}
			preventScrollReset
			noValidate
			className="grid gap-4"
		>
			<input type="hidden" name={deskFields.intent} value={cancelIntent} />
			<input type="hidden" name={deskFields.seen} value={status} />
			<input type="hidden" name={deskFields.key} value={props.letterKey} />
			<input type="hidden" name={cancelFields.open} value={shown.mark} />
			<p>
				{tradeTexts.status.label}
				<strong className="block text-lg">{tradeTexts.statuses.order.cancelled}</strong>
			</p>
			{words && !isField && (
				<Notice tone="error" role="alert">
					{words}
				</Notice>
			)}
			{warning && <Notice tone="warning">{warning}</Notice>}
			{shown.refund > 0 && (
				<Notice tone="warning">
					{texts.refund} <strong className="whitespace-nowrap">{euro(shown.refund, "always")}</strong>
				</Notice>
			)}
			<SelectField
				id="cancel-reason"
				name={cancelFields.reason}
				label={texts.reason}
				defaultValue={answer?.typed.reason ?? ""}
				error={isOf("reason") && words ? words : undefined}
			>
				<option value="">{texts.choose}</option>
				{cancelReasons.map((reason) => (
					<option key={reason} value={reason}>
						{texts.reasons[reason]}
					</option>
				))}
			</SelectField>
			<TextAreaField
				id="cancel-note"
				name={cancelFields.note}
				label={texts.note}
				hint={texts.noteHint}
				defaultValue={answer?.typed.note ?? ""}
				rows={2}
				maxLength={longestCancelNote}
				error={isOf("note") && words ? words : undefined}
			/>
			<Credits {...{ texts, shown }} isCredited={answer?.typed.isCredited ?? true} />
			{draft && (
				<LetterOffer
					id="status-letter"
					texts={tradeTexts}
					draft={draft}
					isWanted={answer ? answer.typed.isTold : true}
					typed={answer?.typed ?? null}
					error={
						isOf("letter") && words
							? { field: problem?.startsWith("subject") ? "subject" : "body", words }
							: null
					}
				/>
			)}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton sending={sending}>{texts.button}</SubmitButton>
				<Link to={`${action}#change-status`} preventScrollReset className={deskLink}>
					{tradeTexts.status.cancel}
				</Link>
			</div>
		</Form>
	);
}
