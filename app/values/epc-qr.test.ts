import fc from "fast-check";
import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { epcPayload, type Transfer } from "./epc-qr.ts";
import { cents } from "./money.ts";
import { ogmOf } from "./ogm.ts";

const sample: Transfer = {
	holder: "Voorbeeld Containers BV",
	iban: "BE71 0961 2345 6769",
	bic: "",
	amount: cents(358_160),
	reference: ogmOf(2026000123),
};
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe("what a bank's app reads", () => {
	test("is a transfer as EPC069-12 writes it", () => {
		const payload = epcPayload(sample) ?? "";
		expect(payload).toBe(
			"BCD\n002\n1\nSCT\n\nVoorbeeld Containers BV\nBE71096123456769\nEUR3581.60\n\n202600012320",
		);
		expect(bytesOf(payload)).toBe(80);
		expect(encode(payload, { ecc: "M", boostEcc: false, border: 0 }).version).toBe(5);
	});

	test("names the bank where it is known", () => {
		expect(epcPayload({ ...sample, bic: "KREDBEBB" })?.split("\n")[4]).toBe("KREDBEBB");
	});

	test.each([
		[1, "EUR0.01"],
		[100, "EUR1.00"],
		[1_005, "EUR10.05"],
		[99_999_999_999, "EUR999999999.99"],
	])("writes %d cents as %s", (amount, line) => {
		expect(epcPayload({ ...sample, amount: cents(amount) })?.split("\n")[7]).toBe(line);
	});

	test.each([
		[{ amount: cents(0) }],
		[{ amount: cents(-100) }],
		[{ amount: cents(100_000_000_000) }],
		[{ iban: " " }],
		[{ holder: "\n " }],
	])("is nothing for %j", (change) => {
		expect(epcPayload({ ...sample, ...change })).toBeNull();
	});

	test("keeps seventy letters of a name with their accents, in one line", () => {
		const name = epcPayload({ ...sample, holder: `${"é".repeat(35)}\n${"ü".repeat(60)}` })?.split("\n")[5];
		expect(name).toBe(`${"é".repeat(35)} ${"ü".repeat(34)}`);
	});

	test("leaves out what is optional before anything that a payment needs", () => {
		// 70 letters of four bytes each: 337 bytes without the BIC.
		const payload = epcPayload({ ...sample, bic: "KREDBEBBXXX", holder: "𐐷".repeat(70) }) ?? "";
		expect(bytesOf(payload)).toBeLessThanOrEqual(331);
		expect(payload.split("\n").slice(6)).toEqual(["BE71096123456769", "EUR3581.60", "", "202600012320"]);
		expect(payload.split("\n")[4]).toBe("");
	});

	test("never grows beyond the standard, whatever the name", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (holder) => {
				const payload = epcPayload({ ...sample, holder, bic: "KREDBEBBXXX" });
				if (payload === null) return;
				expect(bytesOf(payload)).toBeLessThanOrEqual(331);
				expect(payload.split("\n")).toHaveLength(10);
				expect([...(payload.split("\n")[5] ?? "")].length).toBeLessThanOrEqual(70);
			}),
		);
	});
});
