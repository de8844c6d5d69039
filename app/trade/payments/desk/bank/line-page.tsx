import { type RefObject, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskFields } from "~/desk/detail/desk-form.ts";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { useUnsavedForm } from "~/desk/record/use-unsaved-form.ts";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button } from "~/ui/button.tsx";
import { TextAreaField, TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { noonOf } from "~/values/day.ts";
import { eurosText } from "~/values/euros.ts";
import { type Cents, noCents } from "~/values/money.ts";
import {
	type AssignAnswer,
	type AssignIntent,
	assignFields,
	longestLineNote,
	type NamedProblem,
	type TypedParts,
} from "./assign-form.ts";
import type { BankLineRow } from "./bank-lines.store.server.ts";
import { shownMessage } from "./bank-statement.ts";
import { SettleChoice } from "./import-page.tsx";
import { LineBadge } from "./line-badge.tsx";
import { type Candidate, dueOf, openOf } from "./match-lines.ts";

type Texts = PageTexts["adminBank"];

export type LinePageProps = {
	texts: Texts;
	/** What credit notes have taken back, in a word. */
	credited: string;
	line: BankLineRow;
	/** The rows, with those that a person has named, and why one more was not added. */
	candidates: readonly Candidate[];
	named: readonly string[];
	refused: { search: string; problem: NamedProblem } | null;
	/** What stood in the form when one more order was added, and amounts that the shop proposes, by the orders' ids. */
	typed: TypedParts | null;
	proposal: Readonly<Record<string, Cents>>;
	/** Made with the page. */
	lineKey: string;
	answer: AssignAnswer | null;
};

function useSending(intent: AssignIntent): boolean {
	return useNavigation().formData?.get(deskFields.intent) === intent;
}

function CandidateRow(props: {
	texts: Texts;
	credited: string;
	candidate: Candidate;
	value: string;
	error: string | undefined;
}) {
	const { texts, credited, candidate, value, error } = props;
	const { order, signs } = candidate;
	const open = order.status === "cancelled" ? noCents : openOf(order);
	const due = dueOf(order);
	const { euro } = useFormat();
	const language = useLanguage();
	return (
		<li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_14rem]">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p>
					<Link to={adminUrls.order(language, order.id)} className={deskLink}>
						{order.orderNumber}
					</Link>{" "}
					{[order.name, order.companyName].filter(Boolean).join(", ")}
				</p>
				<p className="text-sm text-muted">
					{texts.line.total} {euro(order.totalAmount, "always")}
					{order.creditedAmount > 0 && ` · ${credited} ${euro(order.creditedAmount, "always")}`} ·{" "}
					<strong className="text-ink">
						{texts.line.open} {euro(open, "always")}
					</strong>
					{due > 0 && due < open && ` · ${texts.line.due} ${euro(due, "always")}`}
				</p>
				{signs.length > 0 && (
					<p className="text-sm text-muted">{signs.map((sign) => texts.line.signs[sign]).join(", ")}</p>
				)}
			</div>
			<div>
				<input type="hidden" name={assignFields.order} value={order.id} />
				<TextField
					id={`amount-${order.id}`}
					name={assignFields.amount}
					label={texts.line.amountFor.replace("{number}", order.orderNumber)}
					defaultValue={value}
					inputMode="decimal"
					autoComplete="off"
					maxLength={100}
					error={error}
				/>
			</div>
		</li>
	);
}

/** One more order, added by a button of the same form: what is typed so far goes along. */
function OrderSearch({
	texts,
	own,
	refused,
	address,
}: LinePageProps & { own: AssignAnswer | null; address: string }) {
	const words = texts.line;
	return (
		<div className="flex flex-wrap items-start gap-4">
			<div className="min-w-0 grow basis-64">
				<TextField
					type="search"
					id="order-search"
					name={assignFields.search}
					label={words.search}
					hint={words.searchHint}
					defaultValue={own?.search ?? refused?.search ?? ""}
					maxLength={60}
					autoComplete="off"
					error={refused && !own ? words.named[refused.problem] : undefined}
				/>
			</div>
			{/* The first button of the form: Enter in a field never books. */}
			<Button type="submit" formMethod="get" formAction={address} variant="quiet" className="sm:mt-6.5">
				{words.find}
			</Button>
		</div>
	);
}

/** Leads from an order that was added on to its amount, and to a search that found none. */
function useAdded(form: RefObject<HTMLFormElement | null>, { candidates, refused }: LinePageProps) {
	const shown = useRef(candidates.length);
	useFocusOnError(form, refused);
	useOnChange(candidates, () => {
		const [search, last] = [form.current?.querySelector("input[type=search]"), candidates.at(-1)];
		if (candidates.length > shown.current && search instanceof HTMLInputElement && last) {
			search.value = "";
			document.getElementById(`amount-${last.order.id}`)?.focus();
		}
		shown.current = candidates.length;
	});
}

