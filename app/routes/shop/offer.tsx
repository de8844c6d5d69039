import { randomUUID } from "node:crypto";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { formatDate, formatEuro } from "~/i18n/format.ts";
import { momentText } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { offerUrls } from "~/offer-urls.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { acceptOffer, findOrderOfOffer } from "~/trade/offers/accept-offer.server.ts";
import { type AnswerResult, askAboutOffer, declineOffer } from "~/trade/offers/answer-offer.server.ts";
import { findOfferByToken, type LinkedOffer } from "~/trade/offers/offer.store.server.ts";
import { linkState, missingOf, versionNumber } from "~/trade/offers/offer.ts";
import { offerToken } from "~/trade/offers/offer-link.server.ts";
import { shownOffer } from "~/trade/offers/offer-view.server.ts";
import {
	type AnswerProblem,
	answerFields,
	type OfferAnswer,
	type OfferIntent,
	offerIntents,
	readAcceptance,
	readMessage,
} from "~/trade/offers/shop/answer-form.ts";
import { OfferPage } from "~/trade/offers/shop/offer-page.tsx";
import { orderKey, orderKeyParameter } from "~/trade/orders/order-access.server.ts";
import { urls } from "~/urls.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { memberOf } from "~/values/closed-set.ts";
import { callAddress } from "~/values/phone.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language } from "~/values/vocabulary.ts";
import { letterSender, orderTaker } from "../letter-sender.server.ts";
import type { Route } from "./+types/offer";

