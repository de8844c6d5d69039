import { sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import type { Db } from "~/platform/db.server.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { listFirst, orders, titleIn } from "~/trade/catalog/product-pages.store.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import type { Language } from "~/values/vocabulary.ts";

/**
 * Words in a title that tell a refrigerated container, in the shop's languages (shop document §2), as `plain_letters`
 * writes them.
 */
const keywords = ["kuhl", "koel", "reefer", "refriger", "frigo", "freezer", "vries"];

/** Shop document §9. */
const mostContainers = 6;

/**
 * Containers whose title in the language names a refrigerated one, from small to large, six at most; capitals, and how an
 * umlaut is encoded, make no difference. One statement, kept.
 */
export function listRefrigerated(db: Db, cache: Cache, language: Language): Promise<ListedProduct[]> {
	const patterns = sql.param(keywords.map((keyword) => `%${keyword}%`));
	const where = sql`plain_letters(${titleIn(language)}) like any (${patterns})`;
	return cache.remember(`refrigerated:${language}`, [productsTag], () =>
		listFirst(db, language, { where, order: orders.size, limit: mostContainers }),
	);
}
