import { useLocation } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { isMissing } from "~/ui/is-missing.ts";

/** What stands in a page's place when it is not there, or cannot be shown. @param props.texts null: those cannot be read either */
export function NoPage({ error, texts }: { error: unknown; texts: PageTexts["adminShell"] | null }) {
	const common = useTranslations("common");
	const language = useLanguage();
	const { pathname, search } = useLocation();
	const missing = isMissing(error);
	const kind = missing ? "notFound" : "failure";
	return (
		<div className="page grid justify-items-start gap-4 py-16">
			<title>{common(`${kind}.title`)}</title>
			<h1 className="text-3xl">{common(`${kind}.title`)}</h1>
			<p className="max-w-prose text-lg text-muted">
				{missing && texts ? texts.missing : common(`${kind}.text`)}
			</p>
			<div className="flex flex-wrap gap-3">
				{!missing && (
					<ButtonLink to={pathname + search} reloadDocument>
						{common("failure.retry")}
					</ButtonLink>
				)}
				{missing && texts && (
					<ButtonLink to={adminUrls.search(language)} variant="quiet">
						{texts.search}
					</ButtonLink>
				)}
				{texts && (
					<ButtonLink to={adminUrls.overview(language)} variant="quiet">
						{texts.today}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}
