import { Link } from "react-router";
import { pageCount } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { noonOf } from "~/values/day.ts";
import type { BatchState } from "~/values/vocabulary.ts";
import { useRuleWords } from "./batch-page.tsx";
import type { ListedBatch } from "./price-batch.store.server.ts";
import type { Batch } from "./price-batch.ts";

type Texts = PageTexts["adminPrices"];

const tones = {
	draft: "neutral",
	planned: "info",
	applied: "success",
	cancelled: "neutral",
	undone: "warning",
} as const satisfies Record<BatchState, string>;

function Row(props: { texts: Texts; batch: Batch; changed?: number; address: string }) {
	const { texts, batch, changed = 0 } = props;
	const { number } = useFormat();
	const language = useLanguage();
	const words = texts.batch;
	const ruleWords = useRuleWords(texts);
	return (
		<li data-row className="relative grid gap-1 rounded-lg border border-line p-4 hover:bg-mist">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Link
					to={props.address}
					className="font-bold text-brand-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
				>
					{ruleWords(batch)}
				</Link>
				<Badge tone={tones[batch.state]}>{words.states[batch.state]}</Badge>
			</p>
			<p className="text-sm text-muted [overflow-wrap:anywhere]">
				{batch.startsOn && (
					<strong className="text-ink">
						{words.startsOn.replace("{day}", formatDate(language, noonOf(batch.startsOn)))}
						{" · "}
					</strong>
				)}
				{batch.size === 1 ? words.one : words.products.replace("{n}", number(batch.size))} ·{" "}
				<Moment date={batch.settledAt ?? batch.createdAt} /> · {batch.userEmail}
			</p>
			{changed > 0 && (
				<p className="text-sm font-medium text-warning">
					{words.planChangedCount.replace("{n}", number(changed))}
				</p>
			)}
		</li>
	);
}

/** What is planned, and what many prices were changed by. */
export function BatchList(props: {
	texts: Texts;
	paging: PageTexts["adminTrade"]["list"];
	planned: readonly ListedBatch[];
	settled: readonly Batch[];
	total: number;
	page: number;
	batchAddress: (id: string) => string;
	pageAddress: (page: number) => string;
}) {
	const { texts, planned, settled } = props;
	const words = texts.batch;
	return (
		<>
			<section aria-labelledby="planned" className="grid gap-3">
				<h2 id="planned" className="text-2xl">
					{words.planned}
				</h2>
				{planned.length === 0 && <p className="text-muted">{words.noPlans}</p>}
				<ul aria-keyshortcuts="j k" className="grid gap-3">
					{planned.map((batch) => (
						<Row
							key={batch.id}
							texts={texts}
							batch={batch}
							changed={batch.changed}
							address={props.batchAddress(batch.id)}
						/>
					))}
				</ul>
			</section>
			<section aria-labelledby="settled" className="grid gap-3">
				<h2 id="settled" className="text-2xl">
					{words.settled}
				</h2>
				{settled.length === 0 && <p className="text-muted">{words.noSettled}</p>}
				<ul aria-keyshortcuts="j k" className="grid gap-3">
					{settled.map((batch) => (
						<Row key={batch.id} texts={texts} batch={batch} address={props.batchAddress(batch.id)} />
					))}
				</ul>
			</section>
			<PageLinks
				texts={props.paging}
				page={props.page}
				last={pageCount(props.total)}
				to={props.pageAddress}
			/>
		</>
	);
}
