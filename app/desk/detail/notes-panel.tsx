import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextAreaField } from "~/ui/field.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { Panel } from "../parts/facts.tsx";
import { Moment } from "../parts/moment.tsx";
import { IfMay } from "../shell/own-rights.tsx";
import { type DeskAnswer, deskFields } from "./desk-form.ts";
import { longestNote } from "./note.ts";

type Note = { id: string; createdAt: Date; userEmail: string; text: string };

type NotesPanelProps = {
	texts: PageTexts["adminTrade"];
	/** Oldest first. */
	notes: readonly Note[];
	answer: DeskAnswer | null;
	action: string;
};

/** What the owner's people note about a thing, and a form for more. */
export function NotesPanel({ texts, notes, answer, action }: NotesPanelProps) {
	const form = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const sending = navigation.formData?.get(deskFields.intent) === "note";
	const problem = answer?.problem === "note_blank" || answer?.problem === "note_long" ? answer.problem : null;
	useFocusOnError(form, answer);
	return (
		<Panel title={texts.notes.title} id="notes" hint={texts.notes.hint}>
			{notes.length === 0 && <p className="text-muted">{texts.notes.none}</p>}
			{notes.length > 0 && (
				<ol className="grid gap-4">
					{notes.map(({ id, createdAt, userEmail, text }) => (
						<li key={id} className="grid gap-1 rounded-md bg-mist p-4">
							<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
							<p className="text-sm text-muted [overflow-wrap:anywhere]">
								<Moment date={createdAt} /> {texts.history.by} {userEmail}
							</p>
						</li>
					))}
				</ol>
			)}
			<IfMay right="notes.add">
				<Form
					// A saved note leaves an empty field for the next one.
					key={notes.length}
					ref={form}
					method="post"
					action={action}
					preventScrollReset
					noValidate
					className="grid gap-4"
				>
					<input type="hidden" name={deskFields.intent} value="note" />
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
					<SubmitButton sending={sending} variant="quiet" className="justify-self-start">
						{texts.notes.save}
					</SubmitButton>
				</Form>
			</IfMay>
		</Panel>
	);
}
