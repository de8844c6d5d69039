import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listMessages } from "~/site/messages/desk/message-desk.store.server.ts";
import { MessageList } from "~/site/messages/desk/message-list.tsx";
import { messageList } from "~/site/messages/desk/message-status.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = messageList.read(new URL(request.url).searchParams);
	const { rows, found } = await listMessages(shop.db, query);
	withinPages(messageList, adminUrls.messages(language), query, found.total);
	const several = severalTexts(language, "messages");
	return { query, rows, found, texts: pageTexts[language].adminTrade, several };
}

export default function Messages({ loaderData }: Route.ComponentProps) {
	return <MessageList {...loaderData} />;
}
