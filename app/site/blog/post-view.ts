import { formatDate } from "~/i18n/format.ts";
import type { Language } from "~/i18n/languages.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import type { ListedPost } from "./blog.ts";

/** Dates are written on the server: engines differ in words and time zones. */
export function datesOf(language: Language, date: Date): { isoDate: string; shownDate: string } {
	return { isoDate: date.toISOString(), shownDate: formatDate(language, date) };
}

/** What a card shows of a post. */
export function cardOf(language: Language, post: ListedPost) {
	const { id, slug, title, metaDescription, imageUrl, imageAlt } = post;
	const text = keepNumbersIn({ title, metaDescription });
	return { id, slug, ...text, imageUrl, imageAlt, ...datesOf(language, post.date) };
}
