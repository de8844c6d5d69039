import type { ReactNode } from "react";
import { ImportPage, ImportResult, LeftOut, StoreForm } from "~/desk/import/import-page.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { labelled, withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { noonOf } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { shownMessage } from "./bank-statement.ts";
import {
	type BankImportAnswer,
	bankImportFields,
	type ImportPlan,
	type PlannedLine,
	type PlannedStatement,
	type StatementStanding,
} from "./import-plan.ts";

type Texts = PageTexts["adminBank"];

type Latest = { account: string; number: string; closedOn: string; newBalance: Cents };

const tones = { new: "info", known: "neutral", taken: "error" } as const satisfies Record<
	StatementStanding,
	string
>;

function Refused({ texts, refused }: { texts: Texts["import"]; refused: ImportPlan["refused"] }) {
	const language = useLanguage();
	if (refused.length === 0) return null;
	return (
		<LeftOut id="refused-files" title={texts.refused}>
			{refused.map(({ id, fileName, problem, line }) => (
				<li key={id}>
					<strong>{fileName}</strong>
					{line !== undefined && `, ${texts.line.replace("{n}", String(line))}`}
					{labelled(language, "", texts.problems[problem])}
				</li>
			))}
		</LeftOut>
	);
}

function Statement({ texts, statement }: { texts: Texts["import"]; statement: PlannedStatement }) {
	const { euro, number } = useFormat();
	const language = useLanguage();
	const { counts, standing } = statement;
	return (
		<li className="grid gap-1 py-3">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<strong className="tabular-nums [overflow-wrap:anywhere]">{statement.account}</strong>
				<span>
					{statement.number} · {formatDate(language, noonOf(statement.closedOn))}
				</span>
				<Badge tone={tones[standing]}>{texts.standings[standing]}</Badge>
			</p>
			<p className="text-sm text-muted [overflow-wrap:anywhere]">
				{statement.fileName} ·{" "}
				{texts.balances
					.replace("{old}", euro(statement.oldBalance, "always"))
					.replace("{new}", euro(statement.newBalance, "always"))}
				{standing === "new" &&
					` · ${texts.counts
						.replace("{booked}", number(counts.booked))
						.replace("{open}", number(counts.open))
						.replace("{out}", number(counts.out))}`}
			</p>
		</li>
	);
}

function Line({ texts, line }: { texts: Texts; line: PlannedLine }) {
	const { euro } = useFormat();
	const language = useLanguage();
	return (
		<li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p>
					{line.name || texts.noName}
					<span className="text-muted"> · {formatDate(language, noonOf(line.bookedOn))}</span>
				</p>
				<p className="text-sm text-muted">{shownMessage(line.text) || texts.noText}</p>
				{line.orders.map(({ orderNumber, amount, isPaid }) => (
					<p key={orderNumber} className="text-sm">
						<strong>{orderNumber}</strong> {euro(amount, "always")},{" "}
						{isPaid ? texts.import.paid : texts.import.partly}
					</p>
				))}
				{line.reason && <p className="text-sm">{texts.reasons[line.reason]}</p>}
			</div>
			<p className="font-bold whitespace-nowrap">{euro(line.amount, "always")}</p>
		</li>
	);
}

/** Lines of one kind, cut where there are many. */
function Lines(props: {
	id: string;
	title: string;
	texts: Texts;
	lines: readonly PlannedLine[];
	count: number;
	children?: ReactNode;
}) {
	const { id, title, texts, lines, count } = props;
	const { number } = useFormat();
	if (count === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-2 rounded-lg border border-line p-4 md:p-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h3 id={id} className="text-xl">
					{title} ({number(count)})
				</h3>
				{props.children}
			</div>
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<Line key={line.id} texts={texts} line={line} />
				))}
			</ul>
			{count > lines.length && (
				<p className="text-muted">{texts.import.more.replace("{n}", number(count - lines.length))}</p>
			)}
		</section>
	);
}

