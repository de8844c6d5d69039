import formatOnly from "use-intl/format-message/format-only";
import { groupDigits } from "./format.ts";
import type { Language } from "./languages.ts";

/** French counts everything below two as one thing (CLDR); the others only one. */
const isOne = (language: Language, count: number) => (language === "fr" ? count < 2 : count === 1);

/** What counts in texts need of Intl, whose first use costs a phone a tenth of a second. */
const formatters = {
	getPluralRules: (language: Language) => ({
		select: (count: number) => (isOne(language, count) ? "one" : "other"),
	}),
	getNumberFormat: (language: Language) => ({
		format: (count: number) => groupDigits(language, String(count)),
	}),
};

type Format = typeof formatOnly;

/** Fills in a compiled text, as use-intl's own formatter does. Texts count whole things and hold no dates. */
export default function compiledFormat(...[key, text, values, options]: Parameters<Format>) {
	const own = { ...options, formatters: { ...options.formatters, ...formatters } };
	return formatOnly(key, text, values, own as unknown as typeof options);
}
compiledFormat.raw = false;
