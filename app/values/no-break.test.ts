import { expect, test } from "vitest";
import { keepNumbers, keepNumbersIn } from "./no-break.ts";

const nbsp = "\u00a0";

test.each([
	["33.1 m³, 2.06 m", `33.1${nbsp}m³, 2.06${nbsp}m`],
	["€ 1 750 per stuk", `€${nbsp}1${nbsp}750 per stuk`],
	["1 750 € la pièce", `1${nbsp}750${nbsp}€ la pièce`],
	["von 6 bis 45 Fuß.", `von 6 bis 45${nbsp}Fuß.`],
	["20 ft, 2 200 kg", `20${nbsp}ft, 2${nbsp}200${nbsp}kg`],
	["-20 °C, 400 V, 21 %", `-20${nbsp}°C, 400${nbsp}V, 21${nbsp}%`],
])("%s stays together", (text, expected) => {
	expect(keepNumbers(text)).toBe(expected);
	expect(keepNumbers(expected)).toBe(expected);
});

test.each(["3 months", "20 tons of", "2 litanies", "4 Gartenhäuser", "", "1 2 34", "in 20ft"])(
	"%s is left alone",
	(text) => {
		expect(keepNumbers(text)).toBe(text);
	},
);

test("a record keeps its shape", () => {
	const date = new Date(0);
	expect(keepNumbersIn({ a: "2 m", b: ["3 kg", null, 4], c: date })).toEqual({
		a: `2${nbsp}m`,
		b: [`3${nbsp}kg`, null, 4],
		c: date,
	});
});
