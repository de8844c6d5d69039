import type { FieldWords } from "~/desk/history/describe-change.ts";
import { languages, languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { weekdays } from "~/values/opening-hours.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { contactFields, lawChoices } from "./company-admin.ts";

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
		...Object.fromEntries(
			lawChoices.map((name) => [`consumerLaw.${name}`, { label: texts.fields[name] }] as const),
		),
		...Object.fromEntries(
			(["maker", "responsible"] as const).flatMap((who) =>
				Object.entries(contactFields[who]).map(
					([part, field]) => [`consumerLaw.${who}.${part}`, { label: texts.fields[field] }] as const,
				),
			),
		),
		...Object.fromEntries(
			languages.flatMap((code) => [
				[
					`consumerLaw.warnings.${code}`,
					{ label: `${texts.fields.warnings} · ${languageNames[code]}` },
				] as const,
				[
					`consumerLaw.guaranteePictures.${code}`,
					{ label: `${texts.fields.guaranteePictures} · ${languageNames[code]}`, kind: "picture" as const },
				] as const,
			]),
		),
		logo: { label: texts.fields.logo, kind: "picture" },
		lapse: { label: texts.fields.lapse, words: texts.lapseRules },
		customers: { label: texts.fields.customers, words: texts.customerKinds },
		mailLanguage: { label: texts.fields.mailLanguage, words: languageNames },
	};
}
