import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { DetailPage } from "~/desk/detail/detail-page.tsx";
import { NotesPanel } from "~/desk/detail/notes-panel.tsx";
import { listNotes } from "~/desk/history/audit.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { listMailsAbout } from "~/mail/desk/mail-desk.store.server.ts";
import { MailsPanel } from "~/mail/desk/mails-panel.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findMessage } from "~/site/messages/desk/message-desk.store.server.ts";
import { MessageDetail } from "~/site/messages/desk/message-detail.tsx";
import { adminOf } from "../admin.server.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [message, notes, mails] = await Promise.all([
		findMessage(shop.db, params.id),
		listNotes(shop.db, "message", params.id),
		listMailsAbout(shop.db, "message", params.id),
	]);
	if (!message) throw data(null, { status: 404 });
	return { message, notes, mails, resendKey: randomUUID(), texts: pageTexts[language].adminTrade };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const { id } = params;
	const message = await findMessage(shop.db, id);
	if (!message) throw data(null, { status: 404 });
	const thing = {
		entity: "message" as const,
		id,
		label: message.name,
		address: adminUrls.message(language, id),
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
	};
	return answerDeskForm(shop, admin, thing, await request.formData());
}

export default function ContactMessage({ loaderData, actionData }: Route.ComponentProps) {
	const { message, notes, mails, resendKey, texts } = loaderData;
	const language = useLanguage();
	const action = adminUrls.message(language, message.id);
	const answer = actionData ?? null;
	return (
		<DetailPage
			texts={texts}
			list={{ title: texts.messages.title, address: adminUrls.messages(language) }}
			kind={texts.messages.one}
			title={message.name}
			answer={answer}
			aside={<MailsPanel {...{ texts, mails, resendKey, action }} />}
		>
			<MessageDetail message={message} texts={texts} />
			<NotesPanel {...{ texts, notes, answer, action }} />
		</DetailPage>
	);
}
