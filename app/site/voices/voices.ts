import { type Day, parseDay } from "~/values/day.ts";
import { type Language, languages, type ReferenceText, type ReferenceTexts } from "~/values/vocabulary.ts";

/** What a buyer said of the shop. */
export type Review = {
	id: string;
	words: string;
	name: string;
	/** Place or company. */
	place: string | null;
	/** From 1 to 5; null: none were given. */
	stars: number | null;
	saidOn: Day;
	language: Language;
	/** Where it stands; null: it was said to the shop. */
	sourceUrl: string | null;
};

/** Work for a customer. */
export type Reference = {
	id: string;
	texts: ReferenceTexts;
	place: string | null;
	year: number | null;
	imageUrl: string | null;
};

export const mostStars = 5;

/** Entries that a page shows of a kind. */
export const mostShown = 12;

/** Of these, those that a phone shows before a press. */
export const firstShown = 3;

/** Reviews of a reader's language first, each group in the owner's order. */
export function ownLanguageFirst(reviews: readonly Review[], language: Language): Review[] {
	return [true, false].flatMap((own) => reviews.filter((one) => (one.language === language) === own));
}

/** What a reference says to a reader: in the own language, else in the first of the shop's that it has. */
export function textFor(
	texts: ReferenceTexts,
	language: Language,
): { language: Language; text: ReferenceText } | null {
	for (const code of [language, ...languages]) {
		const text = texts[code];
		if (text) return { language: code, text };
	}
	return null;
}

/** Letters of a review that a phone shows before a press; one that is a little longer stays whole. */
const leadLetters = 220;
const worthFolding = 80;

/** A review's beginning and the rest of it, cut behind a sentence or at least behind a word; null: it is short. */
export function foldWords(words: string): { lead: string; rest: string | null } {
	if (words.length <= leadLetters + worthFolding) return { lead: words, rest: null };
	const start = words.slice(0, leadLetters);
	const sentence = Math.max(...[". ", "! ", "? ", "\n"].map((end) => start.lastIndexOf(end)));
	const at = sentence > leadLetters / 2 ? sentence + 1 : start.lastIndexOf(" ");
	if (at <= 0) return { lead: words, rest: null };
	return { lead: words.slice(0, at).trimEnd(), rest: words.slice(at).trimStart() };
}

/** The site that an address belongs to, as people call it: "trustpilot.com". */
export function siteOf(address: string): string {
	return URL.parse(address)?.hostname.replace(/^www\./, "") ?? address;
}

/** Whether a text is an address that a review may lead to: of the web, by https, with a name and without a password. */
export function isSource(text: string): boolean {
	const url = /^https:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
	return url?.protocol === "https:" && url.hostname.includes(".") && url.username + url.password === "";
}

/** The day of a review; null for what is none or is still to come. */
export function parseSaidOn(text: string, today: Day): Day | null {
	const day = parseDay(text);
	return day !== null && day <= today ? day : null;
}
