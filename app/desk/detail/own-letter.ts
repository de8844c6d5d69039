import { plainText } from "~/values/plain-text.ts";

/** A mail that the owner's people write themselves, as they typed it. */
export type OwnLetter = { subject: string; body: string };

/** A letter to whoever it concerns. */
export type KeyedLetter = OwnLetter & {
	/** The form's: the same form sent twice writes one mail. */
	key: string;
	/** The latest mail about the thing that its writer saw, by its id; empty: none. Left out: whatever there is. */
	seenMail?: string;
};

export const longestSubject = 200;
export const longestBody = 10_000;

export type LetterProblem = "subject_blank" | "subject_long" | "body_blank" | "body_long";

/** sent_before: its form has written another letter; written_since: somebody else has written since its page was shown. */
export type LetterConflict = "sent_before" | "written_since";

/** A letter that would be one too many: nothing of its form is done, and its writer is told. */
export class LetterRefused extends Error {
	readonly problem: LetterConflict;
	constructor(problem: LetterConflict) {
		super(problem);
		this.problem = problem;
	}
}

/** What came of a form with a letter, or why its letter was refused. */
export async function unlessRefused<Result>(
	answer: Promise<Result>,
): Promise<Result | { problem: LetterConflict }> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof LetterRefused) return { problem: error.problem };
		throw error;
	}
}

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
