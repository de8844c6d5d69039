import { data, redirect } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { readPosts } from "~/site/blog/blog.store.server.ts";
import { cardOf } from "~/site/blog/post-view.ts";
import { listPublishedPages } from "~/site/pages/landing-page.store.server.ts";
import { findHits, type Hit } from "~/site/search/search.store.server.ts";
import { searchQuery, searchText } from "~/site/search/search.ts";
import { SearchPage } from "~/site/search/shop/search-page.tsx";
import { Seo } from "~/site/shell/seo.tsx";
import { readProducts } from "~/trade/catalog/listed-products.store.server.ts";
import { listMostOrdered } from "~/trade/orders/most-ordered.store.server.ts";
import { PageLinks } from "~/ui/page-links.tsx";
import { urls } from "~/urls.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import { addressOfPage, askedPage, placeOf } from "~/values/pages.ts";
import type { Route } from "./+types/search";

/** Hits of all kinds on one page. */
const pageSize = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, cache } = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const text = searchText(searchParams);
	const { hits, isMore } = text === "" ? { hits: [], isMore: false } : await findHits(db, language, text);
	const asked = askedPage(searchParams);
	const { page, pages, offset } = placeOf(asked, hits.length, pageSize);
	if (asked > pages) throw redirect(addressOfPage(urls.search(language), page, searchQuery(text)), 302);
	const shown = hits.slice(offset, offset + pageSize);
	const idsOf = (kind: Hit["kind"]) => shown.filter((hit) => hit.kind === kind).map(({ id }) => id);
	const [products, posts] = await Promise.all([
		readProducts(db, language, idsOf("container")),
		readPosts(db, language, idsOf("post")),
	]);
	const published = idsOf("page").length > 0 ? await listPublishedPages(db, cache, language) : [];
	const found = {
		products,
		pages: shown.flatMap(({ id, summary }) => {
			const one = published.find((each) => each.id === id);
			return one ? [{ slug: one.slug, title: one.title, summary: keepNumbersIn(summary) }] : [];
		}),
		posts: posts.map((post) => cardOf(language, post)),
	};
	const popular = hits.length === 0 ? await listMostOrdered(db, cache, language) : null;
	return data(
		{
			...{ ...found, text, popular, place: { page, pages }, isMore, total: hits.length },
			...{ texts: pageTexts[language].search, pageWords: pageTexts[language].listPages },
		},
		{ headers: notKept },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function Search({ loaderData }: Route.ComponentProps) {
	const { text, texts, place, pageWords } = loaderData;
	const language = useLanguage();
	const title = text === "" ? texts.title : labelled(language, texts.title, text);
	return (
		<>
			<Seo title={title} description={texts.metaDescription} alternates={{}} index={false} />
			<SearchPage {...loaderData}>
				<PageLinks
					{...place}
					origin={null}
					addressOf={(to) => addressOfPage(urls.search(language), to, searchQuery(text))}
					words={pageWords}
				/>
			</SearchPage>
		</>
	);
}
