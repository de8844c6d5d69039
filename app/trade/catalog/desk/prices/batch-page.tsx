import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { pageCount } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { formatDate, formatPercent } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { TextField } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { useFocusOnError } from "~/ui/use-focus-on-error.ts";
import { type Day, noonOf } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import { batchOutcomes } from "~/values/vocabulary.ts";
import { BatchItemRow } from "./batch-item.tsx";
import type { ShownBatch } from "./price-batch.store.server.ts";
import {
	type BatchAnswer,
	type BatchIntent,
	type BatchItem,
	batchFields,
	batchPageSize,
} from "./price-batch.ts";

type Texts = PageTexts["adminPrices"];

/** What a rule says, in words. */
export function useRuleWords(texts: Texts) {
	const { euro } = useFormat();
	const language = useLanguage();
	return ({ rule, source }: Pick<ShownBatch, "rule" | "source">): string => {
		if (rule === null) return texts.batch.sources[source];
		const { step } = rule;
		const change =
			"percent" in step
				? formatPercent(language, step.percent / 100, step.percent % 100 === 0 ? 0 : 2)
				: euro(cents(step.amount));
		const sign = ("percent" in step ? step.percent : step.amount) > 0 ? "+" : "";
		const fields = rule.fields.map((field) => texts.columns[field]).join(", ");
		return `${sign}${change} · ${texts.rule.roundings[rule.rounding]} · ${fields}`;
	};
}

/** What was left out while the batch was made. */
function LeftOut({ texts, batch }: { texts: Texts; batch: ShownBatch }) {
	const { number, euro } = useFormat();
	const language = useLanguage();
	const { missing, same, refused, named } = batch.leftOut;
	const words = texts.batch;
	return (
		<div className="grid gap-2">
			{missing > 0 && <p className="text-muted">{words.missing.replace("{n}", number(missing))}</p>}
			{same > 0 && <p className="text-muted">{words.same.replace("{n}", number(same))}</p>}
			{refused > 0 && (
				<Notice tone="warning">
					<p>{words.refused.replace("{n}", number(refused))}</p>
					<ul className="mt-1 grid gap-0.5 font-normal">
						{named.map(({ label, field, price, problem }) => (
							<li key={`${label} ${field}`}>
								<strong>{label}</strong>, {texts.columns[field]}{" "}
								{labelled(language, euro(cents(price), "always"), words.refusedReasons[problem])}
							</li>
						))}
						{refused > named.length && <li>…</li>}
					</ul>
				</Notice>
			)}
		</div>
	);
}

/** What came of a batch that was carried out: in numbers, and by name what something else became of. */
function Came({ texts, batch }: { texts: Texts; batch: ShownBatch }) {
	const { number } = useFormat();
	const language = useLanguage();
	const { counts, leftOutItems } = batch;
	const words = texts.batch;
	return (
		<div className="grid gap-3">
			<ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold" data-testid="came">
				{batchOutcomes.map((outcome) => {
					const count = counts[outcome] ?? 0;
					return count > 0 && <li key={outcome}>{words.counts[outcome].replace("{n}", number(count))}</li>;
				})}
			</ul>
			{leftOutItems.length > 0 && (
				<Notice tone="warning">
					<ul className="grid gap-0.5">
						{leftOutItems.map(({ productId, label, outcome, isOver }) => (
							<li key={productId}>
								<strong>{label}</strong>
								{labelled(language, "", isOver ? words.over : words.outcomes[outcome])}
							</li>
						))}
					</ul>
				</Notice>
			)}
		</div>
	);
}

/** A button that settles a batch. */
function Settle(props: {
	intent: BatchIntent;
	label: string;
	sendingLabel: string;
	variant?: "signal" | "quiet";
}) {
	const sending = useNavigation().formData?.get(batchFields.intent) === props.intent;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name={batchFields.intent} value={props.intent} />
			<SubmitButton sending={sending} variant={props.variant ?? "quiet"}>
				{sending ? props.sendingLabel : props.label}
			</SubmitButton>
		</Form>
	);
}

/** The day from which new prices are to count, and the button that plans them. */
function PlanForm({ texts, tomorrow, answer }: { texts: Texts; tomorrow: Day; answer: BatchAnswer | null }) {
	const words = texts.batch;
	const form = useRef<HTMLFormElement>(null);
	const sending = useNavigation().formData?.get(batchFields.intent) === "plan";
	useFocusOnError(form, answer);
	return (
		<Form
			ref={form}
			method="post"
			noValidate
			preventScrollReset
			className="grid gap-3 rounded-lg border border-line p-4"
			aria-labelledby="plan"
		>
			<h2 id="plan" className="text-xl">
				{words.planTitle}
			</h2>
			<p className="max-w-prose text-muted">{words.planText}</p>
			<input type="hidden" name={batchFields.intent} value="plan" />
			<div className="flex flex-wrap items-end gap-3">
				<TextField
					type="date"
					name={batchFields.startsOn}
					label={words.from}
					min={tomorrow}
					defaultValue={answer?.startsOn ?? ""}
					aria-required
					error={answer?.dayProblem ? words.dayErrors[answer.dayProblem] : undefined}
				/>
				<SubmitButton sending={sending} variant="quiet">
					{sending ? words.planning : words.plan}
				</SubmitButton>
			</div>
		</Form>
	);
}

