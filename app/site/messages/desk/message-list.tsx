import { CardTable } from "~/desk/list/card-table.tsx";
import { dateSortWords, ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { useOwnColumns } from "~/desk/views/own-columns.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import { MessageBadge } from "./message-badge.tsx";
import type { Message } from "./message-desk.store.server.ts";

const longestStart = 120;

/** The beginning of a message on one line. */
function startOf(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > longestStart ? `${line.slice(0, longestStart).trimEnd()}…` : line;
}

/** The messages that a query finds. */
export function MessageList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> & SeveralTexts & { rows: Message[] },
) {
	const { texts, rows } = props;
	const language = useLanguage();
	const several = useSeveral("messages", props.several);
	const t = useTranslations("contact");
	const checkout = useTranslations("checkout");
	const address = adminUrls.messages(language);
	const { words } = texts;
	const columns = useOwnColumns<"messages", Message>("messages", {
		date: { label: words.date, cell: ({ createdAt }) => <Moment date={createdAt} /> },
		email: { label: checkout("email"), width: "minmax(8rem,1.2fr)", cell: ({ email }) => email },
		phone: { label: t("phone"), width: "minmax(6rem,1fr)", cell: ({ phone }) => phone || "–" },
		language: { label: words.language, cell: (message) => languageTable[message.language].nativeName },
		message: {
			...{ label: t("message"), width: "minmax(8rem,2fr)" },
			cell: ({ subject, message }) => (
				<>
					{subject && <span className="block font-semibold">{subject}</span>}
					<span className="text-muted">{startOf(message)}</span>
				</>
			),
		},
		status: { label: words.status, cell: ({ status }) => <MessageBadge status={status} texts={texts} /> },
	});
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.messages}
			address={address}
			hasFiles
			statuses={texts.statuses.message}
			sorts={dateSortWords(texts)}
			columnChoice={columns.choice}
		>
			<CardTable
				label={texts.messages.title}
				columns={[checkout("name"), ...columns.labels]}
				template={["minmax(10rem,1fr)", ...columns.widths]}
				tick={several?.words.choose}
				rows={rows.map((message) => ({
					id: message.id,
					to: adminUrls.message(language, message.id),
					...{ name: message.name, tickedAs: message.name },
					cells: columns.cellsOf(message),
				}))}
			/>
		</ListPage>
	);
}
