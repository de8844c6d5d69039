import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { type Language, languageTable, switcherOrder } from "~/i18n/languages.ts";
import { urls } from "~/urls.ts";

/** Links that remember the choice and lead to this page in the other language. */
export function LanguageSwitcher(props: { alternates: Record<Language, string>; compact?: boolean }) {
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
						className="inline-flex min-h-11 items-center rounded-md px-2 text-sm text-muted hover:bg-mist aria-[current]:font-bold aria-[current]:text-ink"
					>
						{props.compact ? (
							<abbr title={languageTable[language].nativeName} className="uppercase no-underline">
								{language}
							</abbr>
						) : (
							languageTable[language].nativeName
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
