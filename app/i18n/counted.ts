import { isOne } from "./compiled-format.ts";
import { formatNumber } from "./format.ts";
import type { Language } from "./languages.ts";

/** What is counted, for one thing and for several. */
export type CountedWord = { one: string; other: string };

/**
 * A number with what it counts, which no line tears apart: "1 car", "1,5 pièce". For words of single pages, which have no
 * arguments.
 */
export function counted(language: Language, count: number, word: CountedWord, decimals = 0): string {
	return `${formatNumber(language, count, decimals)}\u00a0${isOne(language, count) ? word.one : word.other}`;
}
