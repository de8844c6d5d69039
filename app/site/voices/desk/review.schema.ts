import { z } from "zod";
import { complain, optionalText, tick, version, withVersion } from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Day } from "~/values/day.ts";
import { plainText } from "~/values/plain-text.ts";
import { languages, reviewChecks } from "~/values/vocabulary.ts";
import { isSource, mostStars, parseSaidOn } from "../voices.ts";
import { type EditedReview, longestName, longestWords } from "./voices-admin.ts";

/** Codes of what can be wrong with a field; the editor's texts have words for them. */
type ReviewError = keyof PageTexts["adminVoices"]["errors"];

const code = (error: ReviewError) => ({ error });

const required = (most: number, missing: ReviewError) =>
	z.string(code(missing)).overwrite(plainText).trim().min(1, code(missing)).max(most, code("tooLong"));

const stars = z
	.string()
	.optional()
	.transform((given, context): number | null => {
		const text = given?.trim() ?? "";
		if (text === "") return null;
		const number = /^\d$/.test(text) ? Number(text) : 0;
		return number >= 1 && number <= mostStars
			? number
			: complain(context, "stars" satisfies ReviewError, given);
	});

/** The form of a review. Errors are codes. @param today in Antwerp: nobody has said anything after it */
export function reviewSchema(today: Day) {
	return z
		.object({
			words: required(longestWords, "words"),
			name: required(longestName, "name"),
			place: optionalText(longestName),
			stars,
			saidOn: z
				.string(code("saidOn"))
				.max(100, code("saidOn"))
				.transform(
					(given, context) =>
						parseSaidOn(given, today) ?? complain(context, "saidOn" satisfies ReviewError, given),
				),
			language: z.enum(languages, code("language")),
			sourceUrl: optionalText(2_000).refine((given) => given === null || isSource(given), code("source")),
			isVisible: tick,
			...version,
		})
		.transform((given) => {
			const { record, seen } = withVersion(given);
			return { review: record satisfies EditedReview, seen };
		});
}

/** The form of how reviews are checked. */
export const checkSchema = z
	.object({ checks: z.enum(reviewChecks, code("checks")), ...version })
	.transform((given) => {
		const { record, seen } = withVersion(given);
		return { checks: record.checks, seen };
	});
