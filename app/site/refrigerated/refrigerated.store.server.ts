import { sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { listFirst, orders, textLanguage } from "~/trade/catalog/listed-products.store.server.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import type { Language } from "~/values/vocabulary.ts";

const { namesRefrigerated } = schema;

/** Shop document §9. */
const mostContainers = 6;

/**
 * Containers whose title in the language names a refrigerated one, from small to large, six at most; capitals, and how an
 * umlaut is encoded, make no difference. One statement, kept.
 */
export function listRefrigerated(db: Db, cache: Cache, language: Language): Promise<ListedProduct[]> {
	// Titles first, by an index that says it all: read for each container they take seconds in a large shop.
	const id = sql`text.product_id`;
	const where = sql`products.id = any (array(
		select ${id} from product_translations text
		where ${namesRefrigerated(sql`text.title`)} and text.language = ${language}
		union all
		select ${id} from (
			select ${id}, text.language from product_translations text
			where ${namesRefrigerated(sql`text.title`)} and text.language <> ${language} and not exists (
				select from product_translations own where own.product_id = ${id} and own.language = ${language})
			offset 0
		) text where text.language = ${textLanguage(language, id)}))`;
	return cache.remember(`refrigerated:${language}`, [productsTag], () =>
		listFirst(db, language, { where, order: orders.size, limit: mostContainers }),
	);
}
