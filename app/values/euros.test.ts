import fc from "fast-check";
import { expect, test } from "vitest";
import { eurosText, parseEuros } from "./euros.ts";
import { cents } from "./money.ts";

const most = 9_999_999;

test.each([
	["0", 0],
	["310", 31_000],
	["310,5", 31_050],
	["310.5", 31_050],
	["310,", 31_000],
	[" 1250,50 ", 125_050],
	["€ 1250.50", 125_050],
	["1.250,50", 125_050],
	["1,250.50", 125_050],
	["1\u00a0250,50", 125_050],
	["1\u202f250,50 €", 125_050],
	["99999.99", 9_999_999],
	["007", 700],
])("%j is %i cents", (text, amount) => {
	expect(parseEuros(text, most)).toEqual({ amount });
});

test.each([
	["", "form"],
	["free", "form"],
	["12a", "form"],
	["1.2.3", "form"],
	["1,2,3", "form"],
	["1.25,50", "form"],
	[",50", "form"],
	["1e3", "form"],
	["0x10", "form"],
	["--1", "form"],
	["-", "form"],
	["-1", "negative"],
	["−1,50", "negative"],
	["1.250", "decimals"],
	["1,250", "decimals"],
	["1.250,505", "decimals"],
	["100000", "high"],
	["9".repeat(400), "high"],
])("%j is refused: %s", (text, problem) => {
	expect(parseEuros(text, most)).toEqual({ problem });
});

test("every amount is read as it is written, with either sign", () => {
	fc.assert(
		fc.property(fc.nat(most), fc.constantFrom("." as const, "," as const), (amount, sign) => {
			expect(parseEuros(eurosText(cents(amount), sign), most)).toEqual({ amount });
		}),
	);
});
