import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { SaveProblem } from "./save-problem.tsx";
import { UnsavedQuestion } from "./unsaved-question.tsx";
import { useUnsaved } from "./use-unsaved.ts";

type Texts = Pick<PageTexts["adminSettings"], "form" | "problems">;

type SettingsFormProps = {
	texts: Texts;
	address: string;
	/** What was stored when the form was handed out: tells whether someone else saved since. */
	seen: string;
	/** The server's answer, a new one each time; null before one. */
	answer: { problem: keyof Texts["problems"]; current: string | null } | null;
	/** Whether it has just been saved. */
	saved?: boolean;
	/** Where "cancel" leads; none for a page that stays. */
	cancel?: string;
	/** Gets what is called with every change that no input tells of. */
	children: (touch: () => void) => ReactNode;
};

/** What stands above the fields: that it was saved, or why it was not and what can be done. */
function Outcome({ texts, address, answer, saved = false }: SettingsFormProps) {
	const sending = useNavigation().formMethod === "POST";
	const box = useRef<HTMLDivElement>(null);
	const hasNews = answer !== null || saved;
	useEffect(() => {
		// A field that is wrong takes the focus; all else is told here.
		if (hasNews && answer?.problem !== "invalid") box.current?.focus();
	}, [answer, hasNews]);
	if (!answer) {
		return (
			<div ref={box} tabIndex={-1} className="outline-none empty:hidden">
				{saved && (
					<Notice tone="success" role="status">
						{texts.form.saved}
					</Notice>
				)}
			</div>
		);
	}
	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			<SaveProblem
				text={texts.problems[answer.problem]}
				current={answer.current}
				savedAddress={address}
				words={texts.form}
				sending={sending}
			/>
		</div>
	);
}

/**
 * The key of a form on a page that stays after a save: a new one with every save, so that it starts with what is
 * stored then; the same one while the server's answer holds what was typed.
 * @param seen what is stored now
 */
export function useSavedVersion(seen: string, answer: unknown): string {
	const [version, setVersion] = useState(seen);
	if (!answer && version !== seen) setVersion(seen);
	return version;
}

/** A form of the owner's settings: what came of it, its fields, and save. Warns before typed changes are lost. */
export function SettingsForm(props: SettingsFormProps) {
	const { texts, address, answer } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formMethod === "POST";
	const { touch, blocker } = useUnsaved();
	useFocusOnError(form, answer);
	return (
		<>
			<Form
				ref={form}
				method="post"
				action={address}
				noValidate
				preventScrollReset
				onInput={touch}
				className="grid grid-cols-[minmax(0,1fr)] gap-6"
			>
				{/* The one that the Enter key presses, before any other. */}
				<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
				<input type="hidden" name="seen" value={props.seen} />
				<Outcome {...props} />
				{props.children(touch)}
				<div className="flex flex-wrap gap-3">
					<SubmitButton sending={sending}>{sending ? texts.form.saving : texts.form.save}</SubmitButton>
					{props.cancel && (
						<ButtonLink to={props.cancel} variant="quiet">
							{texts.form.cancel}
						</ButtonLink>
					)}
				</div>
			</Form>
			<UnsavedQuestion texts={texts.form} blocker={blocker} />
		</>
	);
}
