import { Link } from "react-router";
import { deskLink, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { IfMay, useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { MailBadge } from "./mail-badge.tsx";
import type { MailRow } from "./mail-desk.store.server.ts";
import { NextTry } from "./next-try.tsx";
import { ResendForm } from "./resend-form.tsx";

type MailsPanelProps = {
	texts: PageTexts["adminTrade"];
	/** Newest first. */
	mails: readonly MailRow[];
	/** What whoever sends one again should know. */
	warning?: string | null;
	resendKey: string;
	action: string;
};

/** The mails about a thing, how far each has come, and sending one again. */
export function MailsPanel({ texts, mails, warning, resendKey, action }: MailsPanelProps) {
	const language = useLanguage();
	const mayRead = useMay("mails.read");
	return (
		<Panel title={texts.resend.title} id="mails">
			{warning && mails.length > 0 && <p className="text-sm text-muted">{warning}</p>}
			{mails.length === 0 && <p className="text-muted">{texts.resend.none}</p>}
			<ul className="grid gap-4 empty:hidden">
				{mails.map((mail) => (
					<li key={mail.id} className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
						{mayRead ? (
							<Link to={adminUrls.mail(language, mail.id)} className={deskLink}>
								{mail.subject}
							</Link>
						) : (
							<span className="font-semibold">{mail.subject}</span>
						)}
						<span className="text-sm text-muted [overflow-wrap:anywhere]">{mail.recipient}</span>
						<span className="flex flex-wrap items-center gap-2 text-sm text-muted">
							<MailBadge status={mail.status} texts={texts} />
							{mail.repeats !== null && <span>{texts.resend.again}</span>}
							<Moment date={mail.sentAt ?? mail.createdAt} />
						</span>
						{mail.lastError && (
							<span className="text-sm text-error [overflow-wrap:anywhere]">{mail.lastError}</span>
						)}
						{mail.lastError && (
							<span className="text-sm text-muted">
								{withColon(language, texts.words.nextTry)} <NextTry mail={mail} texts={texts} />
							</span>
						)}
						<IfMay right="letters.resend">
							<ResendForm {...{ texts, mail, resendKey, action }} />
						</IfMay>
					</li>
				))}
			</ul>
		</Panel>
	);
}
