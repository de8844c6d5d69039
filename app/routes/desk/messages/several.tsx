import { randomUUID } from "node:crypto";
import { pageSize } from "~/desk/list/list-query.ts";
import { severalFields } from "~/desk/list/several-form.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { backTo, inOrder, readAsk } from "~/desk/several/several.ts";
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
	const { searchParams } = new URL(request.url);
	const ask = readAsk(searchParams, messageActs, pageSize);
	if (ask === null) throw new Response(null, { status: 400 });
	const { ids, to } = ask;
	const found = to === null || ids.length === 0 ? [] : await messagesByIds(db, ids);
	const { adminSeveral: texts, adminTrade } = pageTexts[language];
	return {
		texts,
		list: {
			title: adminTrade.messages.title,
			address: backTo(adminUrls.messages(language), searchParams.get(severalFields.back)),
		},
		act: to && texts.acts.messages[to],
		to: to ?? "",
		codes: adminTrade.statuses.message,
		formKey: randomUUID(),
		rows: inOrder(ids, found).map(({ id, name, email, subject, status }) => ({
			...{ id, name, code: status, letter: null },
			detail: [email, subject].filter(Boolean).join(", "),
			address: adminUrls.message(language, id),
			isPossible: to !== null && messageSteps[status].includes(to),
		})),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = services(context);
	const author = allowed(context, "messages.change");
	return answerSeveral(await request.formData(), {
		...{ what: "messages", codes: messageStatuses, acts: messageActs, most: pageSize },
		change: ({ id, seen, to }) => changeMessageStatus(db, author, { id, seen, to }),
		canUndo: () => true,
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralMessages({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
