import { data } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";

export function loader(): never {
	throw data(null, { status: 404 });
}

export function ErrorBoundary() {
	const t = useTranslations("common.notFound");
	const language = useLanguage();
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<title>{t("title")}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-4xl">{t("title")}</h1>
			<p className="max-w-prose text-lg text-muted">{t("text")}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={urls.home(language)} variant="quiet">
					{t("home")}
				</ButtonLink>
				<ButtonLink to={urls.containers(language)}>{t("browse")}</ButtonLink>
			</div>
		</div>
	);
}

export default function NotFound() {
	return null;
}
