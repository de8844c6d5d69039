import { z } from "zod";
import { complain, version, withVersion } from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { parseEuros } from "~/values/euros.ts";
import type { Cents } from "~/values/money.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { cleanPlace, isPrefix, longestPlace, mostTariff } from "./tariff-admin.ts";

/** Codes of what can be wrong with a field; the page's texts have words for them. */
type TariffError = keyof PageTexts["adminSettings"]["tariffs"]["errors"];

const code = (error: TariffError) => ({ error });

const price = z
	.string(code("form"))
	.max(100, code("form"))
	.transform((text, context): Cents => {
		const euros = parseEuros(text, mostTariff);
		return "amount" in euros ? euros.amount : complain(context, euros.problem satisfies TariffError, text);
	});

/** The form of a tariff. Errors are codes. */
export const tariffSchema = z
	.object({
		country: z.enum(transportCountries, code("country")),
		prefix: z
			.string(code("prefix"))
			.trim()
			.refine((text) => isPrefix(text), code("prefix")),
		place: z
			.string()
			.overwrite(cleanPlace)
			.max(longestPlace, code("tooLong"))
			.optional()
			.transform((text) => text ?? ""),
		single: price,
		double: price,
		...version,
	})
	.refine(({ single, double }) => double >= single, {
		...code("doubleLow"),
		path: ["double"],
		when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "single" || path?.[0] === "double"),
	})
	.transform((given) => {
		const { record, seen } = withVersion(given);
		return { row: record, seen };
	});
