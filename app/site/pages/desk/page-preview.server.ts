import { requireCompany } from "~/company/company.store.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { withVoices } from "~/site/voices/with-voices.server.tsx";
import { listForCarousel } from "~/trade/catalog/product-pages.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { isLedByHero } from "../sections/section.ts";
import { shownSections } from "../sections/shown-sections.server.ts";
import { isSigned, readTextPage } from "../text-page.server.ts";
import type { StoredPage } from "./page-admin.store.server.ts";
import { findSectionPage } from "./sections/section-admin.store.server.ts";

/**
 * A saved page in a language as the shop shows it, drafts too, with what its sections need; null where nothing is
 * written in the language.
 * @param own language of whoever looks at it
 */
export async function previewPage(
	shop: Services,
	{ id, page }: StoredPage,
	{ language, own }: { language: Language; own: Language },
) {
	const text = page.texts[language];
	const stored = shownSections((await findSectionPage(shop.db, id))?.rows ?? [], language);
	const { sections } = await withVoices(shop, stored, language);
	if (!text && sections.length === 0) return null;
	const html = text?.contentHtml ? sanitizeHtml(text.contentHtml) : null;
	const hasCarousel = sections.some(({ type }) => type === "container_carousel");
	// Home has no text of its own: a titled hero is its heading, wherever it stands.
	const isHome = page.slug === "home";
	const hero = sections.find(({ type, title }) => type === "hero_with_image" && title);
	const isLed = isHome || (!isSigned(page.slug) && isLedByHero(sections, html));
	const read = isLed ? null : await readTextPage(shop, language, { slug: page.slug, html, sections });
	return {
		...{ language, sections, html: read ? read.html : html, beside: read?.beside ?? null },
		title: text?.title ?? page.slug,
		imageUrl: text?.ogImageUrl ?? null,
		isSigned: isSigned(page.slug),
		isContainerList: page.slug === "container",
		mainId: isLed ? hero?.id : undefined,
		products: hasCarousel ? await listForCarousel(shop.db, shop.cache, language) : [],
		company: await requireCompany(shop.db, shop.cache),
		texts: pageTexts[own].adminSections,
		note: pageTexts[own].adminPages.previewNote,
	};
}

export type PagePreviewData = NonNullable<Awaited<ReturnType<typeof previewPage>>>;
