import { ArrowLeft, FileDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { wasLost } from "~/ui/lost-form/lost-form.ts";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import type { LetterDraft } from "../detail/letter-fields.tsx";
import { severalFields } from "../list/several-form.ts";
import { deskLink } from "../parts/facts.tsx";
import { nameField, type RowOutcome, rowValue, type SeveralAnswer } from "./several.ts";

/** A row that was ticked, as it is now. */
export type AskedRow = {
	id: string;
	name: string;
	/** What tells it from others of the same name. */
	detail: string;
	/** Of its own page. */
	address: string;
	/** What it is, of the closed set, such as its status. */
	code: string;
	/** What it becomes, where that is not what is asked of all. */
	becomes?: string;
	/** Address of the picture that it is. */
	picture?: string;
	/** Sent along, where a row that was changed at all since is refused. */
	version?: string;
	/** Whether it can become what is asked. */
	isPossible: boolean;
	/** The letter that can tell it; none where nobody is told. */
	letter: LetterDraft | null;
	/** Why it cannot, or no more, where its own status does not say it. */
	reason?: string;
};

/** What several rows have as one file, which changes none of them. */
export type FileOfSeveral = {
	address: string;
	words: { going: string; leftOut: string; nothing: string; hint: string };
	/** Why there was none a moment ago; null: there is. */
	problem: string | null;
};

export type SeveralPageProps = {
	texts: PageTexts["adminSeveral"];
	/** What the list is of, and where it stands as it was narrowed. */
	list: { title: string; address: string };
	/** What is to be done, as an owner says it; null for what the address does not name. */
	act: string | null;
	/** What the rows become. */
	to: string;
	rows: readonly AskedRow[];
	/** Each of the closed set in words. */
	codes: Readonly<Record<string, string>>;
	/** Said before it is done, such as that mails go out. */
	warning?: ReactNode;
	/** What a row is known by at a glance, where its name tells little. */
	lookOf?: (row: AskedRow) => ReactNode;
	/** What it means, in place of the words that nobody gets a mail. */
	hint?: string | null;
	/** Where rows that were deleted can be brought back, after it is done. */
	trash?: { text: string; link: string; address: string } | null;
	/** Whether letters are proposed, where rows have one. */
	isTold?: boolean;
	/** In place of a change; null, or left out: the rows are changed. */
	file?: FileOfSeveral | null;
	/** Made with the page: the same form sent twice does it once. */
	formKey: string;
	answer: SeveralAnswer | null;
};

/** Of this page, with its rows: a form's answer shows them as they are then. */
function useOwnAddress(): string {
	const { pathname, search } = useLocation();
	return pathname + search;
}

function Row(props: {
	row: Pick<AskedRow, "name" | "detail" | "address">;
	look?: ReactNode;
	children: ReactNode;
}) {
	const { name, detail, address } = props.row;
	return (
		<li className="grid gap-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-x-6">
			<div className="flex min-w-0 items-center gap-3">
				{props.look}
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<Link
						to={address}
						className="inline-block py-1 font-bold text-brand-ink underline underline-offset-4"
					>
						{name}
					</Link>
					{detail && <span className="block text-sm text-muted">{detail}</span>}
				</div>
			</div>
			<div className="min-w-0 self-center [overflow-wrap:anywhere]">{props.children}</div>
		</li>
	);
}

function Letter({ texts, letter }: { texts: SeveralPageProps["texts"]; letter: LetterDraft }) {
	return (
		<details className="text-sm">
			<summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 md:min-h-8">
				{texts.letterTo} {letter.recipient} · {letter.languageName}
			</summary>
			<div className="my-1 grid gap-2 rounded-md bg-mist p-3">
				<p className="font-semibold">{letter.subject}</p>
				<p className="whitespace-pre-wrap">{letter.body}</p>
			</div>
		</details>
	);
}

/** Rows that cannot become what is asked, each with the reason. */
function LeftOut(
	props: Pick<SeveralPageProps, "texts" | "rows" | "codes" | "to" | "lookOf"> & {
		/** What they are called; left out: they stay as they are. */
		title?: string;
	},
) {
	const { texts, rows, codes, to, title = texts.leftOut } = props;
	const { number } = useFormat();
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="left-out" className="grid gap-1">
			<h2 id="left-out" className="text-xl">
				{title} {number(rows.length)}
			</h2>
			<ul>
				{rows.map((row) => (
					<Row key={row.id} row={row} look={props.lookOf?.(row)}>
						{row.reason ??
							(row.code === to
								? texts.outcomes.already
								: texts.outcomes.not_allowed.replace("{status}", codes[row.code] ?? ""))}
					</Row>
				))}
			</ul>
		</section>
	);
}

