import { useLanguage } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import { inOrdinals } from "~/i18n/ordinal-day.ts";
import { type Day, noonOf } from "~/values/day.ts";

/** How days are called in the page's language. */
export function useDayNames() {
	const language = useLanguage();
	const { locale } = languageTable[language];
	const named = (day: Day, options: Intl.DateTimeFormatOptions) =>
		inOrdinals(
			language,
			new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(noonOf(day)),
		);
	return {
		whole: (day: Day) => named(day, { weekday: "long", day: "numeric", month: "long" }),
		short: (day: Day) => named(day, { weekday: "short", day: "numeric", month: "short" }),
		date: (day: Day) => named(day, { day: "numeric", month: "short" }),
	};
}
