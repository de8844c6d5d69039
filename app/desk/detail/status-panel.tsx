import { type ReactNode, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { deskLink, Panel } from "../parts/facts.tsx";
import { useUnsavedForm } from "../record/use-unsaved-form.ts";
import { type DeskAnswer, deskFields } from "./desk-form.ts";
import { type LetterDraft, LetterOffer, letterError } from "./letter-fields.tsx";

const panelId = "change-status";

/** The step that is being asked about. */
export type AskedStep = {
	status: string;
	label: string;
	/** What it means where money is concerned. */
	warning: string | null;
	/** The mail that can tell it; none where nobody is left to read it. */
	draft: LetterDraft | null;
	/** Whether the mail is proposed: it is for what a customer waits to hear. */
	isTold: boolean;
	/** Made with the page: the same form sent twice writes one mail. */
	key: string;
};

type StatusPanelProps = {
	texts: PageTexts["adminTrade"];
	status: string;
	/** Where it may go from here, in words. */
	next: readonly { status: string; label: string }[];
	asked: AskedStep | null;
	/** Asks about a step in a way of its own, in place of the usual one. */
	question?: ReactNode;
	/** Whether a press takes the step at once, without a question. */
	isPressed?: boolean;
	answer: DeskAnswer | null;
	/** Where the form is taken. */
	action: string;
};

/** Asks once more before a step, with the mail that tells it: to be changed, or left out. */
function StepQuestion({ texts, status, asked, answer, action }: StatusPanelProps & { asked: AskedStep }) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(deskFields.intent) === "status";
	const own = answer?.intent === "status" ? answer : null;
	useFocusOnError(form, own);
	const { touch } = useUnsavedForm({ answer: own, isOfAddress: true });
	const { draft } = asked;
	return (
		<Form
			ref={form}
			onInput={touch}
			method="post"
			action={`${action}?${deskFields.to}=${asked.status}`}
			preventScrollReset
			noValidate
			className="grid gap-4"
		>
			<input type="hidden" name={deskFields.intent} value="status" />
			<input type="hidden" name={deskFields.seen} value={status} />
			<input type="hidden" name={deskFields.status} value={asked.status} />
			<input type="hidden" name={deskFields.key} value={asked.key} />
			<p>
				{texts.status.label}
				<strong className="block text-lg">{asked.label}</strong>
			</p>
			{asked.warning && <Notice tone="warning">{asked.warning}</Notice>}
			{draft && (
				<LetterOffer
					id="status-letter"
					texts={texts}
					draft={draft}
					isWanted={own ? own.letter.isWanted : asked.isTold}
					typed={own?.letter ?? null}
					error={letterError(texts, own)}
				/>
			)}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<SubmitButton sending={sending}>{texts.status.save}</SubmitButton>
				<Link to={`${action}#${panelId}`} preventScrollReset className={deskLink}>
					{texts.status.cancel}
				</Link>
			</div>
		</Form>
	);
}

/** Changes a status in two steps, with and without scripts: which one, then whether really and who is told. */
export function StatusPanel(props: StatusPanelProps) {
	const { texts, status, next, asked, action } = props;
	return (
		<Panel title={texts.status.title} id={panelId}>
			{props.question ? (
				props.question
			) : asked ? (
				<StepQuestion key={`${status}-${asked.status}`} {...props} asked={asked} />
			) : props.isPressed ? (
				<Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-3">
					<input type="hidden" name={deskFields.intent} value="status" />
					<input type="hidden" name={deskFields.seen} value={status} />
					{next.map((step) => (
						<Button key={step.status} type="submit" name={deskFields.status} value={step.status}>
							{step.label}
						</Button>
					))}
				</Form>
			) : (
				<Form
					key={status}
					method="get"
					action={`${action}#${panelId}`}
					preventScrollReset
					className="grid gap-4"
				>
					<SelectField id="status" label={texts.status.label} name={deskFields.to}>
						{next.map((step) => (
							<option key={step.status} value={step.status}>
								{step.label}
							</option>
						))}
					</SelectField>
					<SubmitButton sending={false}>{texts.status.go}</SubmitButton>
				</Form>
			)}
		</Panel>
	);
}
