import { type menuSections, menuSections as sectionOrder, type visibilities } from "~/values/vocabulary.ts";

export type MenuSection = (typeof menuSections)[number];

/** A published landing page in one language, as menus, suggestions and the sitemap know it. */
export type MenuPage = {
	id: string;
	slug: string;
	title: string;
	visibility: (typeof visibilities)[number];
	menuSection: MenuSection;
};

/** Slugs of the owner's pages that the footer links once they are published, unless a menu does. */
export const legalPages = ["cookie-policy", "privacy-statement", "terms-of-sale", "accessibility"];

export type Menu = {
	header: MenuPage[];
	footer: MenuPage[];
	/** The footer's Additional Resources by menu section, in the sections' order. */
	resources: { section: MenuSection; pages: MenuPage[] }[];
};

/**
 * Where each page is linked from (checklist G2): `both` in bar and footer, `footer_subsection` under Additional
 * Resources, `hidden` nowhere.
 * @param pages in menu order
 */
export function menuOf(pages: readonly MenuPage[]): Menu {
	const seenIn = (...places: MenuPage["visibility"][]) =>
		pages.filter(({ visibility }) => places.includes(visibility));
	const bySection = Map.groupBy(seenIn("footer_subsection"), (page) => page.menuSection);
	return {
		header: seenIn("header", "both"),
		footer: seenIn("footer", "both"),
		resources: sectionOrder.flatMap((section) => {
			const group = bySection.get(section);
			return group ? [{ section, pages: group }] : [];
		}),
	};
}

/** Other pages of the footer's group that a page belongs to, in menu order; null where there are none. */
export function alsoOf(
	pages: readonly MenuPage[],
	slug: string,
): { section: Exclude<MenuSection, "none">; pages: MenuPage[] } | null {
	const section = pages.find((page) => page.slug === slug)?.menuSection ?? "none";
	if (section === "none") return null;
	const others = pages.filter(
		(page) => page.menuSection === section && page.slug !== slug && page.visibility !== "hidden",
	);
	return others.length > 0 ? { section, pages: others } : null;
}
