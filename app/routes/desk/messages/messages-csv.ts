import { csvAnswer } from "~/desk/list/csv-answer.server.ts";
import { listOf } from "~/desk/list/list-query.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listAllMessages } from "~/site/messages/desk/message-desk.store.server.ts";
import { messageRows } from "~/site/messages/desk/messages-csv.server.ts";
import type { Route } from "./+types/messages-csv";

const messageList = listOf();

/** All messages that the list's query finds, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = messageList.read(new URL(request.url).searchParams);
	return csvAnswer("messages", messageRows(await listAllMessages(shop.db, query), language), new Date());
}