function AssignForm(props: LinePageProps & { address: string; action: string }) {
	const { texts, candidates, lineKey, answer, typed, action } = props;
	const words = texts.line;
	const form = useRef<HTMLFormElement>(null);
	const language = useLanguage();
	const sending = useSending("assign");
	const own = answer?.intent === "assign" ? answer : null;
	const kept = own ?? typed;
	useFocusOnError(form, own);
	useAdded(form, props);
	// What was typed goes along with an order that is added.
	const { touch } = useUnsavedForm({ answer: kept });
	const sign = language === "en" ? "." : ",";
	const shownAmount = (id: string) => {
		const amount = props.proposal[id];
		return kept?.amounts[id] ?? (amount === undefined ? "" : eurosText(amount, sign));
	};
	const noteProblem = own?.problem === "rest" || own?.problem === "noteLong" ? own.problem : null;
	return (
		<Form ref={form} onInput={touch} method="post" action={action} noValidate className="grid gap-4">
			<input type="hidden" name={assignFields.key} value={lineKey} />
			{candidates.length > 0 ? (
				<ul className="divide-y divide-line border-y border-line">
					{candidates.map((candidate) => {
						const { id } = candidate.order;
						const problem = own?.amountProblems[id];
						return (
							<CandidateRow
								key={id}
								texts={texts}
								credited={props.credited}
								candidate={candidate}
								value={shownAmount(id)}
								error={problem && words.problems[problem]}
							/>
						);
					})}
				</ul>
			) : (
				<p>{words.noCandidates}</p>
			)}
			<OrderSearch {...props} own={own} />
			{candidates.length > 0 && (
				<>
					<TextAreaField
						id="line-note"
						name={assignFields.note}
						label={words.note}
						hint={words.noteHint}
						defaultValue={kept?.note ?? ""}
						rows={2}
						maxLength={longestLineNote}
						error={noteProblem ? words.problems[noteProblem] : undefined}
					/>
					<SettleChoice label={words.settle} isChosen={kept?.isSettled ?? true} />
					<SubmitButton
						sending={sending}
						name={deskFields.intent}
						value={"assign" satisfies AssignIntent}
						variant="signal"
						className="justify-self-start"
					>
						{words.assign}
					</SubmitButton>
				</>
			)}
		</Form>
	);
}

/** Asks for a reason: to leave a line aside, or to take it back. */
function ReasonForm(props: {
	texts: Texts;
	intent: "aside" | "undo";
	answer: AssignAnswer | null;
	action: string;
}) {
	const { texts, intent, action } = props;
	const words = texts.line;
	const form = useRef<HTMLFormElement>(null);
	const own = props.answer?.intent === intent ? props.answer : null;
	useFocusOnError(form, own);
	const { touch } = useUnsavedForm({ answer: own });
	const problem = own?.problem === "reason" || own?.problem === "noteLong" ? own.problem : null;
	return (
		<Panel title={words[intent]} id={`${intent}-title`} hint={words[`${intent}Text`]}>
			<Form ref={form} onInput={touch} method="post" action={action} noValidate className="grid gap-4">
				<input type="hidden" name={deskFields.intent} value={intent} />
				<TextAreaField
					id={`${intent}-note`}
					name={assignFields.note}
					label={words[`${intent}Note`]}
					defaultValue={own?.note ?? ""}
					rows={2}
					maxLength={longestLineNote}
					error={problem ? words.problems[problem] : undefined}
				/>
				<SubmitButton sending={useSending(intent)} variant="quiet" className="justify-self-start">
					{words[`${intent}Button`]}
				</SubmitButton>
			</Form>
		</Panel>
	);
}

/** Where a person says what a line of the bank pays. */
export function LinePage(props: LinePageProps) {
	const { texts, line, named, answer } = props;
	const words = texts.line;
	const language = useLanguage();
	const { euro } = useFormat();
	const address = adminUrls.bankLine(language, line.id);
	// Who is refused has the same rows again.
	const query = new URLSearchParams(named.map((id) => [assignFields.order, id]));
	const action = named.length > 0 ? `${address}?${query}` : address;
	const mayChange = useMay("bank.change");
	const inField = ["rest", "noteLong", "reason"];
	const problem = answer?.problem && !inField.includes(answer.problem) ? answer.problem : null;
	return (
		<>
			{problem && (
				<Notice tone="error" role="alert">
					{words.problems[problem]}
				</Notice>
			)}
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
				<Panel title={euro(line.amount, "always")} id="line-title">
					<Facts
						facts={[
							[texts.columns.state, <LineBadge key="state" state={line.state} texts={texts} />],
							[texts.columns.day, formatDate(language, noonOf(line.bookedOn))],
							[texts.columns.name, line.name || texts.noName],
							[words.account, line.account],
							[texts.columns.text, shownMessage(line.text) || texts.noText],
							[words.statement, `${line.ownAccount} ${line.statement}`],
							[words.note, line.note],
						]}
					/>
					{line.state === "open" && line.reason && (
						<Notice tone="warning">{texts.reasons[line.reason]}</Notice>
					)}
				</Panel>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{line.state === "open" && mayChange && (
						<>
							<Panel title={words.candidates} id="candidates-title" hint={words.candidatesHint}>
								<AssignForm {...props} address={address} action={action} />
							</Panel>
							<ReasonForm texts={texts} intent="aside" answer={answer} action={action} />
						</>
					)}
					{line.orders.length > 0 && (
						<Panel title={words.booked} id="booked-title">
							<ul className="divide-y divide-line">
								{line.orders.map(({ id, orderNumber, amount }) => (
									<li key={id} className="flex flex-wrap justify-between gap-x-6 py-3">
										<Link to={adminUrls.order(language, id)} className={deskLink}>
											{orderNumber}
										</Link>
										<strong className="whitespace-nowrap">{euro(amount, "always")}</strong>
									</li>
								))}
							</ul>
						</Panel>
					)}
					{(line.state === "booked" || line.state === "aside") && mayChange && (
						<ReasonForm texts={texts} intent="undo" answer={answer} action={action} />
					)}
					{line.state === "out" && <p>{words.out}</p>}
				</div>
			</div>
		</>
	);
}
