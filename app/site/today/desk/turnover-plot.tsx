import { useId } from "react";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { labelled, withColon } from "~/i18n/labelled.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { noonOf } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import { type Period, topOf } from "./turnover.ts";

/** Of the drawing; the sums of the lines stand in its gutter. */
const [width, height, foot, head, gutter] = [384, 150, 18, 6, 52];

/** Sums of twelve periods as bars, drawn on the server; the same as a table for who cannot see it, and who wants figures. */
export function TurnoverPlot(props: {
	title: string;
	periods: readonly Period[];
	texts: PageTexts["adminToday"]["plots"];
}) {
	const { title, periods, texts } = props;
	const id = useId();
	const { euro, number } = useFormat();
	const language = useLanguage();
	const { locale } = languageTable[language];
	const top = topOf(periods.map(({ net }) => net));
	const step = (width - gutter) / periods.length;
	const monthName = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
	const wholeName = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
	const shortOf = ({ start, week }: Period) =>
		week === null ? monthName.format(noonOf(start)).replace(".", "").slice(0, 4) : String(week);
	const nameOf = ({ start, week }: Period) =>
		week === null
			? wholeName.format(noonOf(start))
			: `${texts.week.replace("{week}", String(week))}, ${start.slice(0, 4)}`;
	const whole = (net: number) => euro(cents(Math.round(net / 100) * 100));
	const lineText = (net: number) =>
		net < 100_000_000 ? whole(net) : `${number(net / 100_000_000, net % 100_000_000 === 0 ? 0 : 1)} M€`;
	const now = periods.at(-1);
	return (
		<figure aria-labelledby={id} className="grid min-w-0 gap-2">
			<figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span id={id} className="font-bold">
					{title}
				</span>
				{now && (
					<span className="text-sm text-muted">
						{withColon(language, nameOf(now))} <strong className="text-ink">{whole(now.net)}</strong>
					</span>
				)}
			</figcaption>
			<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
				{[top, top / 2].map((line) => {
					const y = head + (1 - line / top) * (height - foot - head);
					return (
						<g key={line}>
							<line x1={gutter} x2={width} y1={y} y2={y} className="stroke-line" />
							<text x={gutter - 5} y={y + 3.5} fontSize="10" textAnchor="end" className="fill-muted">
								{lineText(line)}
							</text>
						</g>
					);
				})}
				{periods.map((period, place) => {
					const bar = (period.net / top) * (height - foot - head);
					const isNow = place === periods.length - 1;
					return (
						<g key={period.start}>
							<rect
								x={gutter + (place + 0.17) * step}
								y={height - foot - bar}
								width={step * 0.66}
								height={bar}
								rx={Math.min(2.5, bar / 2)}
								className={isNow ? "fill-signal-ink" : "fill-brand-ink"}
							>
								<title>{labelled(language, nameOf(period), whole(period.net))}</title>
							</rect>
							<text
								x={gutter + (place + 0.5) * step}
								y={height - 5}
								fontSize="10"
								textAnchor="middle"
								className={isNow ? "fill-ink font-bold" : "fill-muted"}
							>
								{shortOf(period)}
							</text>
						</g>
					);
				})}
				<line x1={gutter} x2={width} y1={height - foot} y2={height - foot} className="stroke-edge" />
			</svg>
			<details className="text-sm">
				<summary className="inline-flex min-h-11 items-center py-1 font-semibold text-brand-ink underline underline-offset-4 md:min-h-8">
					{texts.table}
					<span className="sr-only">: {title}</span>
				</summary>
				<table className="w-full">
					<caption className="sr-only">{`${title}. ${texts.hint}`}</caption>
					<thead>
						<tr className="border-b border-edge text-left text-muted">
							<th scope="col">{texts.period}</th>
							<th scope="col" className="text-right">
								{texts.orders}
							</th>
							<th scope="col" className="text-right">
								{texts.net}
							</th>
						</tr>
					</thead>
					<tbody>
						{periods.toReversed().map((period) => (
							<tr key={period.start} className="border-b border-line">
								<th scope="row" className="py-1 text-left font-normal">
									{nameOf(period)}
								</th>
								<td className="text-right">{number(period.count)}</td>
								<td className="text-right">{euro(cents(period.net), "always")}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}
