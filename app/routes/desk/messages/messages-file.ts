import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { allMessages } from "~/site/messages/desk/message-desk.store.server.ts";
import { messageSheet } from "~/site/messages/desk/message-sheet.server.ts";
import { messageList } from "~/site/messages/desk/message-status.ts";
import type { Route } from "./+types/messages-file";

/** All messages that the list's query finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = messageList.read(new URL(request.url).searchParams);
	const { title } = pageTexts[language].adminTrade.messages;
	const portions = allMessages(services(context).db, query);
	return sheetAnswer(request, { name: "messages", title, portions, ...messageSheet(language) }, new Date());
}
