import type { PageTexts } from "~/i18n/messages/catalogue.ts";

type Texts = Pick<PageTexts["adminPages"], "ownPages">;

/** What a page is called that is the shop's own and needs no title; null for others. */
export function ownName({ ownPages }: Texts, slug: string): string | null {
	return slug === "home" || slug === "container" ? ownPages[slug] : null;
}

/** What a page is called where nothing else tells it: its title, else its slug. */
export function pageName(texts: Texts, { title, slug }: { title: string | null; slug: string }): string {
	return title ?? ownName(texts, slug) ?? slug;
}