const closed = { ...notKept, "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

const askedParameter = "asked";

/** The offer of a link; to whoever has none it is as unknown as one that does not exist. @throws 404, which nobody keeps */
async function requireOffer({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
	const { db } = services(context);
	const found = await findOfferByToken(db, params.token);
	if (!found) throw data(null, { status: 404, headers: closed });
	return found;
}

const today = (now: Date) => antwerpClock(now).slice(0, 10);

/** Where the order is, for whoever holds the link of its offer. */
function orderAddress(secret: string, language: Language, orderId: string): string {
	return `${urls.orderConfirmation(language, orderId)}?${orderKeyParameter}=${orderKey(secret, orderId)}`;
}

/** The version that stands instead, where it went to the same buyer. */
function newerAddress({ version, binding }: LinkedOffer, secret: string, language: Language): string | null {
	if (!binding || binding.id === version.id) return null;
	if (binding.email.toLowerCase() !== version.content.buyer.email.toLowerCase()) return null;
	return offerUrls.offer(language, offerToken(secret, binding.id));
}

export async function loader(args: Route.LoaderArgs) {
	const { params, url, context } = args;
	const { db, cache, secret } = services(context);
	const found = await requireOffer(args);
	const { offer, version, order } = found;
	const language = languageOf(context);
	const { phone, phoneLink } = await requireCompany(db, cache);
	const { buyer, hasDrawing } = version.content;
	const page = {
		texts: pageTexts[language].offerPage,
		...{ number: versionNumber(offer.number, version.version), offer: offer.number },
		state: linkState(offer, version.version, today(new Date())),
		shown: shownOffer(version, language),
		language: offer.language,
		drawing: hasDrawing && offer.hasDrawing ? offerUrls.file(language, params.token, "drawing.jpg") : null,
		pdf: offerUrls.file(language, params.token, "offer.pdf"),
		newer: newerAddress(found, secret, language),
		accepted:
			order && offer.answeredAt
				? {
						...{ by: offer.answeredBy ?? buyer.name, on: formatDate(language, offer.answeredAt) },
						order: { number: order.orderNumber, address: orderAddress(secret, language, order.id) },
					}
				: null,
		messages: found.messages.map(({ author, text, createdAt }) => ({
			...{ author, text, on: momentText(language, new Date(createdAt)) },
		})),
		...{ buyerName: buyer.name, missing: missingOf(buyer) },
		total: formatEuro(language, version.totalAmount, "always"),
		phone: { shown: phone, link: phoneLink ? `tel:${phoneLink}` : callAddress(phone) },
		...{ messageKey: randomUUID(), wasAsked: url.searchParams.has(askedParameter) },
		action: offerUrls.offer(language, params.token),
	};
	return data(page, { headers: closed });
}

const statusOf: Record<AnswerProblem, number> = {
	...{ expired: 409, superseded: 409, withdrawn: 409, declined: 409, accepted: 409, gone: 404 },
	...{ missing: 422, many: 429, failed: 503, unsure: 503, notSent: 503, fields: 422 },
};

function refuse(answer: OfferAnswer) {
	return data(answer, { status: statusOf[answer.problem], headers: closed });
}

/** What came of an acceptance that broke off: its answer may be all that was lost. @returns the order; null: nothing was ordered */
async function lookOnceMore(shop: Services, offerId: string): Promise<string | null | "unsure"> {
	try {
		return await findOrderOfOffer(shop.db, offerId);
	} catch (error) {
		log.warn("not known whether an offer was accepted", { offer: offerId, error: errorText(error) });
		return "unsure";
	}
}

/** Leads back to the page, or says why nothing came of the form. */
function settled(
	result: AnswerResult,
	{ intent, typed, to }: { intent: OfferIntent; typed: OfferAnswer["typed"]; to: string },
) {
	if (result === "done") return redirect(to, { status: 303, headers: closed });
	return refuse({ intent, typed, problem: result.problem, problems: {} });
}

export async function action(args: Route.ActionArgs) {
	const { params, request, context } = args;
	const shop = services(context);
	const language = languageOf(context);
	const { offer, version } = await requireOffer(args);
	const form = await request.formData();
	const intent = memberOf(offerIntents, String(form.get(answerFields.intent) ?? ""));
	if (intent === null) throw data(null, { status: 400, headers: closed });
	const page = offerUrls.offer(language, params.token);
	const about = { offerId: offer.id, version: version.version, now: new Date() };
	const fields = (typed: OfferAnswer["typed"], problems: OfferAnswer["problems"]) =>
		refuse({ intent, typed, problems, problem: "fields" });
	try {
		switch (intent) {
			case "accept": {
				const { buyer } = version.content;
				const { name, address, typed, problems } = readAcceptance(form, buyer);
				if (Object.keys(problems).length > 0) return fields(typed, problems);
				const result = await acceptOffer(shop.db, await orderTaker(shop), {
					...{ ...about, name, address, how: "link", actor: { id: null, email: buyer.email } },
					userId: (await signedInOf(context))?.id ?? null,
				});
				if ("problem" in result) return refuse({ intent, typed, problem: result.problem, problems: {} });
				if (!result.isNew) return redirect(page, { status: 303, headers: closed });
				shop.deliverMail();
				const to = orderAddress(shop.secret, language, result.orderId);
				return redirect(to, { status: 303, headers: closed });
			}
			case "decline": {
				const { text: reason, problems } = readMessage(form, "reason", false);
				if (Object.keys(problems).length > 0) return fields({ reason }, problems);
				const result = await declineOffer(shop.db, await letterSender(shop), { ...about, reason });
				shop.deliverMail();
				return settled(result, { intent, typed: { reason }, to: page });
			}
			case "ask": {
				const { text, problems } = readMessage(form, "text", true);
				if (Object.keys(problems).length > 0) return fields({ text }, problems);
				const key = String(form.get(answerFields.key) ?? "");
				if (!isUuid(key)) throw data(null, { status: 400, headers: closed });
				const result = await askAboutOffer(shop.db, await letterSender(shop), { ...about, text, key });
				shop.deliverMail();
				return settled(result, { intent, typed: { text }, to: `${page}?${askedParameter}=1` });
			}
		}
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		log.error("offer not answered", { offer: offer.id, intent, error: errorText(error) });
		const typed = Object.fromEntries(
			[...form].filter(([, value]) => typeof value === "string"),
		) as OfferAnswer["typed"];
		const refused = { intent, typed, problems: {} };
		if (intent !== "accept") return refuse({ ...refused, problem: "notSent" });
		const orderId = await lookOnceMore(shop, offer.id);
		if (orderId === null || orderId === "unsure") {
			return refuse({ ...refused, problem: orderId ?? "failed" });
		}
		shop.deliverMail();
		return redirect(orderAddress(shop.secret, language, orderId), { status: 303, headers: closed });
	}
}

/** After a refusal the page shows what the offer has become, with what can be done now; where the shop failed it stays. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { formMethod, actionStatus, defaultShouldRevalidate } = args;
	const isRefused = formMethod !== undefined && actionStatus !== undefined && actionStatus < 500;
	return isRefused || defaultShouldRevalidate;
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, number } = loaderData;
	return (
		<>
			<Seo title={`${texts.number} ${number}`} description={texts.title} alternates={{}} index={false} />
			<OfferPage {...loaderData} answer={actionData ?? null} />
		</>
	);
}
