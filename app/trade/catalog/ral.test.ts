import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "~/values/vocabulary.ts";
import { parseRal, ralCode, searchRal } from "./ral.ts";
import { ralColors } from "./ral-colors.ts";

const anyColor = fc.constantFrom(...ralColors);

describe("the colours", () => {
	test("are the 216 of RAL Classic, each number once and in order, with a screen colour and a name in every language", () => {
		expect(ralColors).toHaveLength(216);
		const numbers = ralColors.map((color) => color.number);
		expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
		for (const { hex, names } of ralColors) {
			expect(hex).toMatch(/^#[0-9a-f]{6}$/);
			expect(languages.every((language) => names[language].trim().length > 2)).toBe(true);
		}
	});

	test("carry text with a contrast of 4.5 at least (WCAG 2.2, 1.4.3)", () => {
		const weights = [0.2126, 0.7152, 0.0722];
		for (const { hex, text } of ralColors) {
			const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
			const luminance = channels
				.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
				.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
			const contrast = text === "dark" ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05);
			expect([hex, contrast >= 4.5]).toEqual([hex, true]);
		}
	});
});

describe("a typed number", () => {
	test.each([
		["5010", "RAL 5010"],
		["RAL5010", "RAL 5010"],
		["RAL 5010", "RAL 5010"],
		["ral-5010", "RAL 5010"],
		["  Ral \u00a0 7016 ", "RAL 7016"],
		["9999", null],
		["RAL 501", null],
		["50100", null],
		["1000", "RAL 1000"],
		["6039", "RAL 6039"],
		["1008", null],
		["5010 blue", null],
		["RAL", null],
		["", null],
		["٥٠١٠", null],
	])("%j is %j", (text, code) => {
		expect(parseRal(text)).toBe(code);
	});

	test("is known in every spelling, and its canonical form stays as it is", () => {
		const prefix = fc.constantFrom("", "RAL", "ral", "Ral", "RAL ", "ral-", " ral - ");
		fc.assert(
			fc.property(anyColor, prefix, (color, before) => {
				const code = parseRal(before + color.number);
				expect(code).toBe(ralCode(color));
				expect(parseRal(code ?? "")).toBe(code);
			}),
		);
	});

	test("is never made up", () => {
		const codes = new Set(ralColors.map(ralCode));
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
				const code = parseRal(text);
				expect(code === null || codes.has(code)).toBe(true);
			}),
		);
	});
});

function found(text: string, language: (typeof languages)[number]): number[] {
	return searchRal(text, language).map((color) => color.number);
}

describe("a search", () => {
	test.each([
		["501", "en", [5010, 5011, 5012, 5013, 5014, 5015, 5017, 5018, 5019]],
		["ral 901", "nl", [9010, 9011, 9012, 9016, 9017, 9018]],
		["RAL5010", "de", [5010]],
		["gentian", "en", [5010, 5025]],
		["GENTIAAN", "nl", [5010, 5025]],
		["weiss", "de", [1013, 6019, 9001, 9002, 9003, 9006, 9010, 9012, 9016, 9018]],
		["securite", "fr", [1003, 2010, 3001, 4008, 5005, 6032, 7004, 8002, 9003, 9004]],
		["gentian", "fr", [5010, 5025]],
		["gentian", "nl", []],
		["9999", "en", []],
	] as const)("for %j in %s finds %j", (text, language, numbers) => {
		expect(found(text, language)).toEqual(numbers);
	});

	test.each(["", "  ", "RAL", "ral "])("for %j shows the colours usual in stock first", (text) => {
		expect(found(text, "en")).toHaveLength(216);
		expect(found(text, "en").slice(0, 7)).toEqual([3009, 5010, 6007, 7016, 7035, 8012, 9010]);
	});

	test("finds every colour by the start of its number and by any part of its name", () => {
		fc.assert(
			fc.property(
				anyColor,
				fc.constantFrom(...languages),
				fc.nat(20),
				fc.nat(20),
				(color, language, a, b) => {
					const name = color.names[language];
					const part = name.slice(Math.min(a, b), Math.max(a, b) + 1);
					// A figure alone, such as that of "Telegrey 1", is asked as a number.
					if (!/^\s*\d+\s*$/.test(part)) expect(found(part, language)).toContain(color.number);
					expect(found(String(color.number).slice(0, (a % 4) + 1), language)).toContain(color.number);
				},
			),
		);
	});
});
