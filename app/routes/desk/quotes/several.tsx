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
import { changeQuoteStatus } from "~/trade/quotes/desk/change-quote-status.server.ts";
import { quotesByIds } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { canActOn, quoteActs, quoteSteps } from "~/trade/quotes/desk/quote-status.ts";
import { quoteStatuses } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const ask = readAsk(searchParams, quoteActs, pageSize);
	if (ask === null) throw new Response(null, { status: 400 });
	const { ids, to } = ask;
	const found = to === null || ids.length === 0 ? [] : await quotesByIds(db, ids);
	const { adminSeveral: texts, adminTrade } = pageTexts[language];
	return {
		texts,
		list: {
			title: adminTrade.quotes.title,
			address: backTo(adminUrls.quotes(language), searchParams.get(severalFields.back)),
		},
		act: to && texts.acts.quotes[to],
		to: to ?? "",
		codes: adminTrade.statuses.quote,
		formKey: randomUUID(),
		rows: inOrder(ids, found).map(({ id, customerName, companyName, email, status }) => ({
			...{ id, name: customerName, code: status, letter: null },
			detail: [companyName, email].filter(Boolean).join(", "),
			address: adminUrls.quote(language, id),
			isPossible: to !== null && canActOn(status, to),
		})),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = services(context);
	const author = allowed(context, "quotes.change");
	return answerSeveral(await request.formData(), {
		...{ what: "quotes", codes: quoteStatuses, acts: quoteActs, most: pageSize },
		change: ({ id, seen, to }) => changeQuoteStatus(db, author, { id, seen, to }),
		canUndo: ({ seen, to }) => quoteSteps[to].includes(seen),
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralQuotes({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
