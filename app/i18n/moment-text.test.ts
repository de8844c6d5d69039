import fc from "fast-check";
import { expect, test } from "vitest";
import { type Language, languages, languageTable } from "~/i18n/languages.ts";
import { momentText, sortableMoment } from "./moment-text.ts";

const late = new Date("2026-09-07T22:05:00Z");

test.each<[Language, string]>([
	["nl", "08/09/2026, 00:05"],
	["en", "08/09/2026, 00:05"],
	["de", "08.09.2026, 00:05"],
	["fr", "08/09/2026, 00:05"],
])("a moment in %s is %s, by the clock of Antwerp", (language, expected) => {
	expect(momentText(language, late)).toBe(expected);
});

test.each(languages)("a moment in %s is as Intl writes it", (language) => {
	const timeZone = "Europe/Brussels";
	const day = new Intl.DateTimeFormat(languageTable[language].locale, {
		...({ day: "2-digit", month: "2-digit", year: "numeric" } as const),
		timeZone,
	});
	const clock = new Intl.DateTimeFormat("en-GB", {
		...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const),
		timeZone,
	});
	const [min, max] = [new Date("1996-01-01T12:00:00Z"), new Date("2199-12-31T12:00:00Z")];
	fc.assert(
		fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
			expect(momentText(language, date)).toBe(`${day.format(date)}, ${clock.format(date)}`);
		}),
	);
});

test("a moment for machines sorts as a text", () => {
	expect(sortableMoment(late)).toBe("2026-09-08 00:05");
	expect(sortableMoment(new Date("2026-01-31T12:00:00Z"))).toBe("2026-01-31 13:00");
});
