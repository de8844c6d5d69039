import { z } from "zod";
import {
	complain,
	localized,
	optionalText,
	version,
	webAddress,
	withTexts,
	withVersion,
} from "~/desk/record/schema-parts.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { badgeTypes, conditions } from "~/values/vocabulary.ts";
import type { ConditionInfo, ConditionText } from "./condition-info.ts";

/** Codes of what can be wrong with a field; the panel's texts have words for them. */
type ConditionError = keyof PageTexts["adminProducts"]["info"]["errors"];

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
		if (title === null) complain(context, "title" satisfies ConditionError, given, ["title"]);
		if (description === null) {
			complain(context, "description" satisfies ConditionError, given, ["description"]);
		}
		return z.NEVER;
	});

/** The form of what a product's page says of one condition (shop document §3). Errors are codes. */
export const conditionInfoSchema = z
	.object({
		condition: z.enum(conditions),
		imageUrl: webAddress,
		...localized(text),
		...version,
	})
	.transform((given) => {
		const { record, seen } = withVersion(withTexts(given));
		const { condition, ...info } = record;
		return { condition, info: info satisfies ConditionInfo, seen };
	});
