import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
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
	const { adminSeveral: texts, adminTrade } = pageTexts[language];
	const asked = await askAboutSeveral(request, {
		list: { title: adminTrade.quotes.title, address: adminUrls.quotes(language) },
		acts: texts.acts.quotes,
		find: (ids) => quotesByIds(db, ids),
		shown: ({ id, customerName, companyName, email, status }, to) => ({
			...{ id, name: customerName, code: status, letter: null },
			detail: [companyName, email].filter(Boolean).join(", "),
			address: adminUrls.quote(language, id),
			isPossible: canActOn(status, to),
		}),
	});
	return { texts, codes: adminTrade.statuses.quote, ...asked };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db } = services(context);
	const author = allowed(context, "quotes.change");
	return answerSeveral(await request.formData(), {
		...{ what: "quotes", codes: quoteStatuses, acts: quoteActs },
		change: ({ id, seen, to }) => changeQuoteStatus(db, author, { id, seen, to }),
		canUndo: ({ seen, to }) => quoteSteps[to].includes(seen),
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralQuotes({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
