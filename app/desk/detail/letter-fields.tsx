import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { type DeskAnswer, deskFields, fieldOf } from "./desk-form.ts";
import { longestBody, longestSubject, type OwnLetter } from "./own-letter.ts";

/** Whom a letter goes to, and what is proposed for it. */
export type LetterDraft = OwnLetter & {
	recipient: string;
	/** Name of the reader's language. */
	languageName: string;
};

/** Subject and text of a letter: as proposed, or as typed where it was refused. */
export function LetterFields(props: {
	/** Tells the fields of one form from those of another. */
	id: string;
	texts: PageTexts["adminTrade"];
	draft: LetterDraft;
	/** The refusal of this form; null for one of another. */
	answer: DeskAnswer | null;
}) {
	const { id, texts, draft, answer } = props;
	const field = answer && fieldOf(answer.problem);
	const error = (name: "subject" | "body") =>
		answer && field === name ? texts.problems[answer.problem] : undefined;
	const typed = answer?.letter ?? draft;
	return (
		<>
			<p className="text-sm text-muted [overflow-wrap:anywhere]">
				{draft.recipient} · {draft.languageName}
			</p>
			<TextField
				id={`${id}-subject`}
				name={deskFields.subject}
				label={texts.letter.subject}
				defaultValue={typed.subject}
				maxLength={longestSubject}
				autoComplete="off"
				error={error("subject")}
			/>
			<TextAreaField
				id={`${id}-body`}
				name={deskFields.body}
				label={texts.letter.body}
				defaultValue={typed.body}
				rows={12}
				maxLength={longestBody}
				error={error("body")}
			/>
		</>
	);
}
