import formatOnly from "use-intl/format-message/format-only";
import { groupDigits } from "./format.ts";
import type { Language } from "./languages.ts";

/** Whether so many things are told as one: in French everything below two (CLDR), in the others only one. */
export const isOne = (language: Language, count: number) => (language === "fr" ? count < 2 : count === 1);

/** What counts in texts need of Intl, whose first use costs a phone a tenth of a second. */
const formatters = {
	getPluralRules: (language: Language) => ({
		select: (count: number) => (isOne(language, count) ? "one" : "other"),
	}),
	getNumberFormat: (language: Language) => ({
		format: (count: number) => groupDigits(language, String(count)),
	}),
};

type Format = Parameters<typeof formatOnly>;

/**
 * Fills in a text as `icu-minify` compiles it, as use-intl's own formatter does. Texts count whole things and hold no dates.
 * @param values by the names of the text's arguments
 */
export function compiledFormat(language: Language, text: unknown, values: object = {}): string {
	const options = { locale: language, formatters } as unknown as Format[3];
	return formatOnly("", text as Format[1], values as Format[2], options) as string;
}
