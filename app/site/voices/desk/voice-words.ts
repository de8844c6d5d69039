import type { FieldWords } from "~/desk/history/describe-change.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the fields of a review are called in the history: as in its editor. */
export function reviewWords({ adminVoices }: PageTexts): FieldWords {
	const { fields, position } = adminVoices;
	return {
		words: { label: fields.words },
		name: { label: fields.name },
		place: { label: fields.place },
		stars: { label: fields.stars },
		saidOn: { label: fields.saidOn },
		language: { label: fields.language, words: adminVoices.languages },
		sourceUrl: { label: fields.sourceUrl },
		isVisible: { label: fields.isVisible },
		position: { label: position },
	};
}

/** The same for a reference. */
export function referenceWords({ adminVoices }: PageTexts): FieldWords {
	const { fields, position } = adminVoices;
	return {
		place: { label: fields.place },
		year: { label: fields.year },
		imageUrl: { label: fields.imageUrl, kind: "picture" },
		isVisible: { label: fields.isVisible },
		title: { label: fields.title },
		text: { label: fields.text },
		imageAlt: { label: fields.imageAlt },
		position: { label: position },
	};
}

/** The same for how reviews are checked. */
export function checkWords({ adminVoices, voices }: PageTexts): FieldWords {
	return { checks: { label: adminVoices.check.title, words: voices.checks } };
}
