import { data } from "react-router";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { listPublishedPages } from "~/site/pages/landing-page.store.server.ts";
import type { MissingStatus } from "~/site/redirects/redirects.store.server.ts";
import type { MissingPageData } from "~/site/search/shop/missing-page.tsx";
import { mostSuggestions, searchTextOf, suggest } from "~/site/shell/missing-path.ts";
import { suggestProducts } from "~/trade/catalog/chosen-products.store.server.ts";
import { listMostOrdered } from "~/trade/orders/most-ordered.store.server.ts";

/** A 404 or 410 for an address, with what its visitor may have meant (shop document §2) and what leads on otherwise. */
export async function missingPage(
	{ db, cache }: Services,
	language: Language,
	{ path, status }: { path: string; status: MissingStatus },
) {
	const asked = searchTextOf(path);
	const slim = ({ title, slug }: { title: string; slug: string }) => ({ title, slug });
	const { label, button, popular, inStock } = pageTexts[language].search;
	const page: MissingPageData = {
		products: asked === null ? [] : await suggestProducts(db, language, asked, mostSuggestions),
		pages: asked === null ? [] : suggest(await listPublishedPages(db, cache, language), asked).map(slim),
		popular: await listMostOrdered(db, cache, language),
		texts: { label, button, popular, inStock },
	};
	return data(page, { status });
}
