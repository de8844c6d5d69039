import { data, redirect } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerBuyerForm, buyerIntentOf } from "~/trade/buyers/desk/answer-buyer-form.server.ts";
import { findBuyer } from "~/trade/buyers/desk/buyer.store.server.ts";
import { buyerKey } from "~/trade/buyers/desk/buyer.ts";
import { BuyerPage } from "~/trade/buyers/desk/buyer-page.tsx";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { may } from "~/values/rights.ts";
import { allowed, deskMember } from "../admin.server.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const email = buyerKey(params.email);
	const card = email && (await findBuyer(db, email));
	if (!card) throw data(null, { status: 404 });
	// One page for one buyer: that of the address that the buyer goes by.
	if (card.email !== params.email) throw redirect(adminUrls.buyer(language, card.email) + url.search);
	const { role } = deskMember(context);
	const isTrade = may(role, "quotes.read");
	const pages = pageTexts[language];
	return {
		card: isTrade ? card : { ...card, quotes: [], offers: [], messages: [], notes: [] },
		may: { trade: isTrade, mails: may(role, "mails.read"), change: may(role, "buyers.change") },
		...{ texts: pages.adminBuyers, tradeTexts: pages.adminTrade, invoiceTexts: pages.adminInvoices },
		...{ vatTexts: pages.adminVat, offerTexts: pages.adminOffers },
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const author = allowed(context, "buyers.change", "notes.add");
	const email = buyerKey(params.email);
	if (email === null) throw data(null, { status: 404 });
	const form = await request.formData();
	const cardOf = (of: string) => adminUrls.buyer(language, of);
	const intent = buyerIntentOf(form);
	if (intent) return answerBuyerForm(shop.db, author, { email, cardOf }, { intent, form });
	const card = await findBuyer(shop.db, email);
	if (!card) throw data(null, { status: 404 });
	const thing = {
		...{ entity: "buyer" as const, id: card.email, label: card.email, address: cardOf(card.email) },
		resend: async () => false,
	};
	return answerDeskForm(shop, author, thing, form);
}

export default function Buyer({ loaderData, actionData }: Route.ComponentProps) {
	return <BuyerPage {...loaderData} answer={useStandingAnswer(actionData)} />;
}
