import { z } from "zod";
import { parseEuros } from "~/values/euros.ts";
import type { Cents } from "~/values/money.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { cleanPlace, isPrefix, longestPlace, mostTariff } from "./tariff-admin.ts";
import type { TariffError } from "./tariff-errors.ts";

const code = (error: TariffError) => ({ error });

const price = z
	.string(code("form"))
	.max(100, code("form"))
	.transform((text, context): Cents => {
		const euros = parseEuros(text, mostTariff);
		if ("amount" in euros) return euros.amount;
		context.issues.push({ code: "custom", message: euros.problem satisfies TariffError, input: text });
		return z.NEVER;
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
		/** The row as the form was handed out; a new one has none. */
		seen: z.string().default(""),
		/** The same, of the version that the author wants to save over. */
		overwrite: z.string().optional(),
	})
	.refine(({ single, double }) => double >= single, {
		...code("doubleLow"),
		path: ["double"],
		when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "single" || path?.[0] === "double"),
	})
	.transform(({ seen, overwrite, ...row }) => ({ row, seen: overwrite ?? seen }));
