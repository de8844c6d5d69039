import { data } from "react-router";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listPosts } from "~/site/blog/blog.store.server.ts";
import { cardOf } from "~/site/blog/post-view.ts";
import { listPublishedPages } from "~/site/pages/landing-page.store.server.ts";
import { findHits, type Hit } from "~/site/search/search.store.server.ts";
import { searchText } from "~/site/search/search.ts";
import { SearchPage } from "~/site/search/shop/search-page.tsx";
import { Seo } from "~/site/shell/seo.tsx";
import { listProducts } from "~/trade/catalog/catalog.store.server.ts";
import { sortProducts } from "~/trade/catalog/product-groups.ts";
import { listMostOrdered } from "~/trade/orders/most-ordered.store.server.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import type { Route } from "./+types/search";

/** What the hits of a kind name, in their order; what is not in the list is not public. */
function inOrder<T extends { id: string }>(hits: readonly Hit[], kind: Hit["kind"], list: readonly T[]) {
	const known = new Map(list.map((one) => [one.id, one]));
	return hits
		.filter((hit) => hit.kind === kind)
		.flatMap(({ id, summary }) => {
			const one = known.get(id);
			return one ? [{ one, summary }] : [];
		});
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, cache } = services(context);
	const language = languageOf(context);
	const text = searchText(new URL(request.url).searchParams);
	const hits = text === "" ? [] : await findHits(db, language, text);
	const has = (kind: Hit["kind"]) => hits.some((hit) => hit.kind === kind);
	const products = has("container") ? await listProducts(db, cache, language) : [];
	const pages = has("page") ? await listPublishedPages(db, cache, language) : [];
	const posts = has("post") ? await listPosts(db, cache, language) : [];
	const isNamed = new Map(hits.map((hit) => [hit.id, hit.isNamed]));
	const containers = inOrder(hits, "container", products).map(({ one }) => one);
	const found = {
		// Many have the word in their title: those as the list has them, from the smallest on.
		products: [
			...sortProducts(
				containers.filter(({ id }) => isNamed.get(id)),
				"size",
			),
			...containers.filter(({ id }) => !isNamed.get(id)),
		],
		pages: inOrder(hits, "page", pages).map(({ one: { slug, title }, summary }) => ({
			...{ slug, title },
			summary: keepNumbersIn(summary),
		})),
		posts: inOrder(hits, "post", posts).map(({ one }) => cardOf(language, one)),
	};
	const isEmpty = Object.values(found).every(({ length }) => length === 0);
	const popular = isEmpty ? await listMostOrdered(db, cache, language) : null;
	return data({ ...found, text, popular, texts: pageTexts[language].search }, { headers: notKept });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function Search({ loaderData }: Route.ComponentProps) {
	const { text, texts } = loaderData;
	const title = text === "" ? texts.title : `${texts.title}: ${text}`;
	return (
		<>
			<Seo title={title} description={texts.metaDescription} alternates={{}} index={false} />
			<SearchPage {...loaderData} />
		</>
	);
}
