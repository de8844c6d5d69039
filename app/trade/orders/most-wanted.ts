import type { ListedProduct } from "~/trade/catalog/product.ts";

/** How many are offered. */
export const mostWantedSize = 3;

export type MostWanted = {
	products: ListedProduct[];
	/** Whether all of them have been ordered before. */
	areOrdered: boolean;
};

/**
 * Three containers to offer to somebody who found nothing: those that were ordered most, then the cheapest.
 * @param ordered in stock, most ordered first
 * @param cheapest in stock, as many as are shown; none are looked at where enough were ordered
 */
export function mostWanted(
	ordered: readonly ListedProduct[],
	cheapest: readonly ListedProduct[],
): MostWanted {
	const others = cheapest.filter(({ id }) => !ordered.some((one) => one.id === id));
	return {
		products: [...ordered, ...others].slice(0, mostWantedSize),
		areOrdered: ordered.length >= mostWantedSize,
	};
}
