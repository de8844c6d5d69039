import { FileFields } from "~/desk/import/file-fields.tsx";
import {
	ChangedRows,
	ImportPage,
	ImportResult,
	LeftOut,
	StoreForm,
	WrongLine,
} from "~/desk/import/import-page.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { noonOf } from "~/values/day.ts";
import { saleFields } from "../sale-facts.ts";
import { useFactWords, useStockWords } from "../use-fact-words.ts";
import type { CheckedImport, LineProblem, ProductImportAnswer } from "./import-answer.ts";

type Texts = PageTexts["adminPrices"];

/** Why a line is left out, in words. */
function useReason(texts: Texts) {
	const stock = useStockWords();
	const words = texts.import;
	return (problem: LineProblem): string => {
		const text = words.lineProblems[problem.code];
		if ("of" in problem) return text.replace("{n}", String(problem.of));
		if (!("column" in problem)) return text;
		const name = problem.column === "from" ? words.columns.from : texts.columns[problem.column];
		return text.replace("{column}", name).replace("{choices}", Object.values(stock).join(" / "));
	};
}

type Item = CheckedImport["days"][number]["items"][number];

function Changed({ texts, item }: { texts: Texts; item: Item }) {
	const said = useFactWords(texts);
	const { label, before, after } = item;
	return (
		<li>
			<strong>{label}</strong>{" "}
			{saleFields
				.filter((field) => field in after)
				.map((field, index) => (
					<span key={field}>
						{index > 0 && "; "}
						{texts.columns[field]} <del className="text-muted no-underline">{said(before, field)}</del>{" "}
						<span aria-hidden="true">→</span>{" "}
						<ins className="font-semibold no-underline">{said(after, field)}</ins>
					</span>
				))}
		</li>
	);
}

/** What an import would do, product by product, and its wrong lines. */
function DryRun(props: { texts: Texts; address: string; answer: ProductImportAnswer; check: CheckedImport }) {
	const { texts, check, answer } = props;
	const { days, wrong, good, unchanged, mark } = check;
	const { number } = useFormat();
	const language = useLanguage();
	const reason = useReason(texts);
	const words = texts.import;
	const store =
		wrong.length === 0
			? words.store
			: words.storeGood.replace("{n}", number(good)).replace("{m}", number(wrong.length));
	return (
		<ImportResult words={words} answer={answer}>
			{wrong.length > 0 && (
				<LeftOut
					id="wrong-lines"
					title={`${words.wrongTitle} (${number(wrong.length)})`}
					hint={words.wrongHint}
				>
					{wrong.slice(0, 200).map(({ line, text, problems }) => (
						<WrongLine
							key={line}
							label={words.line}
							line={line}
							reason={problems.map(reason).join(". ")}
							text={text}
						/>
					))}
					{wrong.length > 200 && <li>{words.more.replace("{n}", number(wrong.length - 200))}</li>}
				</LeftOut>
			)}
			{days.map(({ from, size, items }) => (
				<ChangedRows
					key={from}
					title={
						from === null ? words.changed : words.fromDay.replace("{day}", formatDate(language, noonOf(from)))
					}
					count={size}
				>
					{items.map((item) => (
						<Changed key={item.productId} texts={texts} item={item} />
					))}
					{size > items.length && <li>{words.more.replace("{n}", number(size - items.length))}</li>}
				</ChangedRows>
			))}
			<p className="text-muted">
				{words.unchanged} ({number(unchanged)})
			</p>
			{days.length === 0 ? (
				<Notice tone="info">{words.noChange}</Notice>
			) : (
				<StoreForm address={props.address} mark={mark} words={{ store, storing: words.storing }} />
			)}
		</ImportResult>
	);
}

/** A file of products is chosen or pasted; then it is shown what it would do; then it is stored. */
export function ProductImportPage(props: {
	texts: Texts;
	address: string;
	answer: ProductImportAnswer | null;
}) {
	const { texts, address, answer } = props;
	const words = texts.import;
	const problem = answer?.problem ?? null;
	const fileProblem =
		problem !== null && problem in words.errors ? (problem as keyof Texts["import"]["errors"]) : null;
	return (
		<ImportPage
			words={words}
			address={address}
			answer={answer}
			result={
				answer?.check && <DryRun texts={texts} address={address} answer={answer} check={answer.check} />
			}
		>
			<p className="max-w-prose text-muted">{words.format}</p>
			<FileFields
				words={words}
				error={fileProblem ? words.errors[fileProblem] : undefined}
				text={answer?.text ?? ""}
			/>
		</ImportPage>
	);
}
