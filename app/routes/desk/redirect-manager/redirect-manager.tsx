import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { useListKeys } from "~/desk/list/use-list-keys.ts";
import { useSinglePress } from "~/desk/shell/use-single-press.ts";
import { deskStyle } from "~/desk-style.ts";
import { adminUrls } from "~/desk-urls.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { ownersPart } from "~/i18n/messages/owners-part.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import type { PublishAnswer } from "~/site/redirects/desk/publish-panel.tsx";
import { markOf, publishRedirects } from "~/site/redirects/desk/publish-redirects.server.ts";
import { RedirectManager } from "~/site/redirects/desk/redirect-manager.tsx";
import { readRedirects } from "~/site/redirects/redirects.store.server.ts";
import { redirectsTag } from "~/site/redirects/redirects-tag.ts";
import { isSearchKeyOn } from "~/site/search/search-key.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { keepForms } from "~/ui/lost-form/lost-form.ts";
import { Notice } from "~/ui/notice.tsx";
import { allowed, deskMember } from "../admin.server.ts";
import { LostFormPlace } from "../lost-form-place.tsx";
import { lostFormWords } from "../lost-form-words.server.ts";
import type { Route } from "./+types/redirect-manager";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const published = await readRedirects(shop.db);
	return {
		language,
		texts: pageTexts[language].redirects,
		// The address says no language: what it is in comes with the page.
		messages: ownersPart(catalogues[language]),
		lostForm: { ...lostFormWords(language), email: deskMember(context).email },
		origins: [shop.config.origin, new URL(request.url).origin],
		published: { ...published, mark: markOf(published.rules) },
	};
}

const statuses = { published: 200, stale: 409, invalid: 422, loops: 422, failed: 503 } as const;

/** Publishes the rules that the browser holds; the page says what came of it. */
export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const form = await request.formData();
	if (form.get("intent") !== "publish") throw new Response(null, { status: 400 });
	const given = { rules: String(form.get("rules") ?? ""), mark: String(form.get("mark") ?? "") };
	const result: PublishAnswer = await publishRedirects(
		shop.db,
		allowed(context, "content.change"),
		given,
	).catch((error) => {
		log.error("redirects not published", { error: errorText(error) });
		return "failed";
	});
	if (result === "published") shop.cache.drop([redirectsTag]);
	return data({ result }, { status: statuses[result] });
}

export { readsRefused as shouldRevalidate } from "~/desk/list/reads-refused.tsx";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms];

export default function RedirectManagerPage({ loaderData, actionData }: Route.ComponentProps) {
	const { language, texts, origins, published, messages, lostForm } = loaderData;
	useListKeys(isSearchKeyOn);
	useSinglePress();
	return (
		<I18nProvider language={language} messages={messages}>
			<main lang={language} className="page grid gap-8 pt-6 pb-16 md:pt-10">
				<title>{texts.title}</title>
				<meta name="robots" content="noindex" />
				<link rel="stylesheet" href={deskStyle} precedence="desk" />
				<div className="grid justify-items-start gap-3">
					{/* A new document: the rest of the shop loads its words by the language of the address. */}
					<ButtonLink to={adminUrls.orders(language)} variant="plain" reloadDocument className="px-0!">
						<ArrowLeft aria-hidden="true" className="size-5" />
						{texts.back}
					</ButtonLink>
					<h1 className="text-4xl">{texts.title}</h1>
					<p className="max-w-prose text-lg text-muted">{texts.text}</p>
					<noscript>
						<Notice tone="warning">{texts.scriptsNeeded}</Notice>
					</noscript>
					<Notice tone="info">{texts.session}</Notice>
				</div>
				<RedirectManager
					texts={texts}
					language={language}
					origins={origins}
					published={published}
					answer={actionData?.result ?? null}
				/>
				<LostFormPlace {...lostForm} />
			</main>
		</I18nProvider>
	);
}
