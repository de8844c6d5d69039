import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { requireVatSettings } from "~/company/company.store.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { createOffer } from "~/trade/offers/desk/create-offer.server.ts";
import { newOfferSchema } from "~/trade/offers/desk/new-offer.schema.ts";
import { type NewOfferAnswer, newOfferFields } from "~/trade/offers/desk/new-offer.ts";
import { NewOfferPage } from "~/trade/offers/desk/new-offer-page.tsx";
import { repeatOrder } from "~/trade/offers/desk/repeat-order.server.ts";
import { findQuote } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { isUuid } from "~/values/uuid.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const quoteId = url.searchParams.get("quote");
	const found = quoteId === null ? null : await findQuote(db, language, quoteId);
	if (quoteId !== null && !found) throw data(null, { status: 404 });
	const orderId = url.searchParams.get(newOfferFields.order);
	const repeated = orderId === null ? null : await repeatOrder(db, orderId);
	if (orderId !== null && !repeated) throw data(null, { status: 404 });
	return {
		texts: pageTexts[language].adminOffers,
		list: pageTexts[language].adminTrade.offers.title,
		quote: found && { id: found.quote.id, name: found.quote.customerName, title: found.productTitle },
		order:
			orderId !== null && repeated
				? {
						...{ id: orderId, number: repeated.number, name: repeated.buyer.name },
						differences: repeated.differences,
					}
				: null,
		/** Of the offer that the form makes: sent twice it makes one. */
		id: randomUUID(),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "offers.change");
	const form = await request.formData();
	const id = String(form.get(newOfferFields.id) ?? "");
	if (!isUuid(id)) throw data(null, { status: 400 });
	const quoteId = String(form.get(newOfferFields.quote) ?? "");
	const common = { id, vat: await requireVatSettings(shop.db, shop.cache), now: new Date() };
	if (quoteId !== "") {
		const made = isUuid(quoteId) ? await createOffer(shop, admin, { ...common, from: { quoteId } }) : null;
		if (made?.result !== "made") throw data(null, { status: 404 });
		return redirect(adminUrls.offer(language, id), { status: 303 });
	}
	const orderId = String(form.get(newOfferFields.order) ?? "");
	if (orderId !== "") {
		const made = await createOffer(shop, admin, { ...common, from: { orderId } });
		if (made.result !== "made") throw data(null, { status: 404 });
		return redirect(adminUrls.editOffer(language, id), { status: 303 });
	}
	const submission = parseForm(form, newOfferSchema);
	if (submission.status !== "success") {
		return data<NewOfferAnswer>({ id, reply: submission.reply(), begun: null }, { status: 422 });
	}
	const made = await createOffer(shop, admin, { ...common, from: submission.value });
	if (made.result === "other") {
		// What was taken stays as it is; the next press makes an offer of its own.
		const begun = { id, number: made.number, name: made.name };
		return data<NewOfferAnswer>({ id: randomUUID(), reply: submission.reply(), begun }, { status: 409 });
	}
	return redirect(adminUrls.editOffer(language, id), { status: 303 });
}

export default function NewOffer({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	const answer = useStandingAnswer(actionData);
	return (
		<NewOfferPage
			{...loaderData}
			list={loaderData.order ? loaderData.order.number : loaderData.list}
			id={answer?.id ?? loaderData.id}
			reply={answer?.reply ?? null}
			begun={answer?.begun ?? null}
			action={adminUrls.newOffer(language)}
			back={loaderData.order ? adminUrls.order(language, loaderData.order.id) : adminUrls.offers(language)}
		/>
	);
}
