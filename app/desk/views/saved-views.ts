import type { savedViewLists } from "~/values/desk-sets.ts";
import { plainText } from "~/values/plain-text.ts";

export type SavedViewList = (typeof savedViewLists)[number];

/** A list as its owner wants it again. @property query behind the "?" of its address */
export type SavedView = { id: string; list: SavedViewList; name: string; query: string };

/** Of the form that keeps one, and of the one that drops one. */
export const viewFields = { list: "list", name: "name", query: "query", id: "id", intent: "intent" } as const;

export const longestViewName = 60;
const longestQuery = 2_000;

/** Of one owner for one list: more than that nobody tells apart. */
export const mostViews = 12;

/** Why a view is not kept: it has no name that would do, or there are as many as a list may have. */
export const viewProblems = ["name", "full"] as const;

/** Of the list's address where a view was not kept: why, and the name that was typed. */
export const viewAnswer = { problem: "view-problem", name: "view-name" } as const;

/** A name without ends and doubled spaces; null for what is none. */
export function readViewName(given: string): string | null {
	const name = plainText(given).replace(/\s+/g, " ").trim();
	return name !== "" && name.length <= longestViewName ? name : null;
}

/** A query as an address has it, without the page that was looked at; null for what is none. */
export function readViewQuery(given: string): string | null {
	const parameters = new URLSearchParams(plainText(given).replace(/^\?/, ""));
	for (const name of ["page", "done", "delete", ...Object.values(viewAnswer)]) parameters.delete(name);
	const query = parameters.toString();
	return query !== "" && query.length <= longestQuery ? query : null;
}
