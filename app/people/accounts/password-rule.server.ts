import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Guesses that a password must outlast: ten letters without a pattern do, a name with a year does not. */
const leastGuessesLog10 = 9.5;

/** What is weak in its first forty characters is refused; judging more would take hostile texts a tenth of a second. */
const judgedLength = 40;

/** Common passwords take ten megabytes: read when the first one is chosen. */
let judge: ZxcvbnFactory | null = null;

/** The words of an address or a name, alone and run together, as people put them into passwords. */
function wordsOf(text: string): string[] {
	const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	const forms = [text, words.join(""), ...words].filter((word) => word.length > 2);
	return forms.map((word) => word.slice(0, judgedLength));
}

/**
 * Whether a password is among the first that anyone would try: common ones, keyboard rows, repetitions, sequences,
 * dates, and names that belong to the account.
 * @param personal texts such as the account's address and the company's name
 */
export function isGuessable(password: string, personal: string[]): boolean {
	judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
	const judged = password.slice(0, judgedLength);
	return judge.check(judged, personal.flatMap(wordsOf)).guessesLog10 < leastGuessesLog10;
}
