import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { MailBadge } from "./mail-badge.tsx";
import type { MailRow } from "./mail-desk.store.server.ts";
import { NextTry } from "./next-try.tsx";

/** The mails that a query finds. */
export function MailList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> & SeveralTexts & { rows: MailRow[] },
) {
	const { texts, rows } = props;
	const language = useLanguage();
	const again = useSeveral("mails", props.several);
	const several = rows.some(({ status }) => status === "failed") ? again : null;
	const { number } = useFormat();
	const { words } = texts;
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.mails}
			address={adminUrls.mails(language)}
			hasFiles={false}
			statuses={texts.statuses.mail}
		>
			<CardTable
				label={texts.mails.title}
				columns={[texts.mails.one, words.written, words.recipient, words.attempts, words.status]}
				template="lg:grid-cols-[minmax(0,2fr)_auto_minmax(0,1.5fr)_auto_minmax(0,1fr)]"
				tick={several?.words.choose}
				rows={rows.map((mail) => ({
					id: mail.id,
					to: adminUrls.mail(language, mail.id),
					name: mail.subject,
					// Others are on their way or there.
					...(mail.status === "failed" && { tickedAs: `${mail.subject}, ${mail.recipient}` }),
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
