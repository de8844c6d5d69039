import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
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
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.messages}
			address={address}
			hasFiles
			statuses={texts.statuses.message}
		>
			<CardTable
				label={texts.messages.title}
				columns={[checkout("name"), texts.words.date, checkout("email"), t("message"), texts.words.status]}
				template="lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.2fr)_minmax(0,2fr)_auto]"
				tick={several?.words.choose}
				rows={rows.map((message) => ({
					id: message.id,
					to: adminUrls.message(language, message.id),
					...{ name: message.name, tickedAs: message.name },
					cells: [
						<Moment key="date" date={message.createdAt} />,
						message.email,
						<>
							{message.subject && <span className="block font-semibold">{message.subject}</span>}
							<span className="text-muted">{startOf(message.message)}</span>
						</>,
						<MessageBadge key="status" status={message.status} texts={texts} />,
					],
				}))}
			/>
		</ListPage>
	);
}
