import type { Language } from "~/i18n/languages.ts";
import { languageTable } from "~/i18n/languages.ts";

const timeZone = "Europe/Brussels";

/** A time of the day as every language of the shop writes it: 14:05. */
function clock(date: Date): string {
	return new Intl.DateTimeFormat("en-GB", {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone,
	}).format(date);
}

/** Day in figures and time, in the language's order, as they are in Antwerp. */
export function momentText(language: Language, date: Date): string {
	const day = new Intl.DateTimeFormat(languageTable[language].locale, {
		day: "2-digit",
		month: "2-digit",
		year: "numeric",
		timeZone,
	}).format(date);
	return `${day}, ${clock(date)}`;
}

/** Day and time for machines, as they are in Antwerp: 2026-09-08 14:05. */
export function sortableMoment(date: Date): string {
	const day = new Intl.DateTimeFormat("en-CA", {
		day: "2-digit",
		month: "2-digit",
		year: "numeric",
		timeZone,
	}).formatToParts(date);
	const part = (type: "year" | "month" | "day") => day.find((one) => one.type === type)?.value ?? "";
	return `${part("year")}-${part("month")}-${part("day")} ${clock(date)}`;
}
