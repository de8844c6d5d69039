/** Names, in caches, whatever shows containers. */
export const productsTag = "products";
