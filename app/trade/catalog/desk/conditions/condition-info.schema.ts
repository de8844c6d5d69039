import { z } from "zod";
import { plainText } from "~/values/plain-text.ts";
import { badgeTypes, conditions } from "~/values/vocabulary.ts";
import { isWebAddress } from "~/values/web-address.ts";
import type { ConditionError, ConditionInfo, ConditionText } from "./condition-info.ts";

const code = (error: ConditionError) => ({ error });

/** A text that may be missing; null when it is blank. */
function optionalText(most: number) {
	return z
		.string()
		.overwrite(plainText)
		.trim()
		.max(most, code("tooLong"))
		.optional()
		.transform((given) => given || null);
}

const benefits = optionalText(5_000).transform((given) =>
	(given ?? "").split(/\r?\n/).flatMap((line) => line.trim() || []),
);

/** A place for a badge that is left empty is none. */
const badges = z
	.array(z.object({ text: optionalText(80), type: z.enum(badgeTypes).default("info") }).optional())
	.default([])
	.transform((given) =>
		given.flatMap((badge) => (badge?.text ? [{ text: badge.text, type: badge.type }] : [])),
	);

/** The texts in one language: title and description are asked for where anything is typed. */
const text = z
	.object({ title: optionalText(300), description: optionalText(5_000), benefits, badges })
	.optional()
	.transform((given, context): ConditionText | null => {
		if (!given) return null;
		const { title, description, ...lists } = given;
		const isUnused = lists.benefits.length === 0 && lists.badges.length === 0;
		if (title === null && description === null && isUnused) return null;
		if (title !== null && description !== null) return { title, description, ...lists };
		for (const [name, value] of [
			["title", title],
			["description", description],
		] as const) {
			if (value !== null) continue;
			context.issues.push({
				code: "custom",
				message: name satisfies ConditionError,
				input: given,
				path: [name],
			});
		}
		return z.NEVER;
	});

/** The form of what a product's page says of one condition (shop document §3). Errors are codes. */
export const conditionInfoSchema = z
	.object({
		condition: z.enum(conditions),
		imageUrl: optionalText(2_000).refine((given) => given === null || isWebAddress(given), code("address")),
		nl: text,
		en: text,
		de: text,
		fr: text,
		/** Names what was stored when the form was handed out. */
		seen: z.string().optional(),
		/** The same, of what the editor wants to save over. */
		overwrite: z.string().optional(),
	})
	.transform(({ condition, imageUrl, nl, en, de, fr, seen, overwrite }) => ({
		condition,
		info: { imageUrl, texts: { nl, en, de, fr } } satisfies ConditionInfo,
		seen: overwrite ?? seen ?? "",
	}));
