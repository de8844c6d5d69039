import { redirect } from "react-router";
import { listAddress, pageCount, readListQuery } from "~/desk/list/list-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { listMails } from "~/mail/desk/mail-desk.store.server.ts";
import { MailList } from "~/mail/desk/mail-list.tsx";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { mailStatuses } from "~/values/vocabulary.ts";

import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = readListQuery(new URL(request.url).searchParams, mailStatuses);
	const { rows, found } = await listMails(shop.db, query);
	const last = pageCount(found.total);
	if (query.page > last) throw redirect(listAddress(adminUrls.mails(language), { ...query, page: last }));
	return { query, rows, found, texts: pageTexts[language].adminTrade };
}

export default function Mails({ loaderData }: Route.ComponentProps) {
	return <MailList {...loaderData} />;
}
