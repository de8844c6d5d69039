import { type Language, languages } from "~/i18n/languages.ts";
import type { Db } from "~/platform/db.server.ts";
import { countPublicPosts, readPostSlugs } from "~/site/blog/blog.store.server.ts";
import { listPageLanguages } from "~/site/pages/landing-page.store.server.ts";
import { type Alternates, alternatesOf, defaultAlternate, everyLanguage } from "~/site/shell/alternates.ts";
import { countAllProducts, readProductSlugs } from "~/trade/catalog/catalog.store.server.ts";
import { urls } from "~/urls.ts";

export const xmlHeaders = { "Content-Type": "application/xml; charset=utf-8" };

const mainPages = [
	urls.home,
	urls.containers,
	urls.sizeGuide,
	urls.compare,
	urls.rent,
	urls.leasing,
	urls.modifications,
	urls.refrigerated,
	urls.blog,
	urls.contact,
];

/** Pages, each with an address per language, in one file: 10,000 addresses, a fifth of what the protocol allows. */
const pagesInFile = 2_500;
/** Pages that are read at once. */
const portionSize = 500;

type Kind = "pages" | "containers" | "posts";
/** A file of the sitemap. @property parts what stands in it, by kind: from a page on, up to a number of them */
type SitemapFile = { name: string; parts: { kind: Kind; offset: number; limit: number }[] };

/** All files; a shop whose pages fit into one has no more. Three statements. */
export async function listFiles(db: Db): Promise<SitemapFile[]> {
	const counts: [Kind, number][] = [
		["pages", mainPages.length + (await listPageLanguages(db)).length],
		["containers", await countAllProducts(db)],
		["posts", await countPublicPosts(db)],
	];
	if (counts.reduce((sum, [, count]) => sum + count, 0) <= pagesInFile) {
		return [{ name: "all.xml", parts: counts.map(([kind, limit]) => ({ kind, offset: 0, limit })) }];
	}
	return counts.flatMap(([kind, count]) =>
		Array.from({ length: Math.ceil(count / pagesInFile) }, (_, index) => ({
			name: `${kind}-${index + 1}.xml`,
			parts: [{ kind, offset: index * pagesInFile, limit: pagesInFile }],
		})),
	);
}

export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
	const entries = files.map(({ name }) => `<sitemap><loc>${origin}/sitemap/${name}</loc></sitemap>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

function entries(origin: string, alternates: Alternates): string {
	const known = languages.flatMap((language): { language: string; url: string }[] => {
		const path = alternates[language];
		return path ? [{ language, url: origin + path }] : [];
	});
	const fallback = defaultAlternate(alternates);
	const links = [...known, ...(fallback ? [{ language: "x-default", url: origin + fallback }] : [])]
		.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
		.join("");
	return known.map(({ url }) => `<url><loc>${url}</loc>${links}</url>\n`).join("");
}

type Slugs = Partial<Record<Language, string>>;

async function readPages(db: Db, kind: Kind, offset: number, limit: number): Promise<Alternates[]> {
	const of = (slugs: Slugs[], address: (language: Language, slug: string) => string) =>
		slugs.map((one) => alternatesOf(one, address));
	if (kind === "containers") return of(await readProductSlugs(db, offset, limit), urls.container);
	if (kind === "posts") return of(await readPostSlugs(db, offset, limit), urls.blogPost);
	const landingPages = (await listPageLanguages(db)).map(({ slug, languages: translated }) =>
		Object.fromEntries(translated.map((language) => [language, urls.page(language, slug)])),
	);
	return [...mainPages.map(everyLanguage), ...landingPages].slice(offset, offset + limit);
}

/** The addresses of some files as one document, in pieces: whoever reads slowly holds no more than one of them. */
export async function* urlSet(
	db: Db,
	origin: string,
	files: readonly SitemapFile[],
): AsyncGenerator<string, void> {
	yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
	for (const { kind, offset, limit } of files.flatMap(({ parts }) => parts)) {
		for (let from = offset; from < offset + limit; from += portionSize) {
			const pages = await readPages(db, kind, from, Math.min(portionSize, offset + limit - from));
			yield pages.map((alternates) => entries(origin, alternates)).join("");
		}
	}
	yield "</urlset>\n";
}
