import { keepable } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { blogTag } from "~/site/blog/blog.store.server.ts";
import { contentTag } from "~/site/pages/content.store.server.ts";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import type { Route } from "./+types/sitemap";
import { listFiles, sitemapIndex, urlSet, xmlHeaders } from "./sitemap-files.server.ts";

/** Every public page with its translations (sitemaps.org 0.9 with xhtml alternates); of a large shop an index of files. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, config } = services(context);
	const files = await listFiles(db);
	let xml = sitemapIndex(config.origin, files);
	if (files.length === 1) {
		xml = "";
		for await (const piece of urlSet(db, config.origin, files)) xml += piece;
	}
	return new Response(xml, {
		headers: { ...xmlHeaders, ...keepable([productsTag, blogTag, contentTag]) },
	});
}