/** Whether orders that are paid move on and their buyers are told. */
export function SettleChoice({ label, isChosen }: { label: string; isChosen: boolean }) {
	return (
		<label className="flex min-h-11 items-center gap-3 justify-self-start">
			<input
				type="checkbox"
				name={bankImportFields.settle}
				value="yes"
				defaultChecked={isChosen}
				className="size-5 shrink-0 accent-brand-ink"
			/>
			{label}
		</label>
	);
}

/** What an import would do, and the button that does it; nothing new, no button. */
function Plan(props: { texts: Texts; address: string; answer: BankImportAnswer; plan: ImportPlan }) {
	const { texts, address, answer, plan } = props;
	const { euro, number } = useFormat();
	const words = texts.import;
	const hasNew = plan.statements.some(({ standing }) => standing === "new");
	// What was refused may well be new.
	const isAllKnown =
		plan.refused.length === 0 && plan.statements.every(({ standing }) => standing === "known");
	const count = (kind: "booked" | "open") =>
		plan.statements.reduce((sum, { counts }) => sum + counts[kind], 0);
	return (
		<ImportResult words={words} answer={answer}>
			<Refused texts={words} refused={plan.refused} />
			{plan.isOtherAccount && <Notice tone="warning">{words.otherAccount}</Notice>}
			{plan.statements.length > 0 && (
				<section aria-labelledby="statements" className="rounded-lg border border-line p-4 md:p-5">
					<h3 id="statements" className="text-xl">
						{words.statements} ({number(plan.statements.length)})
					</h3>
					<ul className="divide-y divide-line">
						{plan.statements.map((statement) => (
							<Statement key={statement.id} texts={words} statement={statement} />
						))}
					</ul>
				</section>
			)}
			<Lines
				id="will-be-booked"
				title={words.booked}
				texts={texts}
				lines={plan.booked}
				count={count("booked")}
			>
				<p className="font-bold">
					{words.sum} {euro(plan.sum, "always")}
				</p>
			</Lines>
			<Lines id="will-wait" title={words.waiting} texts={texts} lines={plan.open} count={count("open")} />
			{hasNew ? (
				<StoreForm address={address} mark={plan.mark} words={words}>
					{answer.kept.map((file) => (
						<input key={file} type="hidden" name={bankImportFields.kept} value={file} />
					))}
					{plan.paid > 0 && <SettleChoice label={words.settle} isChosen={answer.settle} />}
				</StoreForm>
			) : (
				isAllKnown && <Notice tone="info">{words.nothing}</Notice>
			)}
		</ImportResult>
	);
}

/** Files are chosen; then it is shown what they would do; then they are booked. */
export function BankImportPage(props: {
	texts: Texts;
	address: string;
	answer: BankImportAnswer | null;
	latest: readonly Latest[];
}) {
	const { texts, address, answer, latest } = props;
	const words = texts.import;
	const language = useLanguage();
	const problem = answer?.problem ?? null;
	const fileError =
		problem !== null && problem in words.errors ? (problem as keyof typeof words.errors) : null;
	return (
		<ImportPage
			words={words}
			address={address}
			answer={answer}
			result={answer?.plan && <Plan texts={texts} address={address} answer={answer} plan={answer.plan} />}
		>
			{latest.map(({ account, number, closedOn }) => (
				<p key={account} className="text-sm text-muted [overflow-wrap:anywhere]">
					{withColon(language, words.latest)} <strong className="text-ink">{account}</strong>{" "}
					{words.upTo.replace("{number}", number).replace("{date}", formatDate(language, noonOf(closedOn)))}
				</p>
			))}
			<TextField
				id="statement-files"
				type="file"
				multiple
				name={bankImportFields.file}
				accept=".cod,.coda,.txt,.bc2,.xml,text/plain,application/xml,text/xml"
				label={words.files}
				hint={words.filesHint}
				error={fileError ? words.errors[fileError] : undefined}
			/>
		</ImportPage>
	);
}
