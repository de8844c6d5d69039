import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
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

test("a moment for machines sorts as a text", () => {
	expect(sortableMoment(late)).toBe("2026-09-08 00:05");
	expect(sortableMoment(new Date("2026-01-31T12:00:00Z"))).toBe("2026-01-31 13:00");
});
