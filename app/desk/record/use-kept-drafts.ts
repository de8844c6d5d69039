import { useEffect } from "react";
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

const sentKey = "kade.sent";

/** The draft that this tab has sent and has no answer for, with the page that it left. */
export const sentDraft = {
	note: (key: string) =>
		quietly(() => sessionStorage.setItem(sentKey, JSON.stringify([key, window.location.pathname]))),
	forget: () => quietly(() => sessionStorage.removeItem(sentKey)),
	read: (): [key: string, path: string] | null =>
		quietly(() => {
			const given: unknown = JSON.parse(sessionStorage.getItem(sentKey) ?? "null");
			if (!Array.isArray(given)) return null;
			const [key, path]: unknown[] = given;
			return typeof key === "string" && typeof path === "string" ? [key, path] : null;
		}),
};

/** Forgets a draft whose save has led on to a new document, which tells nobody that the form is gone. */
export function useKeptDrafts(): void {
	useEffect(() => {
		const [key, path] = sentDraft.read() ?? [];
		if (key !== undefined && path !== window.location.pathname) drafts.drop(key);
		sentDraft.forget();
	}, []);
}
