import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { deskLink, Panel } from "../parts/facts.tsx";
import { Moment } from "../parts/moment.tsx";
import { IfMay } from "../shell/own-rights.tsx";
import { type DeskAnswer, deskFields, fieldOf } from "./desk-form.ts";
import { longestNote } from "./note.ts";
import { useEmptiedForm } from "./use-emptied-form.ts";

type Note = {
	id: string;
	createdAt: Date;
	userEmail: string;
	text: string;
	files?: readonly { id: string; fileName: string }[];
};

type NotesPanelProps = {
	texts: PageTexts["adminTrade"];
	/** Oldest first. */
	notes: readonly Note[];
	answer: DeskAnswer | null;
	action: string;
	/** Made with the page: the same form sent twice is one note. Left out where notes have no files. */
	noteKey?: string;
};

/** What is wrong with the files of a note, naming the one that it is about. */
function fileError(
	texts: NotesPanelProps["texts"],
	answer: DeskAnswer | null,
	language: Language,
): string | undefined {
	if (answer === null || fieldOf(answer.problem) !== "files") return undefined;
	const problem = texts.problems[answer.problem];
	return answer.fileName === undefined ? problem : labelled(language, answer.fileName, problem);
}

/** What the owner's people note about a thing, and a form for more. */
export function NotesPanel({ texts, notes, answer, action, noteKey }: NotesPanelProps) {
	const form = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const language = useLanguage();
	const sending = navigation.formData?.get(deskFields.intent) === "note";
	const problem = answer?.problem === "note_blank" || answer?.problem === "note_long" ? answer.problem : null;
	useFocusOnError(form, answer);
	const unsaved = useEmptiedForm(form, {
		isDone: (query) => query.get(deskFields.done) === "note",
		answer: answer?.intent === "note" ? answer : null,
	});
	return (
		<Panel title={texts.notes.title} id="notes" hint={texts.notes.hint}>
			{notes.length === 0 && <p className="text-muted">{texts.notes.none}</p>}
			{notes.length > 0 && (
				<ol className="grid gap-4">
					{notes.map(({ id, createdAt, userEmail, text, files = [] }) => (
						<li key={id} className="grid gap-1 rounded-md bg-mist p-4">
							<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
							{files.length > 0 && (
								<ul className="grid justify-items-start gap-1">
									{files.map((file) => (
										<li key={file.id}>
											<a href={`${action}/notes/${file.id}`} className={deskLink} download>
												<span className="flex items-baseline gap-1.5">
													<Paperclip aria-hidden="true" className="size-4 shrink-0 translate-y-0.5" />
													<span className="min-w-0 [overflow-wrap:anywhere]">{file.fileName}</span>
												</span>
											</a>
										</li>
									))}
								</ul>
							)}
							<p className="text-sm text-muted [overflow-wrap:anywhere]">
								<Moment date={createdAt} /> {texts.history.by} {userEmail}
							</p>
						</li>
					))}
				</ol>
			)}
			<IfMay right="notes.add">
				<Form
					// What was begun about one thing is not shown at another.
					key={action}
					ref={form}
					{...unsaved}
					method="post"
					action={action}
					{...(noteKey !== undefined && { encType: "multipart/form-data" as const })}
					preventScrollReset
					noValidate
					className="grid gap-4"
				>
					<input type="hidden" name={deskFields.intent} value="note" />
					{noteKey !== undefined && <input type="hidden" name={deskFields.key} value={noteKey} />}
					<TextAreaField
						id="note"
						label={texts.notes.label}
						name={deskFields.note}
						rows={3}
						maxLength={longestNote}
						required
						defaultValue={answer?.note ?? ""}
						error={problem ? texts.problems[problem] : undefined}
					/>
					{/* The last: what stands before files that are too large is not lost. */}
					{noteKey !== undefined && (
						<TextField
							id="note-files"
							type="file"
							name={deskFields.files}
							multiple
							accept=".pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp"
							label={texts.notes.files}
							hint={texts.notes.filesHint}
							error={fileError(texts, answer, language)}
						/>
					)}
					<SubmitButton sending={sending} variant="quiet" className="justify-self-start">
						{texts.notes.save}
					</SubmitButton>
				</Form>
			</IfMay>
		</Panel>
	);
}
