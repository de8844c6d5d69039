import { useLocation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { type Language, languageTable, switcherOrder } from "~/i18n/languages.ts";
import { closeOnEscape } from "~/ui/close-on-escape.ts";
import { urls } from "~/urls.ts";

/** A drawing: emoji flags are blank or letters where the system has none. */
function Flag({ language }: { language: Language }) {
	return (
		<img
			src={`/images/flags/${language}.svg`}
			alt=""
			width={24}
			height={16}
			loading="lazy"
			fetchPriority="auto"
			className="h-4 w-6 rounded-sm outline outline-ink/20"
		/>
	);
}

/**
 * Languages by native name and flag at the bottom right of the window (storefront document §2). Opens without scripts.
 * Closed it is narrow enough for the margin of a wide window, so that it covers no control there.
 * Put it last into the page: it floats while the page is in view and stays behind where the footer begins.
 */
export function FloatingLanguageSwitcher({ alternates }: { alternates: Record<Language, string> }) {
	const t = useTranslations("common");
	const current = useLanguage();
	const { search } = useLocation();
	return (
		<nav
			aria-label={t("language")}
			className="floating-switcher sticky bottom-3 z-30 -mt-14 mr-3 mb-3 ml-auto w-fit text-sm"
		>
			<details onKeyDown={closeOnEscape}>
				<summary className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3 font-semibold shadow-raised hover:bg-mist">
					<span className="sr-only">{t("language")}</span>
					<Flag language={current} />
					<span className="uppercase">{current}</span>
				</summary>
				<ul className="absolute right-0 bottom-full mb-2 rounded-md border border-line bg-surface py-1 shadow-raised">
					{switcherOrder.map((language) => (
						<li key={language}>
							<a
								href={urls.chooseLanguage(language, alternates[language] + search)}
								hrefLang={language}
								rel="nofollow"
								aria-current={language === current ? "true" : undefined}
								className="flex min-h-11 items-center gap-2 px-4 hover:bg-mist aria-[current]:font-bold"
							>
								<Flag language={language} />
								<span lang={language}>{languageTable[language].nativeName}</span>
							</a>
						</li>
					))}
				</ul>
			</details>
		</nav>
	);
}
