import { memberOf } from "~/values/closed-set.ts";
import { plainText } from "~/values/plain-text.ts";

/** What the desk's search finds, in the order in which it is shown. */
export const findKinds = [
	...(["action", "order", "delivery", "buyer", "quote", "offer", "message"] as const),
	...(["invoice", "product", "page", "post"] as const),
] as const;
export type FindKind = (typeof findKinds)[number];

/** @property to the page where it is dealt with; `hint` a second line */
export type FoundItem = { key: string; title: string; hint: string | null; to: string };
export type FoundGroup = { kind: FindKind; label: string; items: FoundItem[] };

/** In addresses. */
export const findField = "q";

/** Longer than anything that can be found. */
const longest = 100;

/** What an address asks for. */
export function readFindText(parameters: URLSearchParams): string {
	return plainText(parameters.get(findField) ?? "")
		.trim()
		.slice(0, longest);
}

/**
 * Numbers as people say them on the phone, "K 10001" or the digits alone, and the postcodes of the countries that
 * the shop delivers to. Four or five digits may be either.
 */
export function exactOf(text: string): { number: string | null; postcode: string | null } {
	const number = /^(?:k[\s-]*)?(\d{1,9})$/i.exec(text)?.[1] ?? null;
	const plain = text.replaceAll(" ", "").toUpperCase();
	const postcode = /^(?:\d{4,5}|\d{4}[A-Z]{2})$/.test(plain) ? plain : null;
	return { number, postcode };
}

/** Letters without case and accents, as the eye compares them. */
function folded(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Something to do or a page to go to. @property words by which it is found too */
export type FindAction = { key: string; title: string; words?: string; to: string };

const mostActions = 6;

/** A text's words, of which hyphens and apostrophes join some. */
const wordsIn = (text: string) => folded(text).split(/[\s/'’-]+/);

/** Actions that have every word of a text at the beginning of one of theirs; the first ones where nothing is asked. */
export function findActions(actions: readonly FindAction[], text: string): FindAction[] {
	const parts = wordsIn(text).filter(Boolean);
	return actions
		.filter(({ title, words = "" }) => {
			const own = wordsIn(`${title} ${words}`);
			return parts.every((part) => own.some((word) => word.startsWith(part)));
		})
		.slice(0, mostActions);
}

function isItem(given: unknown): given is FoundItem {
	if (typeof given !== "object" || given === null) return false;
	const { key, title, hint, to } = given as Record<string, unknown>;
	return (
		[key, title, to].every((one) => typeof one === "string") && (hint === null || typeof hint === "string")
	);
}

/** Groups as an answer has them; null where it is something else, such as the page that asks to sign in. */
export function readFound(given: unknown): FoundGroup[] | null {
	if (!Array.isArray(given)) return null;
	const isGroup = (group: unknown): group is FoundGroup => {
		if (typeof group !== "object" || group === null) return false;
		const { kind, label, items } = group as Record<string, unknown>;
		const isKnown = typeof kind === "string" && memberOf(findKinds, kind) !== null;
		return isKnown && typeof label === "string" && Array.isArray(items) && items.every(isItem);
	};
	return given.every(isGroup) ? given : null;
}
