import type { ReactNode } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { TrashLink, useTrash } from "../record/trash-link.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { DeleteAskForm } from "./row-actions.tsx";

export type RecordListProps = {
	title: string;
	intro?: string;
	/** What leads away from the list, such as to a new thing. */
	links: ReactNode;
	/** Of the list with its query: where a question, a change and its message leave the owner. */
	address: string;
	/** What has just been done, and what is said of it. */
	done: { code: string; title: string; text?: string } | null;
	/** The answer to a refused change; each one is told once more. */
	answer: unknown;
	/** Why it was refused. */
	problem: string | null;
	/** The thing that is asked to be deleted. */
	asked: { key: string; text: string; fields: Readonly<Record<string, string>> } | null;
	words: { deleteQuestion: string; cancel: string; delete: string };
	children: ReactNode;
};

/** A list of records that the owner edits: its name, what came of a change, the question before a deletion. */
export function RecordList(props: RecordListProps) {
	const { title, address, done, problem, asked, words } = props;
	const common = useTranslations("common");
	const navigate = useNavigate();
	const navigation = useNavigation();
	const trash = useTrash();
	const errorTitle = common("error");
	const isDeleted = done?.code === "deleted";
	useOnChange(props.answer, () => {
		if (problem) showToast({ tone: "error", title: errorTitle, text: problem });
	});
	useOnChange(done?.code, () => {
		if (!done) return;
		const { code: _code, ...said } = done;
		showToast({ tone: "success", ...said, ...(isDeleted && { action: trash }) });
		navigate(address, { replace: true, preventScrollReset: true });
	});
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{title}</title>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="grid gap-2">
					<h1 className="text-3xl md:text-4xl">{title}</h1>
					{props.intro && <p className="max-w-prose text-lg text-muted">{props.intro}</p>}
				</div>
				<div className="flex flex-wrap gap-3">{props.links}</div>
			</div>
			{done && (
				<Notice tone="success">
					{[done.title, done.text].filter(Boolean).join(". ")}
					{isDeleted && <TrashLink />}
				</Notice>
			)}
			{problem && (
				<Notice tone="error" role="alert">
					{problem}
				</Notice>
			)}
			<p role="status" className="sr-only">
				{navigation.state === "loading" ? common("loading") : ""}
			</p>
			{asked && (
				<DeleteQuestion
					key={asked.key}
					title={words.deleteQuestion}
					text={asked.text}
					words={words}
					address={address}
					fields={asked.fields}
				/>
			)}
			<DeleteAskForm address={address} />
			{props.children}
		</div>
	);
}
