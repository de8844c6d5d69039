import { type Language, languages } from "~/values/vocabulary.ts";

export { type Language, languages };

export const defaultLanguage: Language = "nl";

/** The one table of languages; `locale` rules the form of numbers and dates, `inSentence` is its name inside a text. */
export const languageTable: Record<
	Language,
	{
		englishName: string;
		nativeName: string;
		inSentence: string;
		locale: string;
		openGraph: string;
	}
> = {
	nl: {
		englishName: "Dutch",
		nativeName: "Nederlands",
		inSentence: "Nederlands",
		locale: "nl-BE",
		openGraph: "nl_BE",
	},
	en: {
		englishName: "English",
		nativeName: "English",
		inSentence: "English",
		locale: "en-GB",
		openGraph: "en_GB",
	},
	de: {
		englishName: "German",
		nativeName: "Deutsch",
		inSentence: "Deutsch",
		locale: "de-DE",
		openGraph: "de_DE",
	},
	fr: {
		englishName: "French",
		nativeName: "Français",
		inSentence: "français",
		locale: "fr-BE",
		openGraph: "fr_BE",
	},
};

/** Order in the navigation bar's switcher (shop document §2). */
export const switcherOrder = ["en", "de", "nl", "fr"] as const satisfies readonly Language[];

export function isLanguage(text: string | undefined): text is Language {
	return languages.some((language) => language === text);
}

/**
 * The visitor's language: an explicit choice beats the browser's list, Dutch is the fallback.
 * @param choice value of the language cookie, if any
 * @param acceptLanguage the header of RFC 9110 §12.5.4, if any
 */
export function negotiateLanguage(choice: string | undefined, acceptLanguage: string | null): Language {
	if (isLanguage(choice)) return choice;
	const wanted = (acceptLanguage ?? "")
		.split(",")
		.map((part) => {
			const [tag = "", ...parameters] = part.trim().split(";");
			const quality = parameters
				.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
				.find((text) => text !== undefined);
			return { code: tag.split("-")[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
		})
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality);
	for (const { code } of wanted) if (isLanguage(code)) return code;
	return defaultLanguage;
}

/** The same path in another language; a path without a language gets one. */
export function withLanguage(path: string, language: Language): string {
	const [, first, ...rest] = path.split("/");
	const segments = isLanguage(first) ? rest : [first, ...rest];
	return `/${[language, ...segments].filter((segment) => segment !== "" && segment !== undefined).join("/")}`;
}
