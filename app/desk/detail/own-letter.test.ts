import { expect, test } from "vitest";
import { longestBody, longestSubject, readLetter } from "./own-letter.ts";

test("a letter has a subject in one line and a text with single line breaks", () => {
	const typed = { subject: " Uw offerte\r\nBcc: all@shop.example ", body: " Dag,\r\n\r\nTot snel. \n" };
	expect(readLetter(typed)).toEqual({
		letter: { subject: "Uw offerte Bcc: all@shop.example", body: "Dag,\n\nTot snel." },
	});
});

test.each([
	[{ subject: " \n", body: "x" }, "subject_blank"],
	[{ subject: "x".repeat(longestSubject + 1), body: "x" }, "subject_long"],
	[{ subject: "x", body: "\u0000\r\n" }, "body_blank"],
	[{ subject: "x", body: "y".repeat(longestBody + 1) }, "body_long"],
])("what is wrong with a letter is said: %#", (typed, problem) => {
	expect(readLetter(typed)).toEqual({ problem });
});