/** Names the rows that are in the file and those that are not, before it is opened. */
function FileQuestion(props: SeveralPageProps & { act: string; file: FileOfSeveral }) {
	const { texts, rows, codes, to, act, file, list } = props;
	const { number } = useFormat();
	const going = rows.filter(({ isPossible }) => isPossible);
	return (
		<>
			{file.problem && (
				<Notice tone="error" role="alert">
					{file.problem}
				</Notice>
			)}
			{going.length === 0 && <Notice tone="warning">{file.words.nothing}</Notice>}
			{going.length > 0 && (
				<section aria-labelledby="going" className="grid gap-1">
					<h2 id="going" className="text-xl">
						{file.words.going} {number(going.length)}
					</h2>
					<p className="max-w-prose text-muted">{file.words.hint}</p>
					<ul>
						{going.map((row) => (
							<Row key={row.id} row={row} look={props.lookOf?.(row)}>
								{codes[row.code]}
							</Row>
						))}
					</ul>
				</section>
			)}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				{going.length > 0 && (
					<ButtonAnchor href={file.address} target="_blank" rel="noopener">
						<FileDown aria-hidden="true" className="size-5" />
						{act} ({number(going.length)})
					</ButtonAnchor>
				)}
				<Link to={list.address} className={deskLink}>
					{texts.back}
				</Link>
			</div>
			<LeftOut
				texts={texts}
				codes={codes}
				to={to}
				rows={rows.filter(({ isPossible }) => !isPossible)}
				title={file.words.leftOut}
			/>
		</>
	);
}

/** Says what becomes of each row and whom it tells, before anything is done. */
function Question(props: SeveralPageProps & { act: string }) {
	const { texts, rows, codes, to, act } = props;
	const { number } = useFormat();
	const sending = useNavigation().formData?.has(severalFields.row) === true;
	const action = useOwnAddress();
	const going = rows.filter(({ isPossible }) => isPossible);
	const letters = going.filter(({ letter }) => letter !== null).length;
	return (
		<>
			{going.length === 0 && <Notice tone="warning">{texts.nothingToDo}</Notice>}
			{going.length > 0 && (
				<Form method="post" action={action} className="grid gap-4">
					<input type="hidden" name={severalFields.key} value={props.formKey} />
					<section aria-labelledby="going" className="grid gap-1">
						<h2 id="going" className="text-xl">
							{texts.going} {number(going.length)}
						</h2>
						<ul>
							{going.map((row) => (
								<Row key={row.id} row={row} look={props.lookOf?.(row)}>
									<input
										type="hidden"
										name={severalFields.row}
										value={rowValue({ id: row.id, seen: row.code, to, version: row.version })}
									/>
									<input type="hidden" name={nameField(row.id)} value={row.name} />
									<p>
										{codes[row.code]} <span aria-hidden="true">→</span>{" "}
										<strong>{codes[row.becomes ?? to]}</strong>
									</p>
									{row.letter && <Letter texts={texts} letter={row.letter} />}
								</Row>
							))}
						</ul>
					</section>
					{letters > 0 && (
						<label className="flex min-h-11 items-start gap-3 py-2 font-semibold">
							<input
								type="checkbox"
								name={severalFields.tell}
								defaultChecked={props.isTold}
								className="size-5 shrink-0 accent-brand-ink"
							/>
							<span>
								{texts.tell.replace("{n}", number(letters))}
								<span className="block text-sm font-normal text-muted">{texts.tellHint}</span>
							</span>
						</label>
					)}
					{props.warning ? (
						<Notice tone="warning">{props.warning}</Notice>
					) : (
						letters === 0 && <p className="max-w-prose text-muted">{props.hint ?? texts.nobody}</p>
					)}
					<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
						<SubmitButton sending={sending} variant={to === "deleted" ? "signal" : "brand"}>
							{act} ({number(going.length)})
						</SubmitButton>
						<Link to={props.list.address} className={deskLink}>
							{texts.cancel}
						</Link>
					</div>
				</Form>
			)}
			<LeftOut {...props} rows={rows.filter(({ isPossible }) => !isPossible)} />
		</>
	);
}

const isDone = ({ outcome }: RowOutcome) => outcome === "done" || outcome === "already";

