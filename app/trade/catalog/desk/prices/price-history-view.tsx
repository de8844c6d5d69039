import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { cents } from "~/values/money.ts";
import type { PriceKind } from "~/values/vocabulary.ts";
import { type PricePoint, plotPrices } from "./price-plot.ts";

type Texts = PageTexts["adminPrices"];

const width = 480;
const height = 240;
const area = { left: 62, top: 12, width: 408, height: 190 };

/** Told apart by dash as well as by colour. */
const looks: Record<PriceKind, { stroke: string; dash?: string }> = {
	all: { stroke: "stroke-ink", dash: "2 4" },
	new: { stroke: "stroke-brand-ink" },
	"used-a": { stroke: "stroke-signal-ink", dash: "9 4" },
	"used-cw": { stroke: "stroke-success", dash: "9 3 2 3" },
	rent: { stroke: "stroke-brand-ink" },
};

/** Sale prices and the rent of a day each have an axis of their own. */
const groups: readonly (readonly PriceKind[])[] = [["all", "new", "used-a", "used-cw"], ["rent"]];

function Line({ kind }: { kind: PriceKind }) {
	const { stroke, dash } = looks[kind];
	return (
		<svg aria-hidden="true" viewBox="0 0 32 8" className="h-2 w-8 shrink-0">
			<path d="M0 4H32" fill="none" strokeWidth={3} strokeDasharray={dash} className={stroke} />
		</svg>
	);
}

function Plot(props: {
	texts: Texts;
	points: readonly PricePoint[];
	kinds: readonly PriceKind[];
	now: Date;
}) {
	const { texts, points, kinds, now } = props;
	const language = useLanguage();
	const { euro } = useFormat();
	const plot = plotPrices(points, kinds, { now, area });
	if (!plot) return null;
	const words = texts.productPage;
	const { from, to, lines, marks } = plot;
	const label = words.plot
		.replace("{from}", formatDate(language, from))
		.replace("{to}", formatDate(language, to));
	return (
		<figure className="grid max-w-3xl gap-2">
			<svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="w-full">
				{marks.map(({ price, y }) => (
					<g key={price}>
						<path
							d={`M${area.left} ${y}H${area.left + area.width}`}
							strokeWidth={1}
							className="stroke-line"
						/>
						<text
							x={area.left - 6}
							y={y + 4}
							textAnchor="end"
							className="fill-muted text-[12px] tabular-nums"
						>
							{euro(cents(price))}
						</text>
					</g>
				))}
				<text x={area.left} y={height - 12} className="fill-muted text-[12px]">
					{formatDate(language, from)}
				</text>
				<text x={area.left + area.width} y={height - 12} textAnchor="end" className="fill-muted text-[12px]">
					{formatDate(language, to)}
				</text>
				{lines.map(({ kind, path, dots }) => (
					<g key={kind} className={looks[kind].stroke}>
						<path d={path} fill="none" strokeWidth={2.5} strokeDasharray={looks[kind].dash} />
						{dots.map((dot) => (
							<circle key={`${dot.x} ${dot.y}`} cx={dot.x} cy={dot.y} r={2} strokeWidth={2} />
						))}
					</g>
				))}
			</svg>
			<figcaption className="flex flex-wrap gap-x-6 gap-y-1">
				{lines.map(({ kind }) => (
					<span key={kind} className="flex items-center gap-2">
						<Line kind={kind} />
						{words.kinds[kind]}
					</span>
				))}
			</figcaption>
		</figure>
	);
}

/**
 * What a product's prices have been, drawn and as a table.
 * @param props.changes the newest first
 * @param props.isCut whether there are older ones
 */
export function PriceHistoryView(props: {
	texts: Texts;
	changes: readonly PricePoint[];
	isCut: boolean;
	now: Date;
}) {
	const { texts, changes, isCut, now } = props;
	const { euro, number } = useFormat();
	const language = useLanguage();
	const words = texts.productPage;
	const points = changes.toReversed();
	return (
		<section aria-labelledby="price-history" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="grid gap-1">
				<h2 id="price-history" className="text-2xl">
					{words.history}
				</h2>
				<p className="max-w-prose text-muted">{words.historyText}</p>
			</div>
			{changes.length === 0 && <p>{words.none}</p>}
			{groups.map((kinds) => (
				<Plot key={kinds[0]} texts={texts} points={points} kinds={kinds} now={now} />
			))}
			{changes.length > 0 && (
				<details className="group max-w-3xl" open={changes.length <= 12}>
					<summary className="flex min-h-11 w-fit items-center font-semibold text-info">
						{words.table} ({number(changes.length)})
					</summary>
					{isCut && <p className="text-muted">{words.older.replace("{n}", number(changes.length))}</p>}
					<table className="w-full border-collapse text-left">
						<thead>
							<tr className="border-b border-edge text-sm text-muted">
								<th scope="col" className="py-2 pr-3 font-semibold">
									{words.when}
								</th>
								<th scope="col" className="py-2 pr-3 font-semibold">
									{words.what}
								</th>
								<th scope="col" className="py-2 text-right font-semibold">
									{words.price}
								</th>
							</tr>
						</thead>
						<tbody>
							{changes.map(({ kind, at, price }) => (
								<tr key={`${kind} ${at.getTime()}`} className="border-b border-line">
									<td className="py-2 pr-3">
										<time dateTime={at.toISOString()}>{momentText(language, at)}</time>
									</td>
									<td className="py-2 pr-3">{words.kinds[kind]}</td>
									<td className="py-2 text-right tabular-nums">
										{price === null ? words.notOffered : euro(price, "always")}
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</details>
			)}
		</section>
	);
}
