import type { Cache } from "~/platform/cache.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { keys, newest, type Order } from "~/trade/catalog/listed-products.store.server.ts";
import { listPage, type ProductPage } from "~/trade/catalog/product-pages.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { RentalSort, RentalState } from "./rental.ts";

const bySize: Order = [[keys.sizeRank, "asc"], [keys.typeRank, "asc"], ...newest];

/** A missing rent comes last, from low to high as from high to low; so does a size that is none of the known ones. */
const orders: Record<RentalSort, Order> = {
	size: bySize,
	"size-desc": [[keys.knownSizeRank, "desc nulls last"], [keys.typeRank, "asc"], ...newest],
	"price-asc": [[keys.shownRent, "asc"], ...bySize],
	"price-desc": [[keys.shownRent, "desc nulls last"], ...bySize],
};

/** The page of the containers for rent: with a daily rent above zero, or rent on request. Two statements at most. */
export function listRentals(
	db: Db,
	cache: Cache,
	language: Language,
	{ size, sort, page }: RentalState & { page: number },
): Promise<ProductPage> {
	const filter = { size, type: null };
	const name = `rent:${sort}`;
	return listPage(db, cache, language, { name, filter, order: orders[sort], isForRent: true, page });
}
