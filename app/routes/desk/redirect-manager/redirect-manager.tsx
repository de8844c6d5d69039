import { ArrowLeft } from "lucide-react";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { RedirectManager } from "~/site/redirects/desk/redirect-manager.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { Route } from "./+types/redirect-manager";

export function loader({ context }: Route.LoaderArgs) {
	const language = languageOf(context);
	return { language, texts: pageTexts[language].redirects };
}

export default function RedirectManagerPage({ loaderData }: Route.ComponentProps) {
	const { language, texts } = loaderData;
	return (
		<main lang={language} className="page grid gap-8 pt-6 pb-16 md:pt-10">
			<title>{texts.title}</title>
			<meta name="robots" content="noindex" />
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
			<RedirectManager texts={texts} />
		</main>
	);
}
