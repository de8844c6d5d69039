import { data, Form, redirect, useLocation, useNavigation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { useLastTicket } from "~/people/guard/guard-fields.tsx";
import { writeFlash } from "~/people/visitor/visitor-cookies.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { clientAddress, type Services, services } from "~/platform/services.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { findProduct } from "~/trade/catalog/catalog.store.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { type ProductSelection, selectionFromUrl, selectionToUrl } from "~/trade/catalog/selection.ts";
import { asksOf } from "~/trade/lines/delivery-wish.ts";
import { answerOfGone, answerQuote, sentChoice } from "~/trade/quotes/answer-quote.server.ts";
import { askedOf, askedRowsOf, askedSelection } from "~/trade/quotes/asked-rows.server.ts";
import { askedLine, likelyRequestType } from "~/trade/quotes/quote-choice.ts";
import { placeText } from "~/trade/quotes/quote-mails.server.ts";
import { QuoteForm } from "~/trade/quotes/shop/quote-form.tsx";
import type { QuotePage } from "~/trade/quotes/shop/quote-page.ts";
import { QuoteProblem } from "~/trade/quotes/shop/quote-problem.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { asideField } from "~/ui/lost-form/lost-form.ts";
import { SubmitButton } from "~/ui/submit-button.tsx";
import { urls } from "~/urls.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Language, purchaseOptionOf } from "~/values/vocabulary.ts";
import { letterSender } from "../letter-sender.server.ts";
import type { Route } from "./+types/request-quote";
import { keepPosted, postedOf } from "./posted-form.server.ts";
import { requireProduct } from "./require-product.server.ts";

/** What the form's page says in a language, for what is asked for. */
function pageWords(
	language: Language,
	selection: ProductSelection,
	line: Parameters<typeof askedLine>[0],
): Pick<QuotePage, "texts" | "postcodeError" | "wish"> {
	const { quoteRequest, container, checkoutPage, deliveryWish } = pageTexts[language];
	const { dateInvalid, width, length } = checkoutPage.errors;
	return {
		texts: quoteRequest,
		postcodeError: container.postcodeErrors[selection.transport.country],
		wish: {
			asks: asksOf([askedLine(line)]),
			today: antwerpClock(new Date()).slice(0, 10),
			texts: deliveryWish,
			errors: { dateInvalid, width, length },
		},
	};
}

/** The container's page with what was chosen of it, so that nobody chooses it all again. */
function containerAddress(
	product: ProductDetails,
	selection: ProductSelection | null,
	language: Language,
): string {
	const query = selection === null ? "" : selectionToUrl(selection, product).toString();
	return urls.container(language, product.text.slug) + (query && `?${query}`);
}

/** The page that answers a form for a container that is gone: all that it needs of one has been sent along. */
function goneContainerPage(
	{ secret }: Services,
	language: Language,
	{ slug, posted }: { slug: string; posted: FormData },
) {
	const selection = sentChoice(posted, language);
	const purchaseOption = selection.condition && purchaseOptionOf[selection.condition];
	const page: QuotePage = {
		...{ ticket: issueTicket(secret, "quote", new Date()), product: slug, asked: [] },
		start: { deliveryAddress: "", requestType: "" },
		...pageWords(language, selection, { transportType: selection.transport.delivery, purchaseOption }),
	};
	return { title: null, back: null, selection, ...page };
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const posted = postedOf(context);
	const found = posted && (await findProduct(shop.db, shop.cache, language, params.slug));
	if (posted && !found) {
		return data(goneContainerPage(shop, language, { slug: params.slug, posted }), { headers: notKept });
	}
	const product = found ?? (await requireProduct(shop, language, { slug: params.slug, request }));
	const { searchParams, search } = url;
	// A form that was sent to an address of before is answered there: no address takes along what was typed.
	if (params.slug !== product.text.slug && !posted)
		throw redirect(urls.requestQuote(language, product.text.slug) + search, 301);
	const selection = selectionFromUrl(searchParams, product, language);
	const { title } = product.text;
	const ticket = issueTicket(shop.secret, "quote", new Date());
	const back = containerAddress(product, selection, language);
	const { choice, rows } = await askedOf(shop, { product, selection, language });
	const page: QuotePage = {
		...{ ticket, product: product.id },
		asked: rows,
		start: {
			deliveryAddress: choice.transportPostcode ? placeText(choice, language) : "",
			requestType: likelyRequestType(choice) ?? "",
		},
		...pageWords(language, selection, choice),
	};
	return data({ title, back, selection, ...page }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const product = await findProduct(shop.db, shop.cache, language, params.slug);
	const fields = await request.formData();
	keepPosted(context, fields);
	if (fields.has(asideField)) {
		const asked = product && (await askedRowsOf(shop, { product, fields, language }));
		// The page that stands around the form is not read anew then: it is gone too.
		return data({ asked }, { status: product ? 200 : 404, headers: notKept });
	}
	const now = new Date();
	if (!product) {
		return data(answerOfGone(shop, { fields, language, now }), { status: 404, headers: notKept });
	}
	const { answer, status } = await answerQuote(shop, await letterSender(shop), {
		product,
		language,
		fields,
		address: clientAddress(context),
		now,
	});
	if (!answer.sent || fields.get("dialog") === "on") return data(answer, { status });
	const kind = answer.mailsLater ? "quote_arrived" : "quote_sent";
	const headers = { "Set-Cookie": writeFlash(request, { kind }) };
	return redirect(containerAddress(product, askedSelection(fields, language), language), {
		status: 303,
		headers,
	});
}

/** The quote form as a page of its own, for visitors without scripts. */
export default function RequestQuote({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("quote");
	const sending = useNavigation().formMethod === "POST";
	const { title, back, selection, ticket } = loaderData;
	const { pathname, search } = useLocation();
	const answer = actionData && "sent" in actionData ? actionData : null;
	const isGone = back === null || (answer !== null && "isGone" in answer);
	const details = useTranslations("catalog.details");
	const language = useLanguage();
	return (
		<div className="page grid max-w-3xl gap-6 pt-10 pb-16">
			<Seo
				title={title === null ? t("title") : labelled(language, t("title"), title)}
				description={t("intro")}
				alternates={{}}
				index={false}
			/>
			<header className="grid gap-2">
				<h1 className="text-3xl">{t("title")}</h1>
				<p className="text-muted">
					{title !== null && `${title}. `}
					{t("intro")}
				</p>
			</header>
			<QuoteForm
				address={pathname + search}
				selection={selection}
				page={loaderData}
				ticket={useLastTicket(answer) ?? ticket}
				result={answer?.reply ?? null}
				problem={<QuoteProblem answer={answer} texts={loaderData.texts} />}
				renderForm={(form) => (
					<Form method="post" noValidate {...form}>
						{form.children}
					</Form>
				)}
				buttons={
					<div className="flex flex-wrap gap-3">
						<SubmitButton variant="signal" sending={sending}>
							{sending ? t("submitting") : t("submit")}
						</SubmitButton>
						<ButtonLink to={isGone ? urls.containers(language) : back} variant="quiet">
							{isGone ? details("browse") : t("back")}
						</ButtonLink>
					</div>
				}
			/>
		</div>
	);
}
