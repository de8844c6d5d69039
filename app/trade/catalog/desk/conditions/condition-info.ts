import type { RecordValues } from "~/desk/record/record-fields.ts";
import type { FormReply } from "~/values/form-reply.ts";
import { type Badge, type Condition, type Language, languages } from "~/values/vocabulary.ts";

/** What an editor writes of a condition in one language. */
export type ConditionText = { title: string; description: string; benefits: string[]; badges: Badge[] };

/** What a product's page says of one condition; a language without a text has no translation. */
export type ConditionInfo = { imageUrl: string | null; texts: Record<Language, ConditionText | null> };

/** @property seen names what is stored, for `saveConditionInfo` */
export type StoredConditionInfo = { seen: string; info: ConditionInfo };

export const noConditionInfo: ConditionInfo = {
	imageUrl: null,
	texts: { nl: null, en: null, de: null, fr: null },
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

/** Places for badges that a form shows: those that there are, and some to fill in without scripts. */
export function badgePlaces(reply: FormReply, info: ConditionInfo, language: Language): number {
	const typed = (reply?.initialValue?.[language] as { badges?: unknown } | undefined)?.badges;
	const used = reply ? (Array.isArray(typed) ? typed.length : 0) : (info.texts[language]?.badges.length ?? 0);
	return used + spareBadges;
}

/** Codes of what can be wrong with a field; the panel's texts have `errors` for them. */
export const conditionErrors = ["title", "description", "tooLong", "address"] as const;
export type ConditionError = (typeof conditionErrors)[number];

/**
 * invalid: a field is wrong; stale: someone else saved this condition since; missing: the product is gone; failed: it
 * could not be stored.
 */
export type ConditionProblem = "invalid" | "stale" | "missing" | "failed";

/** What the server says to a condition's form; what it did not take comes back. */
export type ConditionAnswer = {
	form: "condition";
	condition: Condition;
} & (
	| { saved: true; version: VersionStep }
	| {
			saved: false;
			problem: ConditionProblem;
			reply: FormReply;
			/** Of what is stored now, when someone else saved since; allows to save over it knowingly. */
			current: string | null;
	  }
);

/** The product's version before and after a save of one of its conditions. */
export type VersionStep = { from: string; to: string };

/**
 * The version that the product's own form is based on, after a condition was saved beside it: a save of one's own
 * takes it along; with someone else's in between it stays, and the form is told so when it is saved.
 */
export function followVersion(seen: string, { from, to }: VersionStep): string {
	return seen === from ? to : seen;
}

/** Names a condition in the addresses of the editor and in its form. */
export const conditionField = "condition";
/** What the condition's form says it is about, and whether a script sends it. */
export const conditionIntent = "condition";
export const panelField = "panel";
