import type { RecordValues } from "~/desk/record/record-fields.ts";
import type { SaveAnswer } from "~/desk/record/save.ts";
import type { VersionStep } from "~/desk/record/version.ts";
import { forEach, memberOf } from "~/values/closed-set.ts";
import { type Badge, type Condition, conditions, type Language, languages } from "~/values/vocabulary.ts";

/** What an editor writes of a condition in one language. */
export type ConditionText = { title: string; description: string; benefits: string[]; badges: Badge[] };

/** What a product's page says of one condition; a language without a text has no translation. */
export type ConditionInfo = { imageUrl: string | null; texts: Record<Language, ConditionText | null> };

/** @property seen names what is stored, for `saveConditionInfo` */
export type StoredConditionInfo = { seen: string; info: ConditionInfo };

export const noConditionInfo: ConditionInfo = {
	imageUrl: null,
	texts: forEach(languages, () => null),
};

/** Whether there is nothing to show: then nothing is stored. */
export function isEmpty({ imageUrl, texts }: ConditionInfo): boolean {
	return imageUrl === null && languages.every((language) => texts[language] === null);
}

/** What the form of a condition starts with. */
export function startValues({ imageUrl, texts }: ConditionInfo): RecordValues {
	const fields = languages.flatMap((language) => {
		const text = texts[language];
		if (!text) return [];
		const badges = text.badges.flatMap((badge, index) => [
			[`${language}.badges[${index}].text`, badge.text] as const,
			[`${language}.badges[${index}].type`, badge.type] as const,
		]);
		return [
			[`${language}.title`, text.title] as const,
			[`${language}.description`, text.description] as const,
			[`${language}.benefits`, text.benefits.join("\n")] as const,
			...badges,
		];
	});
	return { imageUrl: imageUrl ?? "", ...Object.fromEntries(fields) };
}

const spareBadges = 2;

/**
 * Places for badges that a form shows: those that there are, and some to fill in without scripts.
 * @param typed what was typed, where it was given back
 */
export function badgePlaces(
	typed: Record<string, unknown> | null,
	info: ConditionInfo,
	language: Language,
): number {
	const given = (typed?.[language] as { badges?: unknown } | undefined)?.badges;
	const used = typed ? (Array.isArray(given) ? given.length : 0) : (info.texts[language]?.badges.length ?? 0);
	return used + spareBadges;
}

/** What the server says to the panel when a condition is saved. @property version of the product */
export type ConditionSaved = { saved: true; version: VersionStep };

/** Names a condition in the addresses of the editor and in its form. */
export const conditionField = "condition";
/** What the condition's form says it is about, and whether a script sends it. */
export const conditionIntent = "condition";
export const panelField = "panel";

/** The condition that an answer is about; null for one to the form of the product itself. */
export function conditionOf(answer: SaveAnswer | null): Condition | null {
	const { intent, [conditionField]: condition } = answer?.reply?.initialValue ?? {};
	return intent === conditionIntent ? memberOf(conditions, String(condition)) : null;
}
