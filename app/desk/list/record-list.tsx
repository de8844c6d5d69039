import { type ReactNode, type RefObject, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { TrashLink, useTrash } from "../record/trash-link.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { listFields } from "./list-query.ts";
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

/** The buttons of the rows that ask whether theirs is to be deleted. */
const asksIn = (page: HTMLElement | null) => [
	...(page?.querySelectorAll<HTMLButtonElement>(`button[name=${listFields.ask}]`) ?? []),
];

/**
 * Whoever deletes a thing goes on from the one that stands in its place, or from the heading of a list that has none any
 * more: what had the focus is gone.
 * @param asked names the thing in its row's button; undefined: none is asked about
 * @returns to be called when a change is done
 */
function useFocusInPlace(page: RefObject<HTMLElement | null>, asked: string | undefined): () => void {
	const place = useRef(-1);
	useOnChange(asked, () => {
		if (asked !== undefined) place.current = asksIn(page.current).findIndex(({ value }) => value === asked);
	});
	return () => {
		const at = place.current;
		place.current = -1;
		if (at < 0 || document.activeElement !== document.body) return;
		const asks = asksIn(page.current);
		(asks[Math.min(at, asks.length - 1)] ?? page.current?.querySelector("h1"))?.focus();
	};
}

/** A list of records that the owner edits: its name, what came of a change, the question before a deletion. */
export function RecordList(props: RecordListProps) {
	const { title, address, done, problem, asked, words } = props;
	const common = useTranslations("common");
	const navigate = useNavigate();
	const navigation = useNavigation();
	const trash = useTrash();
	const errorTitle = common("error");
	const isDeleted = done?.code === "deleted";
	const page = useRef<HTMLDivElement>(null);
	const focusInPlace = useFocusInPlace(page, asked?.key);
	useOnChange(props.answer, () => {
		if (problem) showToast({ tone: "error", title: errorTitle, text: problem });
	});
	useOnChange(done?.code, () => {
		if (!done) return;
		const { code: _code, ...said } = done;
		showToast({ tone: "success", ...said, ...(isDeleted && { action: trash }) });
		focusInPlace();
		navigate(address, { replace: true, preventScrollReset: true });
	});
	return (
		<div ref={page} className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{title}</title>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="grid gap-2">
					<h1 tabIndex={-1} className="text-3xl outline-none md:text-4xl">
						{title}
					</h1>
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
