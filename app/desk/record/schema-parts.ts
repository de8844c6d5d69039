import { z } from "zod";
import { forEach } from "~/values/closed-set.ts";
import { plainText } from "~/values/plain-text.ts";
import { longestSlug, slugForm } from "~/values/slug.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { isWebAddress } from "~/values/web-address.ts";

/** Parts of the schemas of records' forms. Errors are codes: `tooLong`, `address`, `slug`, `slugForm`. */

export type Context = { issues: z.core.$ZodRawIssue[] };

/** Says that something is wrong, at a field below the one that is looked at. */
export function complain(
	context: Context,
	message: string,
	input: unknown,
	path: (string | number)[] = [],
): typeof z.NEVER {
	context.issues.push({ code: "custom", message, input, path });
	return z.NEVER;
}

/** A text that may be missing; null when it is blank. */
export function optionalText(most: number) {
	return z
		.string()
		.overwrite(plainText)
		.trim()
		.max(most, { error: "tooLong" })
		.optional()
		.transform((given) => given || null);
}

/** An address of the web or a path of the shop; null when it is blank. */
export const webAddress = optionalText(2_000).refine((given) => given === null || isWebAddress(given), {
	error: "address",
});

/** A box to tick. */
export const tick = z
	.string()
	.optional()
	.transform((given) => given === "on");

/** What is wrong with a slug; null when nothing is. */
export function slugProblem(slug: string): "slug" | "tooLong" | "slugForm" | null {
	if (slug === "") return "slug";
	if (slug.length > longestSlug) return "tooLong";
	return slugForm.test(slug) ? null : "slugForm";
}

/** The same part in each language, by the names `nl`, `en` ... */
export function localized<Text extends z.ZodType>(text: Text): Record<Language, Text> {
	return forEach(languages, () => text);
}

/** The version that a form was handed out with; a new record has none. */
export const version = {
	seen: z.string().default(""),
	/** The version that the author wants to save over. */
	overwrite: z.string().optional(),
};

/** What was sent, apart from its version. @property seen the version that may be replaced */
export function withVersion<Given extends { seen: string; overwrite?: string | undefined }>(given: Given) {
	const { seen, overwrite, ...record } = given;
	return { record, seen: overwrite ?? seen };
}

/** What was sent, with the texts of all languages in one place. */
export function withTexts<Text, Facts extends object>(given: Facts & Record<Language, Text>) {
	const isLanguage = (name: string) => languages.some((language) => language === name);
	const facts = Object.fromEntries(Object.entries(given).filter(([name]) => !isLanguage(name)));
	return {
		...(facts as Omit<typeof given, Language>),
		texts: forEach(languages, (language): Text => given[language]),
	};
}
