import { listOf } from "~/desk/list/list-query.ts";
import type { RecordValues } from "~/desk/record/record-fields.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Day } from "~/values/day.ts";
import { type Language, languages, type ReferenceText } from "~/values/vocabulary.ts";
import type { Reference, Review } from "../voices.ts";

export const voiceKinds = ["review", "reference"] as const;
export type VoiceKind = (typeof voiceKinds)[number];

/** A review as its form edits it. */
export type EditedReview = Omit<Review, "id"> & { isVisible: boolean };

/** A reference as its form edits it. */
export type EditedReference = Omit<Reference, "id"> & { isVisible: boolean };

export const longestWords = 2_000;
export const longestName = 100;

export const referenceFields = [
	"title",
	"text",
	"imageAlt",
] as const satisfies readonly (keyof ReferenceText)[];
export type ReferenceField = (typeof referenceFields)[number];

export function referenceFieldName(language: Language, field: ReferenceField): string {
	return `${language}.${field}`;
}

/** What the form of a review starts with. @param fresh day and language of a new one */
export function reviewStart(
	review: EditedReview | null,
	fresh: { today: Day; language: Language },
): RecordValues {
	if (!review) return { saidOn: fresh.today, language: fresh.language, stars: "", isVisible: "on" };
	const { words, name, saidOn, language } = review;
	return {
		...{ words, name, saidOn, language },
		place: review.place ?? "",
		stars: review.stars === null ? "" : String(review.stars),
		sourceUrl: review.sourceUrl ?? "",
		isVisible: review.isVisible ? "on" : "",
	};
}

/** What the form of a reference starts with. */
export function referenceStart(reference: EditedReference | null): RecordValues {
	if (!reference) return { isVisible: "on" };
	const texts = languages.flatMap((language) => {
		const text = reference.texts[language];
		return text
			? referenceFields.map((field) => [referenceFieldName(language, field), text[field] ?? ""] as const)
			: [];
	});
	return {
		place: reference.place ?? "",
		year: reference.year === null ? "" : String(reference.year),
		imageUrl: reference.imageUrl ?? "",
		isVisible: reference.isVisible ? "on" : "",
		...Object.fromEntries(texts),
	};
}

/** Both lists on one page, whole. */
export const voiceList = listOf();

export const outcomes = ["created", "updated", "deleted", "moved", "checked"] as const;
export type Outcome = (typeof outcomes)[number];

/** A review or a reference in its list. @property language of its name, where that is a text of the shop */
export type ListedVoice = {
	kind: VoiceKind;
	id: string;
	name: string;
	language: Language | null;
	/** A review's first words; a reference's place. */
	hint: string;
	stars: number | null;
	/** The day of a review, the year of a reference. */
	when: string | null;
	isVisible: boolean;
};

/** Which thing a question of the list is about: its kind and id. */
export function readVoiceKey(kind: string | null, id: string | null): { kind: VoiceKind; id: string } | null {
	const known = memberOf(voiceKinds, kind);
	return known && id !== null ? { kind: known, id } : null;
}
