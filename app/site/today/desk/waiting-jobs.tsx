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
import { badgeText } from "~/desk/shell/waiting.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { isLate } from "./today.ts";
import { type TodayProps, type TodayTexts, waitText } from "./today-words.ts";
import { useDayNames } from "./use-day-names.ts";

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
function JobList({ jobs, texts }: { jobs: readonly Job[]; texts: TodayTexts }) {
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

/** What there is to do now. */
export function WaitingJobs(props: TodayProps) {
	return <JobList jobs={useJobs(props)} texts={props.texts} />;
}
