import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { deskFields } from "~/desk/detail/desk-form.ts";
import type { LetterDraft } from "~/desk/detail/letter-fields.tsx";
import type { KeyedLetter } from "~/desk/detail/own-letter.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readCaseFile } from "~/mail/desk/case-file.server.ts";
import { CasePage } from "~/mail/desk/case-page.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { readAttachedFile } from "~/media/attached-file.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { parseConfiguration } from "~/trade/conversions/configuration-code.ts";
import { describeConfiguration } from "~/trade/conversions/describe-configuration.ts";
import { conversionSubject } from "~/trade/conversions/request-modification.server.ts";
import { viewQuery } from "~/trade/conversions/shop/page-view.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { listOffersOfQuote } from "~/trade/offers/desk/offer-desk.store.server.ts";
import { QuoteOffers } from "~/trade/offers/desk/offer-panels.tsx";
import { answerQuoteByLetter, changeQuoteStatus } from "~/trade/quotes/desk/change-quote-status.server.ts";
import { QuoteBadge } from "~/trade/quotes/desk/quote-badge.tsx";
import { type FoundQuote, findQuote } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { QuoteDetail } from "~/trade/quotes/desk/quote-detail.tsx";
import { draftAnswer, draftQuoteLetter } from "~/trade/quotes/desk/quote-letters.server.ts";
import { type QuoteStatus, quoteSteps, quoteWarning } from "~/trade/quotes/desk/quote-status.ts";
import type { QuoteSubject, StoredQuote } from "~/trade/quotes/quote-mails.server.ts";
import { useStandingAnswer } from "~/ui/lost-form/use-standing-answer.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { quoteStatuses } from "~/values/vocabulary.ts";
import { letterSender } from "../../letter-sender.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/detail";

/** A configuration in words, and where the shop draws it. */
function describe(code: string | null, language: Language) {
	const configuration = parseConfiguration(code);
	if (configuration === null) return null;
	const texts = pageTexts[language].modifications.configurator;
	return {
		lines: describeConfiguration(configuration, texts, language),
		drawing: urls.modifications(language) + viewQuery({ tab: "configurator", config: code }),
	};
}

type Warnings = PageTexts["adminTrade"]["warnings"];

/** The step that the address asks about, with the letter that can tell it; also one that was just refused. */
function askedStep(
	quote: StoredQuote,
	draft: (to: QuoteStatus) => LetterDraft,
	wanted: string | null,
	words: Warnings,
) {
	const code = memberOf(quoteStatuses, wanted ?? "");
	if (code === null) return null;
	const warning = quoteWarning(quote.status, code);
	// An answer has a form of its own; of a loss nobody has to be told.
	return {
		code,
		draft: draft(code),
		isTold: code === "won" && code !== quote.status,
		warning: warning && words[warning],
	};
}

/** What a request is for, in its customer's language. */
function subjectIn(shop: Services, { quote, productTitle }: FoundQuote, reader: Language): QuoteSubject {
	if (productTitle !== null) return { title: productTitle };
	const drawing =
		urls.modifications(reader) + viewQuery({ tab: "configurator", config: quote.configuration });
	return conversionSubject(
		{
			conversion: null,
			configuration: parseConfiguration(quote.configuration),
			drawingUrl: () => shop.config.origin + drawing,
		},
		reader,
	);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [found, file, offers] = await Promise.all([
		findQuote(shop.db, language, params.id),
		readCaseFile(shop.db, "quote", params.id),
		listOffersOfQuote(shop.db, params.id),
	]);
	if (!found) throw data(null, { status: 404 });
	const { quote } = found;
	const { warnings } = pageTexts[language].adminTrade;
	const { company } = await letterSender(shop);
	const told = language === quote.language ? found : await findQuote(shop.db, quote.language, params.id);
	const subject = subjectIn(shop, told ?? found, quote.language);
	const draft = (to: QuoteStatus) => draftQuoteLetter(company, quote, subject, to);
	return {
		...found,
		asked: askedStep(quote, draft, url.searchParams.get(deskFields.to), warnings),
		answerDraft: draftAnswer(company, quote, subject),
		answers: wishRows(quote, pageTexts[language].deliveryWish, language),
		configuration: describe(found.quote.configuration, language),
		file,
		texts: pageTexts[language].adminTrade,
		...{ offers, offerTexts: pageTexts[language].adminOffers },
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "quotes.change", "letters.resend", "notes.add");
	const { id } = params;
	const found = await findQuote(shop.db, language, id);
	if (!found) throw data(null, { status: 404 });
	const thing = {
		entity: "quote" as const,
		readFile: readAttachedFile,
		id,
		label: found.quote.customerName,
		address: adminUrls.quote(language, id),
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
		async changeStatus(seenText: string, toText: string, letter: KeyedLetter | null) {
			const seen = memberOf(quoteStatuses, seenText);
			const to = memberOf(quoteStatuses, toText);
			const telling = letter && { company: (await letterSender(shop)).company, letter };
			return seen && to && changeQuoteStatus(shop.db, admin, { id, seen, to, telling });
		},
		async answer(letter: KeyedLetter) {
			const telling = { company: (await letterSender(shop)).company, letter };
			return answerQuoteByLetter(shop.db, admin, { id, telling });
		},
	};
	return answerDeskForm(shop, admin, thing, await request.formData());
}

export { readsMoved as shouldRevalidate } from "~/desk/detail/reads-moved.tsx";

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
	const { quote, productTitle, answers, configuration, asked, answerDraft, file, texts } = loaderData;
	const language = useLanguage();
	return (
		<CasePage
			right="quotes.change"
			texts={texts}
			list={{ title: texts.quotes.title, address: adminUrls.quotes(language) }}
			kind={texts.quotes.one}
			title={quote.customerName}
			status={{
				code: quote.status,
				steps: quoteSteps,
				names: texts.statuses.quote,
				asked,
				badge: (status) => <QuoteBadge status={status} texts={texts} />,
				since: quote.createdAt,
			}}
			answerDraft={answerDraft}
			file={file}
			address={adminUrls.quote(language, quote.id)}
			answer={useStandingAnswer(actionData)}
		>
			<QuoteOffers texts={loaderData.offerTexts} quoteId={quote.id} offers={loaderData.offers} />
			<QuoteDetail {...{ quote, productTitle, answers, configuration, texts }} />
		</CasePage>
	);
}
