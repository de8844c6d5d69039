import { describe, expect, test } from "vitest";
import { asciiEmail, emailForm } from "./email.ts";

describe("e-mail addresses", () => {
	test.each([
		"an@example.com",
		"an.peeters+containers@mail.example.be",
		"O'Neill@example.co.uk",
		"a_b-c@xn--bcher-kva.example",
		"1@2.nl",
	])("%s is one", (text) => {
		expect(emailForm.test(text)).toBe(true);
	});

	test.each([
		"",
		"an",
		"an@",
		"@example.com",
		"an@example",
		"an@example.",
		"an@.com",
		"an@-example.com",
		"an@example-.com",
		"an peeters@example.com",
		"an@exam ple.com",
		"An <an@example.com>",
		"an@example.com, bert@example.com",
		"an@@example.com",
		"an@example.com\nBcc: bert@example.com",
		"an@example.com\n",
	])("%j is none", (text) => {
		expect(emailForm.test(text)).toBe(false);
	});
});

test.each([
	["an@müller.example", "an@xn--mller-kva.example"],
	["an@MÜLLER.example", "an@xn--mller-kva.example"],
	["an@example.com", "an@example.com"],
	["An@Example.com", "An@Example.com"],
	["müller@example.com", "müller@example.com"],
	["an@müller.example/x", "an@müller.example/x"],
	["an@mül ler.example", "an@mül ler.example"],
	["müller", "müller"],
	["", ""],
])("%j has a domain that mail servers read: %j", (text, expected) => {
	expect(asciiEmail(text)).toBe(expected);
});
