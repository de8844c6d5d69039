import { CardTable } from "~/desk/list/card-table.tsx";
import { dateSortWords, ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { useChosenColumns, useOwnColumns } from "~/desk/views/own-columns.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import { MailBadge } from "./mail-badge.tsx";
import type { MailRow } from "./mail-desk.store.server.ts";
import { NextTry } from "./next-try.tsx";

/**
 * The mails that a query finds, in the columns that whoever looks at them has chosen.
 * @param props.trouble why none goes out, in words
 */
export function MailList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> &
		SeveralTexts & { rows: MailRow[]; trouble: string | null },
) {
	const { texts, rows } = props;
	const language = useLanguage();
	const again = useSeveral("mails", props.several);
	const several = rows.some(({ status }) => status === "failed") ? again : null;
	const { number } = useFormat();
	const { words } = texts;
	const hasNextTry = useChosenColumns("mails").includes("nextTry");
	const columns = useOwnColumns<"mails", MailRow>("mails", {
		written: { label: words.written, cell: ({ createdAt }) => <Moment date={createdAt} /> },
		sent: { label: words.sent, cell: ({ sentAt }) => (sentAt ? <Moment date={sentAt} /> : "–") },
		recipient: { label: words.recipient, width: "minmax(10rem,1.5fr)", cell: ({ recipient }) => recipient },
		attempts: { label: words.attempts, cell: ({ attempts }) => number(attempts) },
		nextTry: {
			label: words.nextTry,
			cell: (mail) => (mail.status === "sent" ? "–" : <NextTry mail={mail} texts={texts} />),
		},
		status: {
			...{ label: words.status, width: "minmax(7rem,1fr)" },
			cell: (mail) => (
				<>
					<MailBadge status={mail.status} texts={texts} />
					{mail.lastError && <span className="block text-sm text-error">{mail.lastError}</span>}
					{mail.lastError && !hasNextTry && (
						<span className="block text-sm text-muted">
							{withColon(language, words.nextTry)} <NextTry mail={mail} texts={texts} />
						</span>
					)}
				</>
			),
		},
	});
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.mails}
			address={adminUrls.mails(language)}
			hasFiles={false}
			statuses={texts.statuses.mail}
			sorts={dateSortWords(texts)}
			columnChoice={columns.choice}
		>
			<CardTable
				label={texts.mails.title}
				columns={[texts.mails.one, ...columns.labels]}
				template={["minmax(10rem,2fr)", ...columns.widths]}
				tick={several?.words.choose}
				rows={rows.map((mail) => ({
					id: mail.id,
					to: adminUrls.mail(language, mail.id),
					name: mail.subject,
					// Others are on their way or there.
					...(mail.status === "failed" && { tickedAs: `${mail.subject}, ${mail.recipient}` }),
					cells: columns.cellsOf(mail),
				}))}
			/>
		</ListPage>
	);
}
