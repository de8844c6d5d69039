import {
	ClipboardList,
	FilePen,
	FileSignature,
	Landmark,
	MailX,
	MessageSquare,
	Undo2,
	Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Panel } from "~/desk/parts/facts.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { badgeText } from "~/desk/shell/waiting.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { languages, languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { inOrdinals } from "~/i18n/ordinal-day.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { type Day, noonOf } from "~/values/day.ts";
import { isLate, type Today, waitOf } from "./today.ts";
import type { Period } from "./turnover.ts";
import { TurnoverPlot } from "./turnover-plot.tsx";

type Texts = PageTexts["adminToday"];

/** What the page shows. @property clock what the clocks in Antwerp show: 2026-11-23T08:05; `now` the same moment */
export type TodayProps = {
	texts: Texts;
	today: Today;
	turnover: { weeks: Period[]; months: Period[] };
	clock: string;
	now: Date;
};

function useDayNames() {
	const language = useLanguage();
	const { locale } = languageTable[language];
	const named = (day: Day, options: Intl.DateTimeFormatOptions) =>
		inOrdinals(
			language,
			new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(noonOf(day)),
		);
	return {
		whole: (day: Day) => named(day, { weekday: "long", day: "numeric", month: "long" }),
		short: (day: Day) => named(day, { weekday: "short", day: "numeric", month: "short" }),
		date: (day: Day) => named(day, { day: "numeric", month: "short" }),
	};
}

function waitText({ units }: Texts, at: string, now: Date): string {
	const { unit, count } = waitOf(at, now);
	return count === 1 && unit === "days" ? units.day : units[unit].replace("{count}", String(count));
}

function greetingOf({ greetings }: Texts, clock: string): string {
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

type Job = {
	key: string;
	kind: string;
	icon: ReactNode;
	title: string;
	text: string | null;
	/** How long, or how much. */
	figure: string;
	isUrgent?: boolean;
	to: string;
	action: string;
};

/** What waits, a line each, which ends in the action that settles it. */
function Jobs({ jobs, texts }: { jobs: readonly Job[]; texts: Texts }) {
	if (jobs.length === 0) {
		return (
			<div className="grid gap-1 py-6 text-center">
				<p className="text-lg font-semibold">{texts.now.nothing}</p>
				<p className="text-muted">{texts.now.nothingText}</p>
			</div>
		);
	}
	return (
		<ul aria-labelledby="now" className="-my-2 grid grid-cols-1">
			{jobs.map((job) => (
				<li
					key={job.key}
					className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0"
				>
					<span title={job.kind} className="text-muted">
						{job.icon}
						<span className="sr-only">{job.kind}</span>
					</span>
					<span className="min-w-0">
						<span className="block truncate font-semibold">{job.title}</span>
						<span className="block gap-x-2 text-sm text-muted sm:flex">
							{job.text && <span className="block min-w-0 truncate">{job.text}</span>}
							<span
								className={`shrink-0 whitespace-nowrap ${job.isUrgent ? "font-semibold text-error" : ""}`}
							>
								{job.figure}
							</span>
						</span>
					</span>
					<ButtonLink
						to={job.to}
						variant="quiet"
						aria-label={`${job.action}: ${job.title}`}
						className="px-3! text-sm! md:min-h-9! md:py-1!"
					>
						{job.action}
					</ButtonLink>
				</li>
			))}
		</ul>
	);
}

const icon = "size-5";

/** The oldest of each kind, what the shop has promised first. */
function useJobs({ texts, today, now }: TodayProps): Job[] {
	const language = useLanguage();
	const { euro } = useFormat();
	const dayNames = useDayNames();
	const { actions, kinds } = texts;
	const since = (at: string) => texts.waiting.replace("{wait}", waitText(texts, at, now));
	const quotes = today.quotes.rows.map((quote) => ({
		key: quote.id,
		kind: kinds.quote,
		icon: <FilePen aria-hidden="true" className={icon} />,
		title: quote.company ?? quote.name,
		text: quote.about,
		figure: since(quote.at),
		isUrgent: isLate(quote.at, now),
		to: `${adminUrls.quote(language, quote.id)}#answer`,
		action: actions.answer,
	}));
	return [
		...today.mails.rows.map((mail) => ({
			key: mail.id,
			kind: kinds.mail,
			icon: <MailX aria-hidden="true" className={icon} />,
			title: mail.recipient,
			text: mail.subject,
			figure: since(mail.at),
			isUrgent: true,
			to: adminUrls.mail(language, mail.id),
			action: actions.mail,
		})),
		...today.refunds.map((refund) => ({
			key: `${refund.id} ${refund.at}`,
			kind: kinds[refund.kind],
			icon: <Undo2 aria-hidden="true" className={icon} />,
			title: `${refund.number} · ${refund.company ?? refund.name}`,
			text: refund.kind === "refund" ? texts.refundFailed : texts.chargedBack,
			figure: euro(refund.amount, "always"),
			isUrgent: true,
			to: `${adminUrls.order(language, refund.id)}#payments`,
			action: actions.payment,
		})),
		...quotes.filter(({ isUrgent }) => isUrgent),
		...today.offers.map((offer) => ({
			key: offer.id,
			kind: kinds.offer,
			icon: <FileSignature aria-hidden="true" className={icon} />,
			title: `${offer.number} · ${offer.company ?? offer.name}`,
			text:
				offer.at === null ? texts.offerEnds.replace("{date}", dayNames.date(offer.until)) : texts.offerAsked,
			figure: offer.at === null ? euro(offer.total, "always") : since(offer.at),
			isUrgent: offer.at !== null && isLate(offer.at, now),
			to: adminUrls.offer(language, offer.id),
			action: actions.offer,
		})),
		...today.messages.rows.map((message) => ({
			key: message.id,
			kind: kinds.message,
			icon: <MessageSquare aria-hidden="true" className={icon} />,
			title: message.name,
			text: message.about,
			figure: since(message.at),
			isUrgent: isLate(message.at, now),
			to: adminUrls.message(language, message.id),
			action: actions.read,
		})),
		...today.orders.rows.map((order) => ({
			key: order.id,
			kind: kinds.order,
			icon: <ClipboardList aria-hidden="true" className={icon} />,
			title: `${order.number} · ${order.company ?? order.name}`,
			text: order.lines,
			figure: `${euro(order.total, "always")}, ${since(order.at)}`,
			to: `${adminUrls.order(language, order.id)}?to=confirmed#change-status`,
			action: actions.confirm,
		})),
		...quotes.filter(({ isUrgent }) => !isUrgent),
		...today.unpaid.rows.map((order) => ({
			key: `${order.id} unpaid`,
			kind: kinds.payment,
			icon: <Wallet aria-hidden="true" className={icon} />,
			title: `${order.number} · ${order.company ?? order.name}`,
			text:
				order.paid > 0
					? texts.openOf
							.replace("{paid}", euro(order.paid, "always"))
							.replace("{total}", euro(order.total, "always"))
					: texts.due.replace("{date}", dayNames.date(order.dueOn)),
			figure: euro(order.open, "always"),
			to: `${adminUrls.order(language, order.id)}#payments`,
			action: actions.payment,
		})),
		...(today.toPayBack.count > 0
			? [
					{
						key: "toPayBack",
						kind: kinds.payment,
						icon: <Undo2 aria-hidden="true" className={icon} />,
						title: texts.toPayBack,
						text:
							today.toPayBack.count > 1
								? texts.overdue.replace("{count}", badgeText(today.toPayBack.count))
								: null,
						figure: `${euro(today.toPayBack.open, "always")}${today.toPayBack.count > 99 ? "+" : ""}`,
						to: `${adminUrls.openItems(language)}?age=toPayBack`,
						action: actions.payBack,
					},
				]
			: []),
		...(today.bank > 0
			? [
					{
						key: "bank",
						kind: kinds.bank,
						icon: <Landmark aria-hidden="true" className={icon} />,
						title: texts.bankLines,
						text: null,
						figure: badgeText(today.bank),
						to: `${adminUrls.bank(language)}?state=open`,
						action: actions.bank,
					},
				]
			: []),
	];
}

/** Deliveries of the week by day, those whose day has passed first. */
function Deliveries({ texts, today, clock }: TodayProps) {
	const language = useLanguage();
	const dayNames = useDayNames();
	const { rows, count } = today.deliveries;
	const words = texts.deliveries;
	if (rows.length === 0) return <p className="text-muted">{words.none}</p>;
	return (
		<>
			<ul className="-my-2 grid grid-cols-1">
				{rows.map((order) => {
					const isOver = order.on < clock.slice(0, 10);
					return (
						<li
							key={order.id}
							className="relative grid grid-cols-1 gap-x-4 gap-y-0.5 border-b border-line py-2.5 last:border-0 hover:bg-mist sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:items-center"
						>
							<span className={`text-sm font-semibold ${isOver ? "text-error" : ""}`}>
								{dayNames.short(order.on)}
								{isOver && <span className="sr-only">, {words.late}</span>}
							</span>
							<span className="min-w-0">
								<Link
									to={adminUrls.order(language, order.id)}
									className="block truncate font-semibold after:absolute after:inset-0"
								>
									{order.number} · {order.company ?? order.name}
								</Link>
								<span className="block truncate text-sm text-muted">
									{[[order.postalCode, order.city].filter(Boolean).join(" "), order.lines]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</span>
							<span>
								<Badge tone={order.isPaid ? "success" : "warning"}>
									{order.isPaid ? words.paid : words.unpaid}
								</Badge>
							</span>
						</li>
					);
				})}
			</ul>
			{count > rows.length && (
				<p className="text-sm text-muted">{texts.more.replace("{count}", badgeText(count - rows.length))}</p>
			)}
		</>
	);
}

const smallLink = "py-1 font-semibold text-brand-ink underline underline-offset-4 [overflow-wrap:anywhere]";

/** What the shop itself lacks: texts in a language, tariffs that were asked for. */
function ShopGaps({ texts, today }: Pick<TodayProps, "texts" | "today">) {
	const language = useLanguage();
	const editors = { product: adminUrls.product, page: adminUrls.editLandingPage, post: adminUrls.editPost };
	const isComplete = today.texts.length === 0 && today.tariffs.length === 0;
	if (isComplete) return <p className="text-muted">{texts.shop.complete}</p>;
	const lackOf = (has: readonly string[]) =>
		languages
			.filter((one) => !has.includes(one))
			.map((one) => languageTable[one].nativeName)
			.join(", ");
	return (
		<>
			{today.texts.length > 0 && (
				<div>
					<h3 className="text-sm font-semibold text-muted">{texts.shop.texts}</h3>
					<ul>
						{today.texts.map(({ kind, id, title, languages: has }) => (
							<li key={id} className="py-1">
								<Link to={editors[kind](language, id)} className={smallLink}>
									{title}
								</Link>{" "}
								<span className="text-sm text-muted">
									{texts.things[kind]}, {texts.shop.missing.replace("{languages}", lackOf(has))}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
			{today.tariffs.length > 0 && (
				<div>
					<h3 className="text-sm font-semibold text-muted">{texts.shop.tariffs}</h3>
					<ul>
						{today.tariffs.map(({ country, prefix, count }) => (
							<li key={`${country}${prefix}`} className="py-1">
								<Link
									to={`${adminUrls.newTariff(language)}?country=${country}&prefix=${prefix}`}
									className={smallLink}
								>
									{country} {prefix}
									<span className="sr-only">: {texts.actions.tariff}</span>
								</Link>{" "}
								<span className="text-sm text-muted">
									{texts.shop.asked.replace("{count}", String(count))}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}

/** The desk's first page: what there is to do now, what the week brings, and how the shop does. */
export function TodayPage(props: TodayProps) {
	const { texts, today, turnover, clock, now } = props;
	const language = useLanguage();
	const { number, euro } = useFormat();
	const dayNames = useDayNames();
	const { orders, quotes, unpaid, deliveries } = today;
	const jobs = useJobs(props);
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
							<Jobs jobs={jobs} texts={texts} />
						</Panel>
						<Panel title={texts.deliveries.title} id="deliveries">
							<Deliveries {...props} />
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
