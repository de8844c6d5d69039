import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { deliveredFrom } from "~/trade/catalog/delivered.ts";
import {
	chooseContainer,
	type FinderCondition,
	finderConditions,
	finderFields,
	findPrice,
	usualCondition,
} from "~/trade/catalog/price-finder.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { readDeliveries } from "~/trade/catalog/product-pages.store.server.ts";
import type { Finder } from "~/trade/catalog/shop/price-finder.tsx";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import { placeToText } from "~/values/place.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { AskedPlace } from "./asked-place.server.ts";

type Deliveries = Awaited<ReturnType<typeof readDeliveries>>;

type Question = {
	choices: readonly ListedProduct[];
	url: URL;
	language: Language;
	place: AskedPlace;
};

const conditionOf = (url: URL): FinderCondition =>
	memberOf(finderConditions, url.searchParams.get(finderFields.condition)) ?? usualCondition;

/** The container that the question is about; undefined in a shop without containers. */
export function chosenOf(choices: readonly ListedProduct[], url: URL): ListedProduct | undefined {
	return chooseContainer(choices, url.searchParams.get(finderFields.container), conditionOf(url));
}

/** What the question at the door shows: its choices, what is chosen, and the answer; null in a shop without containers. */
export function priceFinder(
	{ choices, url, language, place: { place, typed, isWrong, table } }: Question,
	deliveries: Deliveries,
): Finder | null {
	const chosen = chosenOf(choices, url);
	if (!chosen) return null;
	const condition = conditionOf(url);
	const deliveryOptions = deliveries.get(chosen.id);
	const { postcodeErrors, inclVat, obstacles } = pageTexts[language].container;
	return {
		texts: pageTexts[language].priceFinder,
		choices: choices.map(({ slug, title, lang }) => ({ slug, title, lang })),
		chosen: { slug: chosen.slug, title: chosen.title, lang: chosen.lang },
		condition,
		place: {
			typed,
			error: isWrong ? postcodeErrors[typed.country] : null,
			text: place && placeToText(place),
		},
		inclVat,
		unavailable: obstacles.unavailable,
		answer:
			place && deliveryOptions ? findPrice({ ...chosen, deliveryOptions }, condition, place, table) : null,
	};
}

/**
 * How the containers are brought that a page shows delivered prices of; nothing is read where no place is known. One
 * statement at most.
 */
export async function deliveriesOf(
	db: Db,
	products: readonly ListedProduct[],
	{ place }: AskedPlace,
): Promise<Deliveries> {
	return place === null
		? new Map()
		: await readDeliveries(
				db,
				products.map(({ id }) => id),
			);
}

/** Delivered prices of the containers that a page lists, net, in cents, by their ids; those without one are left out. */
export function deliveredPrices(
	products: readonly ListedProduct[],
	{ place, table }: AskedPlace,
	deliveries: Deliveries,
): Record<string, Cents> {
	return Object.fromEntries(
		products.flatMap((product) => {
			const deliveryOptions = deliveries.get(product.id);
			const price = place && deliveryOptions && deliveredFrom({ ...product, deliveryOptions }, place, table);
			return price ? [[product.id, price]] : [];
		}),
	);
}
