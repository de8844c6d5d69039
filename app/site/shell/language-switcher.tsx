import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { type Language, languageTable, switcherOrder } from "~/i18n/languages.ts";
import { urls } from "~/urls.ts";

/** Links that remember the choice and lead to this page in the other language. */
export function LanguageSwitcher(props: { alternates: Record<Language, string> }) {
	const t = useTranslations("common");
	const current = useLanguage();
	return (
		<ul aria-label={t("language")} className="flex flex-wrap gap-x-0.5">
			{switcherOrder.map((language) => (
				<li key={language}>
					<a
						href={urls.chooseLanguage(language, props.alternates[language])}
						hrefLang={language}
						lang={language}
						rel="nofollow"
						aria-current={language === current ? "true" : undefined}
						className="inline-flex min-h-11 items-center rounded-md px-2 text-sm hover:underline aria-[current]:font-bold lg:min-h-9"
					>
						{languageTable[language].nativeName}
					</a>
				</li>
			))}
		</ul>
	);
}
