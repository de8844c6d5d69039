import { RotateCcw } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { AddressQuestion } from "../parts/address-question.tsx";
import { type RestoreProblem, restoreFields, type Version } from "./restore.ts";

type Words = PageTexts["adminAudit"]["restore"];

/** What can be restored of a change, and what was asked or answered. */
export type RestoreState = {
	/** The versions that can be stored again. */
	offered: readonly Version[];
	isDeletion: boolean;
	/** The version that is asked about, and what is stored while it is asked. */
	asked: { version: Version; seen: string } | null;
	/** Why there is nothing to ask, in words. */
	note: "gone" | "isBack" | "final" | null;
	isDone: boolean;
};

/** What the server says when it did not restore. */
export type RestoreAnswer = { problem: RestoreProblem; taken: readonly string[] };

type RestoreProps = {
	words: Words;
	state: RestoreState;
	answer: RestoreAnswer | undefined;
	/** Of the change, which takes the form. */
	address: string;
	/** What is restored, by name. */
	name: string;
};

function Question({ words, state, address, name }: RestoreProps) {
	const sending = useNavigation().formMethod === "POST";
	const { asked, isDeletion } = state;
	if (!asked) return null;
	return (
		<AddressQuestion
			title={isDeletion ? words.deletedQuestion : words.question}
			text={`${name}. ${isDeletion ? words.deletedText : words.text}`}
			cancel={words.cancel}
			address={address}
		>
			<Form method="post" action={address}>
				<input type="hidden" name={restoreFields.version} value={asked.version} />
				<input type="hidden" name={restoreFields.seen} value={asked.seen} />
				<SubmitButton sending={sending}>{sending ? words.busy : words.confirm}</SubmitButton>
			</Form>
		</AddressQuestion>
	);
}

/** What came of a restoring, what can be restored, and the question before. */
export function RestorePanel(props: RestoreProps) {
	const { words, state, answer, address } = props;
	const label = (version: Version) => (state.isDeletion ? words.deleted : words[version]);
	const taken = answer && answer.taken.length > 0 ? ` (${answer.taken.join(", ")})` : "";
	return (
		<>
			{state.isDone && !answer && (
				<Notice tone="success" role="status">
					{words.done}
				</Notice>
			)}
			{answer && (
				<Notice tone="error" role="alert">
					{words.problems[answer.problem]}
					{taken}
				</Notice>
			)}
			{state.note && !state.isDone && !answer && <Notice tone="info">{words[state.note]}</Notice>}
			{state.offered.length > 0 && (
				<div className="flex flex-wrap gap-3">
					{state.offered.map((version) => (
						<ButtonLink
							key={version}
							to={`${address}?${restoreFields.ask}=${version}`}
							variant="quiet"
							preventScrollReset
						>
							<RotateCcw aria-hidden="true" className="size-5" />
							{label(version)}
						</ButtonLink>
					))}
				</div>
			)}
			{!answer && <Question key={state.asked?.version} {...props} />}
		</>
	);
}
