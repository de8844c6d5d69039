import { type Draft, readDraft } from "./draft.ts";

/** A browser may keep nothing, or have no room left: then there is no draft, and all else works. */
function quietly<T>(use: () => T): T | null {
	try {
		return use();
	} catch {
		return null;
	}
}

/** What was typed, in all tabs of the browser. */
export const drafts = {
	read: (key: string): Draft | null => quietly(() => readDraft(localStorage.getItem(key))),
	write: (key: string, draft: Draft) => quietly(() => localStorage.setItem(key, JSON.stringify(draft))),
	drop: (key: string) => quietly(() => localStorage.removeItem(key)),
};
