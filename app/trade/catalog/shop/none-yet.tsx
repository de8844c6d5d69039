import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";

/** Where the shop has no container at all: no filter is to blame, and somebody can be asked. */
export function NoneYet() {
	const t = useTranslations("catalog");
	return (
		<div className="grid justify-items-start gap-4 rounded-lg border border-line bg-mist p-8">
			<p>{t("noneYet")}</p>
			<ButtonLink to={urls.contact(useLanguage())}>{t("askUs")}</ButtonLink>
		</div>
	);
}
