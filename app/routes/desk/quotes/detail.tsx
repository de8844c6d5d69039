import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readCaseFile } from "~/mail/desk/case-file.server.ts";
import { CasePage } from "~/mail/desk/case-page.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { parseConfiguration } from "~/trade/conversions/configuration-code.ts";
import { describeConfiguration } from "~/trade/conversions/describe-configuration.ts";
import { viewQuery } from "~/trade/conversions/shop/page-view.ts";
import { changeQuoteStatus } from "~/trade/quotes/desk/change-quote-status.server.ts";
import { QuoteBadge } from "~/trade/quotes/desk/quote-badge.tsx";
import { findQuote } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { QuoteDetail } from "~/trade/quotes/desk/quote-detail.tsx";
import { quoteSteps } from "~/trade/quotes/desk/quote-status.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { quoteStatuses } from "~/values/vocabulary.ts";
import { adminOf } from "../admin.server.ts";
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

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [found, file] = await Promise.all([
		findQuote(shop.db, language, params.id),
		readCaseFile(shop.db, "quote", params.id),
	]);
	if (!found) throw data(null, { status: 404 });
	return {
		...found,
		configuration: describe(found.quote.configuration, language),
		file,
		texts: pageTexts[language].adminTrade,
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const { id } = params;
	const found = await findQuote(shop.db, language, id);
	if (!found) throw data(null, { status: 404 });
	const thing = {
		entity: "quote" as const,
		id,
		label: found.quote.customerName,
		address: adminUrls.quote(language, id),
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
		changeStatus(seenText: string, toText: string) {
			const seen = memberOf(quoteStatuses, seenText);
			const to = memberOf(quoteStatuses, toText);
			return seen && to && changeQuoteStatus(shop.db, admin, { id, seen, to });
		},
	};
	return answerDeskForm(shop, admin, thing, await request.formData());
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
	const { quote, productTitle, configuration, file, texts } = loaderData;
	const language = useLanguage();
	return (
		<CasePage
			texts={texts}
			list={{ title: texts.quotes.title, address: adminUrls.quotes(language) }}
			kind={texts.quotes.one}
			title={quote.customerName}
			status={{
				code: quote.status,
				steps: quoteSteps,
				names: texts.statuses.quote,
				badge: (status) => <QuoteBadge status={status} texts={texts} />,
				since: quote.createdAt,
			}}
			file={file}
			address={adminUrls.quote(language, quote.id)}
			answer={actionData ?? null}
		>
			<QuoteDetail {...{ quote, productTitle, configuration, texts }} />
		</CasePage>
	);
}
