import { requireOpeningHours } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";
import { withContents } from "./contents.ts";
import { listPublishedPages } from "./landing-page.store.server.ts";
import { alsoOf } from "./menu.ts";
import type { Section } from "./sections/section.ts";
import type { BesideText } from "./text-page.tsx";

/** Pages that end with who is responsible: legal texts speak of "the details below". */
export const isSigned = (slug: string): boolean => slug === "cookie-policy" || slug === "privacy-statement";

/**
 * A page's text with an address at its headings, and what stands beside it. Reads what is kept of pages and company.
 * @param page.html sanitised; null for a page of sections alone
 */
export async function readTextPage(
	{ db, cache }: Services,
	language: Language,
	page: { slug: string; html: string | null; sections: readonly Section[] },
): Promise<{ html: string | null; beside: BesideText }> {
	const { slug, sections } = page;
	const { html, contents } = withContents(page.html ?? "");
	const texts = pageTexts[language];
	const also = alsoOf(await listPublishedPages(db, cache, language), slug);
	// The contact section asks the same, and legal pages end with who is responsible.
	const isAlone = !isSigned(slug) && page.html && !sections.some(({ type }) => type === "contact_section");
	return {
		html: page.html && html,
		beside: {
			...{ texts: texts.textPage, contents },
			also: also && {
				title: texts.menu[also.section],
				links: also.pages.map((one) => ({ title: one.title, to: urls.page(language, one.slug) })),
			},
			times: isAlone ? { hours: await requireOpeningHours(db, cache), week: texts.contact.week } : null,
		},
	};
}
