import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { LetterDraft } from "../detail/letter-fields.tsx";
import type { SeveralAnswer } from "./several.ts";

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

/** A row by its name, and beside it what is said of it. */
export function Row(props: {
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

/** Rows that cannot become what is asked, each with the reason. */
export function LeftOut(
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
