import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { Panel } from "../parts/facts.tsx";
import { type DeskAnswer, deskFields } from "./desk-form.ts";
import { type LetterDraft, LetterFields, letterError } from "./letter-fields.tsx";
import { useEmptiedForm } from "./use-emptied-form.ts";

type AnswerPanelProps = {
	texts: PageTexts["adminTrade"];
	draft: LetterDraft;
	/** Made with the page: the same form sent twice writes one mail. */
	letterKey: string;
	/** Id of the latest mail that the page shows: who writes after a colleague is asked first. */
	seenMail: string;
	answer: DeskAnswer | null;
	action: string;
};

/** Answers by a letter, in the reader's language and with what was asked; opens on demand, without scripts too. */
export function AnswerPanel(props: AnswerPanelProps) {
	const { texts, draft, answer, action } = props;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(deskFields.intent) === "answer";
	const own = answer?.intent === "answer" ? answer : null;
	useFocusOnError(form, own);
	const unsaved = useEmptiedForm(form, {
		isDone: (query) => query.get(deskFields.done) === "answer",
		answer: own,
	});
	return (
		<Panel title={texts.letter.answerTitle} id="answer" hint={texts.letter.answerHint}>
			<details open={own !== null} className="grid gap-4">
				<summary className="inline-flex w-fit min-h-11 cursor-pointer items-center rounded-md bg-brand px-5 font-semibold text-on-brand">
					{texts.letter.write}
				</summary>
				<Form
					// What was begun about one thing is not shown at another.
					key={action}
					ref={form}
					method="post"
					action={action}
					noValidate
					{...unsaved}
					onReset={({ currentTarget }) => currentTarget.closest("details")?.removeAttribute("open")}
					className="mt-4 grid gap-4"
				>
					<input type="hidden" name={deskFields.intent} value="answer" />
					<input type="hidden" name={deskFields.key} value={props.letterKey} />
					<input type="hidden" name={deskFields.seenMail} value={props.seenMail} />
					<LetterFields
						id="answer-letter"
						texts={texts}
						draft={draft}
						typed={own?.letter ?? null}
						error={letterError(texts, own)}
					/>
					<SubmitButton sending={sending} className="justify-self-start">
						{texts.letter.send}
					</SubmitButton>
				</Form>
			</details>
		</Panel>
	);
}
