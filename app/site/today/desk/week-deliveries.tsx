import { Link } from "react-router";
import { badgeText } from "~/desk/shell/waiting.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import type { TodayProps } from "./today-words.ts";
import { useDayNames } from "./use-day-names.ts";

/** Deliveries of the week by day, those whose day has passed first. */
export function WeekDeliveries({ texts, today, clock }: TodayProps) {
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
