import { languages } from "~/values/vocabulary.ts";

/** What a rule of any kind is found by. */
type Findable = { oldPath: string };

const escapes = /^(?:%[\da-f]{2})+$/i;

/** An address in the one spelling in which paths are compared: `ß`, `%C3%9F` and `%c3%9f` are the same letter. */
export function spelled(address: string): string {
	return address.replace(/(?:%[\da-f]{2})+|[^%]+|%/gi, (piece) => {
		try {
			return escapes.test(piece) ? encodeURIComponent(decodeURIComponent(piece)) : encodeURI(piece);
		} catch {
			// Bytes of an older alphabet, as %F6 alone.
			return piece.toUpperCase();
		}
	});
}

/** The path of an address, in its one spelling and without slashes at its end. */
export function placeOf(address: string): string {
	return withoutSlash(spelled(address.replace(/[?#].*$/, "")));
}

const withoutSlash = (address: string) => address.replace(/(?<=.)\/+(?=$|\?)/, "");
const language = new RegExp(`^/(?:${languages.join("|")})(?=/.)`);

/** An address without the language at its start. */
export function withoutLanguage(address: string): string {
	return address.replace(language, "");
}

const isOpen = ({ oldPath }: Findable) => oldPath.endsWith("*");
const beginsAs = (rule: Findable) => spelled(rule.oldPath.slice(0, -1));

/** Whether a rule catches an address as it stands, language and all. */
export function catches(rule: Findable, address: string): boolean {
	return (
		placeOf(rule.oldPath) === placeOf(address) ||
		(isOpen(rule) && spelled(address).startsWith(beginsAs(rule)))
	);
}

/** Rules by a key of theirs; the first of several counts. */
function firstBy<Rule extends Findable>(rules: readonly Rule[], keyOf: (path: string) => string) {
	const first = new Map(rules.toReversed().map((rule) => [keyOf(rule.oldPath), rule]));
	return (key: string) => first.get(key);
}

/**
 * Finds the rule that an address meets: the one with exactly its path, else one that ends in * and begins it. A slash at
 * the end makes no difference, nor does the language at the start, which visitors of old addresses are given on their way;
 * a rule that is written just like the address comes before one that is not.
 */
export function ruleFinder<Rule extends Findable>(rules: readonly Rule[]): (address: string) => Rule | null {
	const asWritten = firstBy(rules, spelled);
	const anySlash = firstBy(rules, (path) => withoutSlash(spelled(path)));
	const open = rules.filter(isOpen).map((rule) => ({ rule, start: beginsAs(rule) }));
	const exact = (address: string) => asWritten(address) ?? anySlash(withoutSlash(address));
	const begins = (address: string) => open.find(({ start }) => address.startsWith(start))?.rule;
	return (address) => {
		const full = spelled(address.replace(/#.*$/, ""));
		const path = full.replace(/\?.*$/, "");
		const [bareFull, barePath] = [withoutLanguage(full), withoutLanguage(path)];
		return (
			exact(full) ??
			exact(path) ??
			exact(bareFull) ??
			exact(barePath) ??
			begins(full) ??
			begins(bareFull) ??
			null
		);
	};
}
