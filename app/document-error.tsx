import { useLanguage, useTranslations } from "./i18n/i18n.tsx";
import { ButtonLink } from "./ui/button.tsx";
import { isMissing } from "./ui/is-missing.ts";
import { urls } from "./urls.ts";

/** The last resort: a page without bar and footer, in the language of its address. */
export function DocumentError({ error }: { error: unknown }) {
	const t = useTranslations("common");
	const language = useLanguage();
	const texts = isMissing(error) ? "notFound" : "failure";
	return (
		<main className="page grid min-h-screen content-center justify-items-start gap-4 py-16">
			<title>{t(`${texts}.title`)}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t(`${texts}.title`)}</h1>
			<p className="max-w-prose text-muted">{t(`${texts}.text`)}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={urls.home(language)} variant="brand" reloadDocument>
					{t("notFound.home")}
				</ButtonLink>
				<ButtonLink to={urls.containers(language)} variant="quiet" reloadDocument>
					{t("notFound.browse")}
				</ButtonLink>
			</div>
		</main>
	);
}
