/** Names, in caches, whatever shows containers. */
export const productsTag = "products";

/**
 * Names whatever shows one container alone, by its id or by the slug that it is found by. It is one of the products'
 * tags: its drop takes along what shows several, and theirs what shows this one.
 */
export function productTag(idOrSlug: string): string {
	return `${productsTag}:${encodeURIComponent(idOrSlug)}`;
}
