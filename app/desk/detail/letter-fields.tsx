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

/** What is wrong with a letter, in words. */
type LetterError = { field: "subject" | "body"; words: string } | null;

/** The refusal of a form as its letter shows it; null where the letter is in order. */
export function letterError(texts: PageTexts["adminTrade"], answer: DeskAnswer | null): LetterError {
	const field = answer && fieldOf(answer.problem);
	return answer && (field === "subject" || field === "body")
		? { field, words: texts.problems[answer.problem] }
		: null;
}

type LetterFieldsProps = {
	/** Tells the fields of one form from those of another. */
	id: string;
	texts: PageTexts["adminTrade"];
	draft: LetterDraft;
	/** What was typed into a form that was refused. */
	typed: OwnLetter | null;
	error: LetterError;
};

/** Subject and text of a letter: as proposed, or as typed where it was refused. */
export function LetterFields(props: LetterFieldsProps) {
	const { id, texts, draft } = props;
	const error = (name: "subject" | "body") => (props.error?.field === name ? props.error.words : undefined);
	const typed = props.typed ?? draft;
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

/** A letter that a form may send along: whether it does, and what it says. */
export function LetterOffer({ isWanted, ...letter }: LetterFieldsProps & { isWanted: boolean }) {
	const { texts } = letter;
	return (
		<fieldset className="letter-offer grid min-w-0 gap-4 border-t border-line pt-4">
			<legend className="sr-only">{texts.letter.title}</legend>
			<label className="flex min-h-11 items-center gap-3 font-semibold">
				<input
					type="checkbox"
					name={deskFields.letter}
					defaultChecked={isWanted}
					className="size-5 shrink-0 accent-brand-ink"
				/>
				{texts.letter.offer}
			</label>
			<LetterFields {...letter} />
		</fieldset>
	);
}
