import { languages } from "~/i18n/languages.ts";
import { keepable } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { blogTag, listPostSlugs } from "~/site/blog/blog.store.server.ts";
import { contentTag } from "~/site/pages/content.store.server.ts";
import { listPageLanguages } from "~/site/pages/landing-page.store.server.ts";
import { type Alternates, alternatesOf, defaultAlternate, everyLanguage } from "~/site/shell/alternates.ts";
import { listProductSlugs, productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/sitemap";

const mainPages = [
	urls.home,
	urls.containers,
	urls.rent,
	urls.leasing,
	urls.modifications,
	urls.refrigerated,
	urls.blog,
	urls.contact,
];

function entries(origin: string, alternates: Alternates): string {
	const known = languages.flatMap((language): { language: string; url: string }[] => {
		const path = alternates[language];
		return path ? [{ language, url: origin + path }] : [];
	});
	const fallback = defaultAlternate(alternates);
	const links = [...known, ...(fallback ? [{ language: "x-default", url: origin + fallback }] : [])]
		.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
		.join("");
	return known.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`).join("\n");
}

/** Every public page with its translations (sitemaps.org 0.9 with xhtml alternates). */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, config } = services(context);
	const origin = config.origin;
	const products = await listProductSlugs(db);
	const posts = await listPostSlugs(db);
	const landingPages = await listPageLanguages(db);
	const pages: Alternates[] = [
		...mainPages.map(everyLanguage),
		...products.map((slugs) => alternatesOf(slugs, urls.container)),
		...posts.map((slugs) => alternatesOf(slugs, urls.blogPost)),
		...landingPages.map(({ slug, languages: translated }) =>
			Object.fromEntries(translated.map((language) => [language, urls.page(language, slug)])),
		),
	];
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((alternates) => entries(origin, alternates)).join("\n")}
</urlset>
`;
	return new Response(xml, {
		headers: {
			"Content-Type": "application/xml; charset=utf-8",
			...keepable([productsTag, blogTag, contentTag]),
		},
	});
}