/** What can be done with a batch as it stands. */
function Actions(props: { texts: Texts; batch: ShownBatch; tomorrow: Day; answer: BatchAnswer | null }) {
	const { texts, batch } = props;
	const { number } = useFormat();
	const words = texts.batch;
	if (batch.state === "draft" && batch.size > 0) {
		return (
			<>
				<div className="flex flex-wrap gap-3">
					<Settle
						intent="apply"
						label={batch.size === 1 ? words.applyOne : words.apply.replace("{n}", number(batch.size))}
						sendingLabel={words.applying}
						variant="signal"
					/>
					<Settle intent="discard" label={words.discard} sendingLabel={words.discard} />
				</div>
				<PlanForm {...props} />
			</>
		);
	}
	if (batch.state === "planned")
		return <Settle intent="cancel" label={words.cancel} sendingLabel={words.cancelling} />;
	if (batch.state !== "applied" || !batch.counts.applied) return null;
	return (
		<div className="grid gap-2">
			<p className="max-w-prose text-muted">{words.undoText}</p>
			<Settle intent="undo" label={words.undo} sendingLabel={words.undoing} />
		</div>
	);
}

const titles = {
	draft: "preview",
	planned: "plannedTitle",
	applied: "appliedTitle",
	cancelled: "cancelledTitle",
	undone: "undoneTitle",
} as const;

/** What a batch is called, by what has become of it. */
export function batchTitle(texts: Texts, { state }: Pick<ShownBatch, "state">): string {
	return texts.batch[titles[state]];
}

/** A change of many prices: what it would do or did, product by product, and what can be done about it. */
export function BatchView(props: {
	texts: Texts;
	paging: PageTexts["adminTrade"]["list"];
	batch: ShownBatch;
	items: readonly BatchItem[];
	page: number;
	tomorrow: Day;
	answer: BatchAnswer | null;
	pricesAddress: (id: string) => string;
	pageAddress: (page: number) => string;
}) {
	const { texts, batch, items, answer, page } = props;
	const { number } = useFormat();
	const language = useLanguage();
	const words = texts.batch;
	const ruleWords = useRuleWords(texts);
	const isDraft = batch.state === "draft";
	return (
		<>
			{answer?.problem && (
				<Notice tone="error" role="alert">
					{words.problems[answer.problem]}
				</Notice>
			)}
			<div className="grid gap-1">
				<p className="text-lg font-semibold">{ruleWords(batch)}</p>
				<p className="text-muted [overflow-wrap:anywhere]">
					{batch.size === 1 ? words.one : words.products.replace("{n}", number(batch.size))}
					{batch.startsOn && (
						<> · {words.startsOn.replace("{day}", formatDate(language, noonOf(batch.startsOn)))}</>
					)}
					{" · "}
					<Moment date={batch.settledAt ?? batch.createdAt} /> · {words.by.replace("{name}", batch.userEmail)}
					{batch.undoneAt && (
						<>
							{" · "}
							{words.states.undone} <Moment date={batch.undoneAt} />
							{batch.undoneBy && `, ${words.by.replace("{name}", batch.undoneBy)}`}
						</>
					)}
				</p>
				{isDraft && <p className="font-semibold">{words.nothingStored}</p>}
			</div>
			{(isDraft || batch.state === "planned") && <LeftOut texts={texts} batch={batch} />}
			{(batch.state === "applied" || batch.state === "undone") && <Came texts={texts} batch={batch} />}
			{batch.size === 0 && <Notice tone="info">{words.noChange}</Notice>}
			<IfMay right="prices.change">
				<Actions texts={texts} batch={batch} tomorrow={props.tomorrow} answer={answer} />
			</IfMay>
			{items.length > 0 && (
				<ul aria-label={batchTitle(texts, batch)} className="divide-y divide-line border-y border-line">
					{items.map((item) => (
						<BatchItemRow
							key={item.position}
							texts={texts}
							item={item}
							isPlan={batch.state === "planned"}
							address={props.pricesAddress(item.productId)}
						/>
					))}
				</ul>
			)}
			<PageLinks
				texts={props.paging}
				page={page}
				last={pageCount(batch.size, batchPageSize)}
				to={props.pageAddress}
			/>
		</>
	);
}
