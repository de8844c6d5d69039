import { listProductSlugs, productsTag } from "~/features/catalog/catalog.store.server.ts";
import { existingTranslations } from "~/features/catalog/product-alternates.ts";
import type { Alternates } from "~/features/shell/alternates.ts";
import { everyLanguage } from "~/features/shell/alternates.ts";
import { defaultLanguage, languages } from "~/i18n/languages.ts";
import { keepable, requestOrigin } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/sitemap";

function entries(origin: string, alternates: Alternates): string {
	const known = languages.flatMap((language) => {
		const path = alternates[language];
		return path ? [{ language: language as string, url: origin + path }] : [];
	});
	const fallback = alternates[defaultLanguage];
	const links = [...known, ...(fallback ? [{ language: "x-default", url: origin + fallback }] : [])]
		.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
		.join("");
	return known.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`).join("\n");
}

/** Every public page with its translations (sitemaps.org 0.9 with xhtml alternates). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, config } = services({ context });
	const origin = requestOrigin(request, config);
	const products = (await listProductSlugs(db)).map(existingTranslations);
	const pages = [everyLanguage(urls.home), everyLanguage(urls.containers), ...products];
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((alternates) => entries(origin, alternates)).join("\n")}
</urlset>
`;
	return new Response(xml, {
		headers: { "Content-Type": "application/xml; charset=utf-8", ...keepable([productsTag]) },
	});
}
