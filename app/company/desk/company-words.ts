import type { FieldWords } from "~/desk/history/describe-change.ts";
import { languages, languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { weekdays } from "~/values/opening-hours.ts";
import { transportCountries } from "~/values/vocabulary.ts";

/** What the owner's settings are called in the history: as in their editor. */
export function companyWords({ adminSettings, contact }: PageTexts): FieldWords {
	const { company: texts } = adminSettings;
	const fields = Object.entries(texts.fields).map(([name, label]) => [name, { label }] as const);
	const languageNames = Object.fromEntries(languages.map((code) => [code, languageTable[code].nativeName]));
	const hours = weekdays.flatMap((day) => [
		[`openingHours.${day}.opens`, { label: `${contact.week.days[day]} · ${texts.opens}` }] as const,
		[`openingHours.${day}.closes`, { label: `${contact.week.days[day]} · ${texts.closes}` }] as const,
	]);
	return {
		...Object.fromEntries([...fields, ...hours]),
		...Object.fromEntries(
			transportCountries.map((code) => [`ossRates.${code}`, { label: texts.fields[`rate${code}`] }] as const),
		),
		lapse: { label: texts.fields.lapse, words: texts.lapseRules },
		customers: { label: texts.fields.customers, words: texts.customerKinds },
		mailLanguage: { label: texts.fields.mailLanguage, words: languageNames },
	};
}
