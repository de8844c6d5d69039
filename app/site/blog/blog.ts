import type { Language } from "~/values/vocabulary.ts";

/** A post in a list, in one language. */
export type ListedPost = {
	id: string;
	slug: string;
	title: string;
	metaDescription: string | null;
	imageUrl: string | null;
	imageAlt: string | null;
	/** What readers see as its date: the custom publish date wins (shop document §9). */
	date: Date;
};

/** A post as its page shows it; its HTML is sanitised. */
export type BlogPost = ListedPost & {
	html: string;
	imageTitle: string | null;
	/** Slug in every language that the post exists in. */
	slugs: Partial<Record<Language, string>>;
	readingMinutes: number;
};

export const postStates = ["draft", "scheduled", "published"] as const;
export type PostState = (typeof postStates)[number];

/**
 * Whether visitors see a post: a draft has not been published; one that has is scheduled while one of its dates lies in
 * the future. The store's conditions say the same in SQL.
 */
export function postState(
	{ publishedAt, customPublishDate }: { publishedAt: Date | null; customPublishDate: Date | null },
	now: Date,
): PostState {
	if (publishedAt === null) return "draft";
	return publishedAt > now || (customPublishDate !== null && customPublishDate > now)
		? "scheduled"
		: "published";
}

const wordsPerMinute = 200;

/** Minutes to read a text: words by 200, rounded up (shop document §9); HTML tags and entities are no words. */
export function readingMinutes(html: string): number {
	const text = html.replace(/<[^>]*>/g, " ").replace(/&(nbsp|#160|#xa0);/gi, " ");
	const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
	return Math.ceil(words.length / wordsPerMinute);
}

/** Containers under a post as a grid; the rest of them to leaf through (shop document §2). */
export const gridSize = 6;
