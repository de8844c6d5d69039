import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { groupHours, type HoursGroup, type OpeningHours } from "~/values/opening-hours.ts";

/** How each language writes a time of the day in a sentence. */
const clocks: Record<Language, (hours: string, minutes: string) => string> = {
	nl: (hours, minutes) => `${hours}.${minutes}`,
	en: (hours, minutes) => `${hours}:${minutes}`,
	de: (hours, minutes) => `${hours}:${minutes}`,
	fr: (hours, minutes) => (minutes === "00" ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`),
};

/** A time of the day, such as "09:00", as the language writes it in a sentence. */
export function clock(language: Language, time: string): string {
	const [hours = "", minutes = ""] = time.split(":");
	return clocks[language](String(Number(hours)), minutes);
}

type Texts = PageTexts["contact"]["week"];

function daysText(texts: Texts, [first, ...others]: HoursGroup["days"]): string {
	const last = others.at(-1);
	const pattern = others.length > 1 ? texts.range : texts.pair;
	const days = last
		? pattern.replace("{from}", texts.days[first]).replace("{to}", texts.days[last])
		: texts.days[first];
	return days.charAt(0).toUpperCase() + days.slice(1);
}

/** A line of the week, such as Monday to Friday, 9:00 to 17:00. */
export type HoursLine = { days: string; hours: string };

/** The opening hours in words, from Monday on; days with the same hours stand together. */
export function openingHoursText(openingHours: OpeningHours, texts: Texts, language: Language): HoursLine[] {
	return groupHours(openingHours).map(({ days, hours }) => ({
		days: daysText(texts, days),
		hours:
			hours === null
				? texts.closed
				: texts.hours
						.replace("{from}", clock(language, hours.opens))
						.replace("{to}", clock(language, hours.closes)),
	}));
}
