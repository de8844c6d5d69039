import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { inOrdinals } from "~/i18n/ordinal-day.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { noonOf } from "~/values/day.ts";
import { behindField, type Delivery, type deliveriesByDay } from "./deliveries.ts";

function Stop({ delivery, to }: { delivery: Delivery; to: string }) {
	return (
		<li
			data-row
			className="relative grid gap-0.5 rounded-lg border border-line bg-surface p-4 hover:border-edge hover:shadow-card"
		>
			<Link to={to} className="text-lg font-bold [overflow-wrap:anywhere] after:absolute after:inset-0">
				{delivery.postalCode} {delivery.city}
			</Link>
			<span className="[overflow-wrap:anywhere]">
				{delivery.company ?? delivery.name}{" "}
				<span className="whitespace-nowrap text-muted">· {delivery.number}</span>
			</span>
			{delivery.lines && <span className="text-muted [overflow-wrap:anywhere]">{delivery.lines}</span>}
		</li>
	);
}

/** What is to be brought, day by day. */
export function DeliveryList(props: {
	texts: PageTexts["adminDeliveries"];
	days: ReturnType<typeof deliveriesByDay>;
	/** Number of the order that has just been brought. */
	done: string | null;
	/** Whether the list goes on here; where it does further. */
	isLater: boolean;
	next: string | null;
	/** Of the list, and of one delivery. */
	address: string;
	addressOf: (id: string) => string;
}) {
	const { texts, days, done, isLater, next, address, addressOf } = props;
	const language = useLanguage();
	const { locale } = languageTable[language];
	const names = new Intl.DateTimeFormat(locale, {
		...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
	} as const);
	return (
		<div className="page grid grid-cols-[minmax(0,48rem)] gap-6 pt-8 pb-16">
			<title>{texts.title}</title>
			<div className="grid gap-1">
				<h1 className="text-3xl">{texts.title}</h1>
				<p className="text-muted">{texts.intro}</p>
			</div>
			{done && (
				<Notice tone="success" role="status">
					{texts.done.replace("{number}", done)}
				</Notice>
			)}
			{days.length === 0 && <p className="text-lg">{isLater ? texts.noFurther : texts.none}</p>}
			{days.map(({ day, isLate, deliveries }) => (
				<section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
					<h2 id={`day-${day}`} className="flex flex-wrap items-center gap-3 text-xl">
						{day === null ? texts.noDay : inOrdinals(language, names.format(noonOf(day)))}
						{isLate && <Badge tone="error">{texts.late}</Badge>}
					</h2>
					<ul aria-keyshortcuts="j k" className="grid gap-3">
						{deliveries.map((delivery) => (
							<Stop key={delivery.id} delivery={delivery} to={addressOf(delivery.id)} />
						))}
					</ul>
				</section>
			))}
			{(isLater || next) && (
				<nav aria-label={texts.pages} className="flex flex-wrap justify-between gap-4">
					{isLater ? (
						<ButtonLink to={address} variant="quiet">
							{texts.start}
						</ButtonLink>
					) : (
						<span />
					)}
					{next && (
						<ButtonLink to={`${address}?${new URLSearchParams({ [behindField]: next })}`} variant="quiet">
							{texts.further}
						</ButtonLink>
					)}
				</nav>
			)}
		</div>
	);
}
