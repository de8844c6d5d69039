import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readCaseFile } from "~/mail/desk/case-file.server.ts";
import { CasePage } from "~/mail/desk/case-page.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { changeMessageStatus } from "~/site/messages/desk/change-message-status.server.ts";
import { MessageBadge } from "~/site/messages/desk/message-badge.tsx";
import { findMessage } from "~/site/messages/desk/message-desk.store.server.ts";
import { MessageDetail } from "~/site/messages/desk/message-detail.tsx";
import { messageSteps } from "~/site/messages/desk/message-status.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { memberOf } from "~/values/closed-set.ts";
import { messageStatuses } from "~/values/desk-sets.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [message, file] = await Promise.all([
		findMessage(shop.db, params.id),
		readCaseFile(shop.db, "message", params.id),
	]);
	if (!message) throw data(null, { status: 404 });
	return { message, file, texts: pageTexts[language].adminTrade };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "messages.change", "letters.resend", "notes.add");
	const { id } = params;
	const message = await findMessage(shop.db, id);
	if (!message) throw data(null, { status: 404 });
	const thing = {
		entity: "message" as const,
		readFile: readAttachedFile,
		id,
		label: message.name,
		address: adminUrls.message(language, id),
		async changeStatus(seenText: string, toText: string) {
			const [seen, to] = [memberOf(messageStatuses, seenText), memberOf(messageStatuses, toText)];
			return seen && to && changeMessageStatus(shop.db, admin, { id, seen, to });
		},
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
	};
	return answerDeskForm(shop, admin, thing, await request.formData());
}

export { readsMoved as shouldRevalidate } from "~/desk/detail/reads-moved.tsx";

export default function ContactMessage({ loaderData, actionData }: Route.ComponentProps) {
	const { message, file, texts } = loaderData;
	const language = useLanguage();
	return (
		<CasePage
			right="messages.change"
			texts={texts}
			list={{ title: texts.messages.title, address: adminUrls.messages(language) }}
			kind={texts.messages.one}
			title={message.name}
			status={{
				code: message.status,
				steps: messageSteps,
				names: texts.statuses.message,
				asked: null,
				presses: texts.messageSteps,
				badge: (status) => <MessageBadge status={status} texts={texts} />,
				since: message.createdAt,
			}}
			file={file}
			address={adminUrls.message(language, message.id)}
			answer={useStandingAnswer(actionData)}
		>
			<MessageDetail message={message} texts={texts} />
		</CasePage>
	);
}
