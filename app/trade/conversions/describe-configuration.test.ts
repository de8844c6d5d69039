import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { anyConfiguration } from "../../../tests/support/sample-configurations.ts";
import { type Configuration, startConfiguration } from "./configuration.ts";
import { readConfiguration } from "./configuration-code.ts";
import { describeConfiguration, descriptionText, openingNames } from "./describe-configuration.ts";

function linesOf(configuration: Configuration, language: (typeof languages)[number]): string[] {
	const texts = pageTexts[language].modifications.configurator;
	return descriptionText(describeConfiguration(configuration, texts, language), language).split("\n");
}

const furnished = readConfiguration("20ft-hc.7016.80.basic.wl25.wl60.vf20.db3");

describe("a configuration in words", () => {
	test("says all of it in English", () => {
		expect(linesOf(furnished, "en")).toEqual([
			"Container: 20ft High Cube",
			"Outside (L × W × H): 6.06 × 2.44 × 2.90\u00a0m",
			"Clear inside (L × W × H): 5.82 × 2.19 × 2.61\u00a0m",
			"Colour: RAL 7016 Anthracite grey",
			"Window 1: 1.00 × 1.00\u00a0m, in the left wall, 1.25\u00a0m from the doors",
			"Window 2: 1.00 × 1.00\u00a0m, in the left wall, 3.00\u00a0m from the doors",
			"Ventilation grille: 0.40 × 0.20\u00a0m, in the closed end, 1.00\u00a0m from the left edge",
			"Personnel door: 0.90 × 2.00\u00a0m, in the door end, 0.15\u00a0m from the left edge",
			"Insulation: 80\u00a0mm, walls and roof, with white lining",
			"Electricity: Basic: Distribution board, two LED lights, four sockets",
		]);
	});

	test.each([
		["nl", "Raam 1: 1,00 × 1,00\u00a0m, in de linkerwand, 1,25\u00a0m vanaf de deuren"],
		["de", "Fenster 1: 1,00 × 1,00\u00a0m, in der linken Wand, 1,25\u00a0m von den Türen"],
		["fr", "Fenêtre 1\u202f: 1,00 × 1,00\u00a0m, dans la paroi gauche, 1,25\u00a0m depuis les portes"],
	] as const)("says it in the language: %s", (language, line) => {
		expect(linesOf(furnished, language)).toContain(line);
	});

	test("of a plain container has no openings and no lining", () => {
		const plain = { ...startConfiguration, openings: [] };
		expect(linesOf(plain, "de").slice(4)).toEqual(["Dämmung: Ungedämmt", "Elektrik: Keine"]);
		expect(linesOf(plain, "de")[2]).toBe("Lichtes Innenmaß (L × B × H): 5,90 × 2,35 × 2,39\u00a0m");
	});

	test("has a line for every opening, each with a name of its own, whatever the language", () => {
		fc.assert(
			fc.property(anyConfiguration, fc.constantFrom(...languages), (configuration, language) => {
				const texts = pageTexts[language].modifications.configurator;
				const lines = describeConfiguration(configuration, texts, language);
				expect(lines).toHaveLength(6 + configuration.openings.length);
				expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
				expect(lines.every(({ value }) => value.length > 0 && !/undefined|NaN/.test(value))).toBe(true);
				expect(new Set(openingNames(configuration.openings, texts)).size).toBe(configuration.openings.length);
			}),
		);
	});

	test("sets a narrow no-break space before every colon in French", () => {
		expect(linesOf(furnished, "fr").join("\n")).not.toMatch(/[^\u202f]:/);
	});
});
