/** Pages that a keyword in an unknown path leads to. */
export type KeywordTarget = "containers" | "blog" | "contact" | "leasing" | "rent" | "modifications";

/** The table of shop document §2, 404 page; the first keyword found decides. */
const keywords: readonly [target: KeywordTarget, words: readonly string[]][] = [
	["containers", ["container", "zeecontainer", "produkte"]],
	["blog", ["blog", "know-how"]],
	["contact", ["contact", "kontakt"]],
	["leasing", ["leasing"]],
	["rent", ["huren", "mieten", "rent"]],
	["modifications", ["modificatie", "umbau", "ombouwen"]],
];

/** Where an unknown path most likely wanted to go; null without a keyword in it. */
export function keywordTarget(path: string): KeywordTarget | null {
	const text = path.toLowerCase();
	return keywords.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? null;
}

const shortestSearch = 3;

/**
 * What to search titles for: the path's last segment, dashes turned into spaces, digits removed (shop document §2).
 * Null when fewer than three characters are left.
 */
export function searchTextOf(path: string): string | null {
	const segment = path.split("/").findLast((part) => part !== "") ?? "";
	const text = segment.replaceAll("-", " ").replace(/\d/g, "").replace(/\s+/g, " ").trim().toLowerCase();
	return text.length >= shortestSearch ? text : null;
}

export const mostSuggestions = 3;

/** The first three whose title contains the text, whatever the case; dashes are spaces there too. */
export function suggest<T extends { title: string }>(candidates: readonly T[], text: string | null): T[] {
	if (text === null) return [];
	return candidates
		.filter(({ title }) => title.toLowerCase().replaceAll("-", " ").includes(text))
		.slice(0, mostSuggestions);
}
