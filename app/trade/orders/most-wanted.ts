import type { ListedProduct } from "~/trade/catalog/product.ts";
import { lowestPrice } from "~/trade/catalog/product-groups.ts";

const shown = 3;

export type MostWanted = {
	products: ListedProduct[];
	/** Whether all of them have been ordered before. */
	areOrdered: boolean;
};

/**
 * Three containers to offer to somebody who found nothing: those in stock that were ordered most, then the cheapest in
 * stock; one without a price comes last.
 * @param orderedIds most ordered first; may name what is no longer there
 */
export function mostWanted(products: readonly ListedProduct[], orderedIds: readonly string[]): MostWanted {
	const inStock = products.filter(({ isAvailable }) => isAvailable);
	const ordered = orderedIds.flatMap((wanted) => inStock.find(({ id }) => id === wanted) ?? []);
	const cheapest = inStock.toSorted(
		(a, b) => (lowestPrice(a) ?? Number.POSITIVE_INFINITY) - (lowestPrice(b) ?? Number.POSITIVE_INFINITY),
	);
	return {
		products: [...new Set([...ordered, ...cheapest])].slice(0, shown),
		areOrdered: ordered.length >= shown,
	};
}
