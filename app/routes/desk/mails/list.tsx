import { dateSorts, listOf } from "~/desk/list/list-query.ts";
import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { listMails } from "~/mail/desk/mail-desk.store.server.ts";
import { MailList } from "~/mail/desk/mail-list.tsx";
import { mailTrouble } from "~/mail/desk/mail-trouble.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { mailStatuses } from "~/values/vocabulary.ts";
import type { Route } from "./+types/list";

const mailList = listOf("status", mailStatuses, true, dateSorts);

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = mailList.read(new URL(request.url).searchParams);
	const { rows, found } = await listMails(shop.db, query);
	withinPages(mailList, adminUrls.mails(language), query, found.total);
	const several = severalTexts(language, "mails");
	const trouble = mailTrouble(shop.config, language);
	return { query, rows, found, trouble, texts: pageTexts[language].adminTrade, several };
}

export default function Mails({ loaderData }: Route.ComponentProps) {
	return <MailList {...loaderData} />;
}
