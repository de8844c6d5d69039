import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { type LetterDraft, LetterOffer } from "~/desk/detail/letter-fields.tsx";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { useUnsavedForm } from "~/desk/record/use-unsaved-form.ts";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { longestPlanReason, type PlanAnswer, planFields, planIntent } from "./plan-form.ts";

/** What the page shows of an order's day. */
export type ShownPlan = {
	/** Wished, or agreed since; null: nobody has named one. */
	on: Day | null;
	today: Day;
	/** Whether it can be set. */
	isOpen: boolean;
	/** The day that the address asks about, with the letter that can tell it. */
	asked: { on: Day; draft: LetterDraft } | null;
	/** Whether it was set just now. */
	isDone: boolean;
};

type Props = {
	texts: PageTexts["adminAmend"]["plan"];
	tradeTexts: PageTexts["adminTrade"];
	shown: ShownPlan;
	/** What else was wished, in words. */
	wishes: [label: string, value: string][];
	letterKey: string;
	answer: PlanAnswer | null;
	action: string;
};

/** The question before a day is set, with the mail that tells it: to be changed, or left out. */
function Question({ texts, tradeTexts, shown, letterKey, answer, action }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(deskFields.intent) === planIntent;
	useFocusOnError(form, answer);
	const { touch } = useUnsavedForm({ answer, isOfAddress: true });
	const language = useLanguage();
	const { asked } = shown;
	if (!asked) return null;
	const problem = answer?.plan ?? null;
	const own = { ...tradeTexts.problems, ...texts.problems };
	const words = problem && own[problem];
	const inLetter = problem?.startsWith("subject") ? "subject" : problem?.startsWith("body") ? "body" : null;
	const isOf = (...of: (typeof problem)[]) => (words && of.includes(problem) ? words : undefined);
	return (
		<Form
			ref={form}
			onInput={touch}
			method="post"
			action={`${action}?${planFields.on}=${asked.on}#wish`}
			preventScrollReset
			noValidate
			className="grid gap-4"
		>
			<input type="hidden" name={deskFields.intent} value={planIntent} />
			<input type="hidden" name={deskFields.key} value={letterKey} />
			<input type="hidden" name={planFields.seen} value={shown.on ?? ""} />
			<input type="hidden" name={planFields.on} value={asked.on} />
			<p>
				{texts.day} <strong>{formatDate(language, noonOf(asked.on))}</strong>
			</p>
			{words && !inLetter && problem !== "reasonLong" && (
				<Notice tone="error" role="alert">
					{words}
				</Notice>
			)}
			<TextField
				id="plan-reason"
				name={planFields.reason}
				label={texts.reason}
				hint={texts.reasonHint}
				defaultValue={answer?.typed.reason ?? ""}
				maxLength={longestPlanReason}
				error={isOf("reasonLong")}
			/>
			<LetterOffer
				id="plan-letter"
				texts={tradeTexts}
				draft={asked.draft}
				isWanted={answer?.typed.isTold ?? true}
				typed={answer?.typed ?? null}
				error={inLetter && words ? { field: inLetter, words } : null}
			/>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton sending={sending}>{texts.save}</SubmitButton>
				<Link to={`${action}#wish`} preventScrollReset className={deskLink}>
					{tradeTexts.status.cancel}
				</Link>
			</div>
		</Form>
	);
}

/** An order's day and wishes, and the form that agrees on another day: first which one, then whether really and who is told. */
export function PlanPanel(props: Props) {
	const { texts, shown, wishes, action } = props;
	const language = useLanguage();
	const { on, today, isOpen, asked, isDone } = shown;
	const mayChange = useMay("orders.change");
	if (!isOpen && wishes.length === 0 && on === null) return null;
	return (
		<Panel title={texts.title} id="wish">
			{isDone && !asked && (
				<Notice tone="success" role="status">
					{texts.done}
				</Notice>
			)}
			{(on !== null || wishes.length > 0) && (
				<Facts facts={[[texts.day, on && formatDate(language, noonOf(on))], ...wishes]} />
			)}
			{asked && mayChange ? (
				<Question {...props} />
			) : (
				isOpen &&
				mayChange && (
					<Form
						key={on}
						method="get"
						action={`${action}#wish`}
						preventScrollReset
						className="flex flex-wrap items-end gap-3"
					>
						<TextField
							id="plan-on"
							type="date"
							name={planFields.on}
							label={texts.agree}
							min={today}
							defaultValue={on !== null && on >= today ? on : ""}
							required
						/>
						<SubmitButton sending={false} variant="quiet">
							{texts.go}
						</SubmitButton>
					</Form>
				)
			)}
		</Panel>
	);
}
