import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { deliveredFrom } from "~/trade/catalog/delivered.ts";
import {
	type FinderCondition,
	finderConditions,
	finderFields,
	findPrice,
} from "~/trade/catalog/price-finder.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { typeGroup } from "~/trade/catalog/product-groups.ts";
import { listFirst, orders } from "~/trade/catalog/product-pages.store.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import type { Finder } from "~/trade/catalog/shop/price-finder.tsx";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import { placeToText } from "~/values/place.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { AskedPlace } from "./asked-place.server.ts";

/** Containers to choose from at most: a longer list is no choice but a search, and the shop has one. */
const mostChoices = 40;
/** What most visitors come for. */
const usualSize = "20ft";
const usualCondition: FinderCondition = "used-a";

/** What the question at the door shows: its choices, what is chosen, and the answer; null before a place is known. */
export async function priceFinder(
	{ db, cache }: Services,
	language: Language,
	url: URL,
	{ place, table, typed, isWrong }: AskedPlace,
): Promise<Finder | null> {
	const offered = await cache.remember(`finder:${language}`, [productsTag], () =>
		listFirst(db, language, { order: orders.size, limit: mostChoices }),
	);
	const asked = url.searchParams.get(finderFields.container);
	const chosen =
		offered.find(({ slug }) => slug === asked) ??
		offered.find(({ size, type }) => size === usualSize && typeGroup(type) === "standard") ??
		offered[0];
	if (!chosen) return null;
	const condition =
		memberOf(finderConditions, url.searchParams.get(finderFields.condition)) ?? usualCondition;
	const { postcodeErrors, inclVat } = pageTexts[language].container;
	return {
		texts: pageTexts[language].priceFinder,
		choices: offered.map(({ slug, title, lang }) => ({ slug, title, lang })),
		chosen: { slug: chosen.slug, title: chosen.title, lang: chosen.lang },
		condition,
		place: {
			typed,
			error: isWrong ? postcodeErrors[typed.country] : null,
			text: place && placeToText(place),
		},
		inclVat,
		answer: place && findPrice(chosen, condition, place, table),
	};
}

/** Delivered prices of the containers that a page lists, net, in cents, by their ids; those without one are left out. */
export function deliveredPrices(
	products: readonly ListedProduct[],
	{ place, table }: AskedPlace,
): Record<string, Cents> {
	if (!place) return {};
	return Object.fromEntries(
		products.flatMap((product) => {
			const price = deliveredFrom(product, place, table);
			return price === null ? [] : [[product.id, price]];
		}),
	);
}
