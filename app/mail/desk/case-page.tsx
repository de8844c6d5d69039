import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { AnswerPanel } from "~/desk/detail/answer-panel.tsx";
import { type DeskAnswer, deskFields } from "~/desk/detail/desk-form.ts";
import { DetailPage } from "~/desk/detail/detail-page.tsx";
import { HistoryPanel } from "~/desk/detail/history-panel.tsx";
import type { LetterDraft } from "~/desk/detail/letter-fields.tsx";
import { NotesPanel } from "~/desk/detail/notes-panel.tsx";
import { undoneStatus } from "~/desk/detail/status-change.ts";
import { StatusPanel } from "~/desk/detail/status-panel.tsx";
import { UndoStatus } from "~/desk/detail/undo-status.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Right } from "~/values/rights.ts";
import type { CaseFile } from "./case-file.server.ts";
import { MailsPanel } from "./mails-panel.tsx";

type Status<Code extends string> = {
	code: Code;
	/** Where it can go from each, and what each is called. */
	steps: Readonly<Record<Code, readonly Code[]>>;
	names: Readonly<Record<Code, string>>;
	badge: (status: string) => ReactNode;
	/** The step that is being asked about; null as long as none is chosen. */
	asked: { code: Code; warning: string | null; draft: LetterDraft | null; isTold: boolean } | null;
	/** Asks about a step in a way of its own, in place of `asked`. */
	question?: ReactNode;
	/** Why a step was taken, as the history keeps it; null where it says nothing. */
	reasonOf?: (after: unknown) => string | null;
	/** What a press says that takes a step at once, without a question and a letter; left out: it is asked first. */
	presses?: Readonly<Record<Code, string>>;
	/** Whether a step that told nobody can be taken back to what it was; left out: wherever a step leads there. */
	canGoBackTo?: (status: Code) => boolean;
	/** When the thing came in. */
	since: Date;
};

/** What a visitor sent and what was done about it: an order, a quote or a message with its status, notes and mails. */
export function CasePage<Code extends string>(props: {
	texts: PageTexts["adminTrade"];
	list: { title: string; address: string };
	/** What changing it needs: who has it not reads it, and is offered nothing. */
	right: Right;
	kind: string;
	title: string;
	/** None for a thing that has no steps. */
	status?: Status<Code>;
	/** What an answer by letter starts with; none for what is answered elsewhere. */
	answerDraft?: LetterDraft;
	file: CaseFile;
	/** What holds no more of what its mails say; left out: all of it holds. */
	mailsWarning?: string | null;
	/** Of the page, which takes its forms. */
	address: string;
	answer: DeskAnswer | null;
	children: ReactNode;
}) {
	const { texts, status, file, address: action, answer } = props;
	const mayChange = useMay(props.right);
	const [parameters] = useSearchParams();
	const before =
		status && mayChange ? undoneStatus(status.steps, status.code, parameters.get(deskFields.undo)) : null;
	const canUndo = before !== null && (status?.canGoBackTo?.(before) ?? true);
	return (
		<DetailPage
			texts={texts}
			list={props.list}
			kind={props.kind}
			title={props.title}
			badge={status?.badge(status.code)}
			answer={answer}
			undo={
				canUndo &&
				status && (
					<UndoStatus
						words={{ undo: texts.status.undo, done: texts.done.status }}
						{...{ before, now: status.code, action }}
					/>
				)
			}
			aside={
				<>
					{status && (
						<>
							{mayChange && (
								<StatusPanel
									texts={texts}
									status={status.code}
									next={status.steps[status.code].map((code) => ({
										status: code,
										label: status.presses?.[code] ?? status.names[code],
									}))}
									question={status.question}
									isPressed={status.presses !== undefined}
									asked={
										status.asked && {
											...{ ...status.asked, status: status.asked.code, key: file.resendKey },
											label: status.names[status.asked.code],
										}
									}
									answer={answer}
									action={action}
								/>
							)}
							<HistoryPanel
								texts={texts}
								changes={file.changes}
								since={status.since}
								badge={status.badge}
								reasonOf={status.reasonOf}
							/>
						</>
					)}
					<MailsPanel
						texts={texts}
						mails={file.mails}
						warning={props.mailsWarning}
						resendKey={file.resendKey}
						action={action}
					/>
				</>
			}
		>
			{props.children}
			{mayChange && props.answerDraft && (
				<AnswerPanel
					texts={texts}
					draft={props.answerDraft}
					letterKey={file.resendKey}
					seenMail={file.latestMail}
					answer={answer}
					action={action}
				/>
			)}
			<NotesPanel {...{ texts, notes: file.notes, answer, action }} noteKey={file.noteKey} />
		</DetailPage>
	);
}
