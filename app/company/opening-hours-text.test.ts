import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { type OpeningHours, usualHours } from "~/values/opening-hours.ts";
import { openingHoursText } from "./opening-hours-text.ts";

function linesOf(language: Language, hours: OpeningHours): string[] {
	return openingHoursText(hours, pageTexts[language].contact.week, language).map((line) =>
		`${line.days}: ${line.hours}`.replaceAll("\u00a0", " "),
	);
}

describe("the opening hours in words", () => {
	test.each<[Language, string[]]>([
		["nl", ["Maandag tot vrijdag: 9.00 tot 17.00 uur", "Zaterdag en zondag: gesloten"]],
		["en", ["Monday to Friday: 9:00 to 17:00", "Saturday and Sunday: closed"]],
		["de", ["Montag bis Freitag: 9:00 bis 17:00 Uhr", "Samstag und Sonntag: geschlossen"]],
		["fr", ["Du lundi au vendredi: de 9 h à 17 h", "Samedi et dimanche: fermé"]],
	])("are in %s %j (shop document §9)", (language, lines) => {
		expect(linesOf(language, usualHours)).toEqual(lines);
	});

	test("name a day that differs by itself", () => {
		const hours: OpeningHours = {
			...usualHours,
			friday: { opens: "08:30", closes: "12:00" },
			saturday: { opens: "10:00", closes: "12:05" },
		};
		expect(linesOf("fr", hours)).toEqual([
			"Du lundi au jeudi: de 9 h à 17 h",
			"Vendredi: de 8 h 30 à 12 h",
			"Samedi: de 10 h à 12 h 05",
			"Dimanche: fermé",
		]);
		expect(linesOf("nl", hours)[1]).toBe("Vrijdag: 8.30 tot 12.00 uur");
	});

	test("are one line for a week without a difference", () => {
		const closed = Object.fromEntries(Object.keys(usualHours).map((day) => [day, null])) as OpeningHours;
		expect(linesOf("en", closed)).toEqual(["Monday to Sunday: closed"]);
	});
});
