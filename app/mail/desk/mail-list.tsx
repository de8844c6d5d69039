import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { MailBadge } from "./mail-badge.tsx";
import type { MailRow } from "./mail-desk.store.server.ts";
import { NextTry } from "./next-try.tsx";

/** The mails that a query finds. */
export function MailList(props: Pick<ListPageProps, "texts" | "query" | "found"> & { rows: MailRow[] }) {
	const { texts, rows } = props;
	const language = useLanguage();
	const { number } = useFormat();
	const { words } = texts;
	return (
		<ListPage
			{...props}
			words={texts.mails}
			address={adminUrls.mails(language)}
			hasFiles={false}
			statuses={texts.statuses.mail}
		>
			<CardTable
				label={texts.mails.title}
				columns={[texts.mails.one, words.written, words.recipient, words.attempts, words.status]}
				template="lg:grid-cols-[minmax(0,2fr)_auto_minmax(0,1.5fr)_auto_minmax(0,1fr)]"
				rows={rows.map((mail) => ({
					id: mail.id,
					to: adminUrls.mail(language, mail.id),
					name: mail.subject,
					cells: [
						<Moment key="date" date={mail.createdAt} />,
						mail.recipient,
						number(mail.attempts),
						<>
							<MailBadge status={mail.status} texts={texts} />
							{mail.lastError && <span className="block text-sm text-error">{mail.lastError}</span>}
							{mail.lastError && (
								<span className="block text-sm text-muted">
									{words.nextTry}: <NextTry mail={mail} texts={texts} />
								</span>
							)}
						</>,
					],
				}))}
			/>
		</ListPage>
	);
}
