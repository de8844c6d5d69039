import { sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { listFirst, orders, titleIn } from "~/trade/catalog/product-pages.store.server.ts";
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
	// Titles first, by their index, then what is shown: read for each container, titles take seconds in a large shop.
	const [title, id] = [sql`text.title`, sql`text.product_id`];
	const where = sql`products.id = any (array(
		select ${id} from product_translations text
		where ${namesRefrigerated(title)} and ${title} = ${titleIn(language, id)}))`;
	return cache.remember(`refrigerated:${language}`, [productsTag], () =>
		listFirst(db, language, { where, order: orders.size, limit: mostContainers }),
	);
}
