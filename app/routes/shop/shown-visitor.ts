import type { Flash } from "~/people/visitor/visitor-cookies.server.ts";
import type { memberOf } from "./layout-menu.server.ts";

/** What a page of the shop shows of its visitor; everything else on it is the same for everybody. */
export type ShownVisitor = {
	/** Lines of the cart; null while nobody can say. */
	cartCount: number | null;
	/** Whoever has signed in. */
	member: ReturnType<typeof memberOf> | null;
	/** What has just happened. */
	flash: Flash | null;
	/** How that is said, where the first load of a page has no room for the words. */
	words: { title?: string; text: string } | null;
};

/** As text, so that in a page that is kept for everybody a visitor's own can take its place. */
export function writeShown({ cartCount, member, flash, words }: ShownVisitor): string {
	return JSON.stringify({ cartCount, member, flash, words });
}

export function readShown(text: string): ShownVisitor {
	return JSON.parse(text);
}

/** What a page shows of a visitor that the shop knows nothing of. */
export const nobody: ShownVisitor = { cartCount: 0, member: null, flash: null, words: null };

/** Ids of the places in a page that are empty for a visitor that the shop knows nothing of. */
export const visitorParts = { message: "visitor-message", member: "visitor-member" } as const;

/** Look of the message's place: below the head wherever a fragment has led, so that no refusal is out of sight. */
export const messageLook = "sticky top-18 z-30";
