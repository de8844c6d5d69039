import { plainText } from "~/values/plain-text.ts";

/** A mail that the owner's people write themselves, as they typed it. */
export type OwnLetter = { subject: string; body: string };

export const longestSubject = 200;
export const longestBody = 10_000;

export type LetterProblem = "subject_blank" | "subject_long" | "body_blank" | "body_long";

/** A letter as it is typed: its subject in one line, its text without space around it; or what is wrong with it. */
export function readLetter(typed: OwnLetter): { letter: OwnLetter } | { problem: LetterProblem } {
	const subject = plainText(typed.subject).replace(/\s+/g, " ").trim();
	// Browsers send line breaks as two characters and count them as one.
	const body = plainText(typed.body).replaceAll("\r\n", "\n").trim();
	if (subject === "") return { problem: "subject_blank" };
	if (subject.length > longestSubject) return { problem: "subject_long" };
	if (body === "") return { problem: "body_blank" };
	return body.length > longestBody ? { problem: "body_long" } : { letter: { subject, body } };
}
