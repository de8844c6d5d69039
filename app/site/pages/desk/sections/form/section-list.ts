import { orderSections, ruledTarget } from "~/site/pages/sections/section.ts";
import type { SectionField } from "~/site/pages/sections/section-text.ts";
import { forEach, memberOf } from "~/values/closed-set.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { formFields, missingFields, type SectionTexts, type StoredSection } from "./section-fields.ts";
import { stepSection } from "./section-order.ts";

/** Of a section in a language: what other languages say and this one does not. */
export type LanguageState = "complete" | "not_written" | readonly SectionField[];

/** A section as the list of its page shows it, in the language of the list. */
export type ListedSection = Pick<StoredSection, "id" | "type" | "known"> & {
	/** In the language of the list, else in any. */
	title: string | null;
	/** What tells it apart for those who hear the list. */
	name: string;
	languages: Record<Language, LanguageState>;
	rule: "leasing" | "modifications" | null;
	canGoUp: boolean;
	canGoDown: boolean;
};

/** What is missing of a section in each language. */
export function languageStates(
	texts: SectionTexts,
	fields: readonly SectionField[],
): Record<Language, LanguageState> {
	return forEach(languages, (language) => {
		if (!texts[language]) return "not_written";
		const missing = missingFields(texts, language, fields);
		return missing.length === 0 ? "complete" : missing;
	});
}

/** The rule that leads a section's button somewhere, by its id or by a title in any language. */
export function ruleOf(id: string, titles: readonly string[]): "leasing" | "modifications" | null {
	return (
		[null, ...titles].map((title) => ruledTarget({ id, title })).find((target) => target !== null) ?? null
	);
}

/** A page's sections as visitors meet them, for the list. @param typeName what a type is called */
export function listedSections(
	stored: readonly StoredSection[],
	language: Language,
	typeName: (section: StoredSection) => string,
): ListedSection[] {
	const shown = orderSections(stored);
	const inPlace = shown.map(({ id }) => id).join();
	return shown.map((section, index) => {
		const { id, type, known, texts } = section;
		const titles = [language, ...languages].flatMap((code) => texts[code]?.title ?? []);
		const title = titles[0] ?? null;
		const canGo = (direction: "up" | "down") => stepSection(shown, id, direction).join() !== inPlace;
		return {
			...{ id, type, known, title },
			name: `${index + 1}. ${title ?? typeName(section)}`,
			languages: languageStates(texts, known ? formFields({ id, type: known }) : []),
			rule: ruleOf(id, titles),
			canGoUp: canGo("up"),
			canGoDown: canGo("down"),
		};
	});
}

export const listFields = { ask: "delete", done: "done", at: "at" } as const;

export const outcomes = ["created", "updated", "moved", "duplicated", "deleted"] as const;
export type Outcome = (typeof outcomes)[number];

/** Address of the list after something was done. @param at the section that it was done with */
export function doneAddress(list: string, done: Outcome, at: string): string {
	return `${list}?${new URLSearchParams({ [listFields.done]: done, [listFields.at]: at })}`;
}

/** What has just been done, as the address of the list says. */
export function readOutcome(parameters: URLSearchParams): Outcome | null {
	return memberOf(outcomes, parameters.get(listFields.done));
}

/** Stands in an address in place of the id of a section that is not stored yet. */
export const newSectionId = "new";