/** Says of each row what came of it, and offers to take back what can be. */
function Result(props: SeveralPageProps & { answer: SeveralAnswer }) {
	const { texts, rows, codes, answer, list, trash } = props;
	const { number } = useFormat();
	const box = useRef<HTMLDivElement>(null);
	const sending = useNavigation().formData?.get(severalFields.intent) === "undo";
	const action = useOwnAddress();
	const rowOf = new Map(rows.map((row) => [row.id, row]));
	const nameOf = new Map(answer.outcomes.map(({ id, name }) => [id, name]));
	const refused = answer.outcomes.filter((one) => !isDone(one));
	const done = answer.outcomes.length - refused.length;
	useEffect(() => {
		if (answer) box.current?.focus();
	}, [answer]);
	function words({ id, outcome }: RowOutcome): string {
		const row = rowOf.get(id);
		if (outcome === "used" && row?.reason) return row.reason;
		return texts.outcomes[outcome].replace("{status}", codes[row?.code ?? ""] ?? "");
	}
	const listed = (of: readonly RowOutcome[]) => (
		<ul>
			{of.map((one) => {
				const row = rowOf.get(one.id);
				const gone = { name: one.name, detail: "", address: trash?.address ?? list.address };
				return (
					<Row key={one.id} row={row ?? gone} look={row && props.lookOf?.(row)}>
						{words(one)}
					</Row>
				);
			})}
		</ul>
	);
	return (
		<>
			<div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
				{done > 0 && (
					<Notice tone="success" role="status">
						{(answer.isUndo ? texts.undone : texts.done).replace("{n}", number(done))}
						{answer.told > 0 && ` ${texts.told.replace("{n}", number(answer.told))}`}
					</Notice>
				)}
				{refused.length > 0 && (
					<Notice tone="error" role="alert">
						{texts.refused.replace("{n}", number(refused.length))}
					</Notice>
				)}
			</div>
			{refused.length > 0 && listed(refused)}
			{trash && done > 0 && !answer.isUndo && (
				<p className="max-w-prose">
					{trash.text}{" "}
					<Link to={trash.address} className={deskLink}>
						{trash.link}
					</Link>
				</p>
			)}
			<div className="flex flex-wrap items-center gap-3">
				<ButtonLink to={list.address}>{texts.back}</ButtonLink>
				{answer.canUndo.length > 0 && (
					<Form method="post" action={action}>
						<input type="hidden" name={severalFields.key} value={props.formKey} />
						{answer.canUndo.map((row) => (
							<input key={row.id} type="hidden" name={severalFields.row} value={rowValue(row)} />
						))}
						{answer.canUndo.map(({ id }) => (
							<input key={id} type="hidden" name={nameField(id)} value={nameOf.get(id) ?? ""} />
						))}
						<SubmitButton sending={sending} variant="quiet" name={severalFields.intent} value="undo">
							{texts.undo}
						</SubmitButton>
					</Form>
				)}
			</div>
			{listed(answer.outcomes.filter(isDone))}
		</>
	);
}

/**
 * Whether a page about several rows is read anew: after its own form, also where some of it was refused. Not while somebody
 * signs in again in the middle: what is sent then is what the question said, and names what has changed since.
 */
export function readsAnew(args: ShouldRevalidateFunctionArgs): boolean {
	const { formAction, nextUrl } = args;
	const isOthers = formAction !== undefined && !formAction.startsWith(nextUrl.pathname);
	return !wasLost(args) && !isOthers;
}

/** Asks before the same is done with several rows of a list, then says row by row what came of it. */
export function SeveralPage(props: SeveralPageProps) {
	const { texts, list, act, rows, answer } = props;
	const title = act ?? texts.nothing;
	return (
		<div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16">
			<title>{`${title} · ${list.title}`}</title>
			<div>
				<Link to={list.address} className={`${deskLink} mb-1`}>
					<ArrowLeft aria-hidden="true" className="mr-1.5 inline size-5 align-[-0.25em]" />
					{list.title}
				</Link>
				<h1 className="text-3xl [overflow-wrap:anywhere]">
					<span className="block text-base font-semibold text-muted">{texts.title}</span>
					{title}
				</h1>
			</div>
			{answer ? (
				<Result {...props} answer={answer} />
			) : act === null || rows.length === 0 ? (
				<>
					<p className="max-w-prose">{texts.nothingText}</p>
					<p>
						<ButtonLink to={list.address}>{texts.back}</ButtonLink>
					</p>
				</>
			) : props.file ? (
				<FileQuestion {...props} act={act} file={props.file} />
			) : (
				<Question {...props} act={act} />
			)}
		</div>
	);
}
