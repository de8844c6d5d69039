import { Link } from "react-router";
import { Panel } from "~/desk/parts/facts.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { badgeText } from "~/desk/shell/waiting.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { ShopGaps } from "./shop-gaps.tsx";
import { type TodayProps, type TodayTexts, waitText } from "./today-words.ts";
import { TurnoverPlot } from "./turnover-plot.tsx";
import { useDayNames } from "./use-day-names.ts";
import { WaitingJobs } from "./waiting-jobs.tsx";
import { WeekDeliveries } from "./week-deliveries.tsx";

function greetingOf({ greetings }: TodayTexts, clock: string): string {
	const hour = Number(clock.slice(11, 13));
	if (hour < 12) return greetings.morning;
	return hour < 18 ? greetings.afternoon : greetings.evening;
}

/** One figure of the day, which leads to the list of what it counts. */
function Tile(props: { to: string; label: string; value: string; hint: string; isUrgent?: boolean }) {
	return (
		<Link
			to={props.to}
			className="grid content-start gap-0.5 rounded-lg border border-line bg-surface p-4 hover:border-edge hover:shadow-card md:p-5"
		>
			<span className="text-muted">{props.label}</span>
			<span className="text-2xl leading-tight font-bold [font-stretch:88%] md:text-3xl">{props.value}</span>
			<span className={`text-sm ${props.isUrgent ? "font-semibold text-error" : "text-muted"}`}>
				{props.hint}
			</span>
		</Link>
	);
}

/** The desk's first page: what there is to do now, what the week brings, and how the shop does. */
export function TodayPage(props: TodayProps) {
	const { texts, today, turnover, clock, now } = props;
	const language = useLanguage();
	const { number, euro } = useFormat();
	const dayNames = useDayNames();
	const { orders, quotes, unpaid, deliveries } = today;
	const counted = (count: number) => (count > 99 ? badgeText(count) : number(count));
	const [oldest] = orders.rows;
	return (
		<div className="min-h-full bg-mist">
			<div className="page grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-12 md:gap-5 md:pt-8">
				<title>{texts.title}</title>
				<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h1 className="text-3xl">{greetingOf(texts, clock)}</h1>
					<p className="text-muted">{dayNames.whole(clock.slice(0, 10))}</p>
				</div>
				{props.troubles.map((trouble) => (
					<Notice key={trouble} tone="warning">
						{trouble}
					</Notice>
				))}
				<div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
					<Tile
						to={`${adminUrls.orders(language)}?status=pending&sort=date-asc`}
						label={texts.tiles.orders}
						value={number(orders.count)}
						hint={oldest ? texts.oldest.replace("{wait}", waitText(texts, oldest.at, now)) : texts.allDone}
					/>
					<Tile
						to={`${adminUrls.quotes(language)}?status=new`}
						label={texts.tiles.quotes}
						value={number(quotes.count)}
						hint={
							quotes.late > 0
								? texts.late.replace("{count}", counted(quotes.late))
								: quotes.count === 0
									? texts.allDone
									: ""
						}
						isUrgent={quotes.late > 0}
					/>
					<IfMay right="payments.record">
						<Tile
							to={`${adminUrls.openItems(language)}`}
							label={texts.tiles.unpaid}
							value={`${euro(unpaid.open)}${unpaid.count > 99 ? "+" : ""}`}
							hint={
								unpaid.count > 0 ? texts.overdue.replace("{count}", counted(unpaid.count)) : texts.allDone
							}
							isUrgent={unpaid.count > 0}
						/>
					</IfMay>
					<Tile
						to={`${adminUrls.overview(language)}#deliveries`}
						label={texts.tiles.deliveries}
						value={counted(deliveries.count)}
						hint={
							deliveries.late > 0 ? texts.lateDeliveries.replace("{count}", counted(deliveries.late)) : " "
						}
						isUrgent={deliveries.late > 0}
					/>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
					<div className="grid min-w-0 gap-4 md:gap-5">
						<Panel title={texts.now.title} id="now">
							<WaitingJobs {...props} />
						</Panel>
						<Panel title={texts.deliveries.title} id="deliveries">
							<WeekDeliveries {...props} />
						</Panel>
					</div>
					<div className="grid min-w-0 gap-4 md:gap-5">
						<section className="grid gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
							<h2 className="sr-only">{texts.plots.months}</h2>
							<TurnoverPlot title={texts.plots.months} periods={turnover.months} texts={texts.plots} />
							<TurnoverPlot title={texts.plots.weeks} periods={turnover.weeks} texts={texts.plots} />
							<p className="text-sm text-muted">{texts.plots.hint}</p>
						</section>
						<IfMay right="content.change">
							<Panel title={texts.shop.title} id="shop">
								<ShopGaps texts={texts} today={today} />
							</Panel>
						</IfMay>
					</div>
				</div>
			</div>
		</div>
	);
}
