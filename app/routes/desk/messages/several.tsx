import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { changeMessageStatus } from "~/site/messages/desk/change-message-status.server.ts";
import { messagesByIds } from "~/site/messages/desk/message-desk.store.server.ts";
import { messageActs, messageSteps } from "~/site/messages/desk/message-status.ts";
import { messageStatuses } from "~/values/desk-sets.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { adminSeveral: texts, adminTrade } = pageTexts[language];
	const asked = await askAboutSeveral(request, {
		list: { title: adminTrade.messages.title, address: adminUrls.messages(language) },
		acts: texts.acts.messages,
		find: (ids) => messagesByIds(db, ids),
		shown: ({ id, name, email, subject, status }, to) => ({
			...{ id, name, code: status, letter: null },
			detail: [email, subject].filter(Boolean).join(", "),
			address: adminUrls.message(language, id),
			isPossible: messageSteps[status].includes(to),
		}),
	});
	return { texts, codes: adminTrade.statuses.message, ...asked };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = services(context);
	const author = allowed(context, "messages.change");
	return answerSeveral(await request.formData(), {
		...{ what: "messages", codes: messageStatuses, acts: messageActs },
		change: ({ id, seen, to }) => changeMessageStatus(db, author, { id, seen, to }),
		canUndo: () => true,
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralMessages({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
