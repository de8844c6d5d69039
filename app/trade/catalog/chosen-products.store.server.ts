import { eq, inArray, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { readWithRetries } from "~/platform/retry.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { findProducts, hasText, keys, listFirst, newest, orders } from "./listed-products.store.server.ts";
import type { ListedProduct } from "./product.ts";
import { productsTag } from "./products-tag.ts";
import { relatedTo } from "./related-containers.ts";

const { products } = schema;

/**
 * Containers by price ascending, those without one first: a missing price counts as 0 (shop document §9).
 * @param limit the most there may be; two statements at most, kept
 */
export function listCheapest(
	db: Db,
	cache: Cache,
	language: Language,
	limit: number,
): Promise<ListedProduct[]> {
	return cache.remember(`cheapest:${language}:${limit}`, [productsTag], async () => {
		const unpriced = await listFirst(db, language, { where: sql`${keys.lowestPrice} is null`, limit });
		const where = sql`${keys.lowestPrice} is not null`;
		const order = orders["price-asc"];
		return [
			...unpriced,
			...(await listFirst(db, language, { where, order, limit: limit - unpriced.length })),
		];
	});
}

/** The cheapest containers in stock; one without a price comes last. One statement. */
export function listCheapestInStock(db: Db, language: Language, limit: number): Promise<ListedProduct[]> {
	return listFirst(db, language, {
		where: eq(products.isAvailable, true),
		order: orders["price-asc"],
		limit,
	});
}

/** Those of some containers that are there, the newest first, up to a number. One statement. */
export function listRelated(
	db: Db,
	language: Language,
	ids: readonly string[],
	limit: number,
): Promise<ListedProduct[]> {
	if (ids.length === 0) return Promise.resolve([]);
	return listFirst(db, language, { where: inArray(products.id, [...ids]), limit });
}

/** Of each size and type group: the newest that are looked at, and candidates among them, in stock first. */
const group = { looked: 40, candidates: 4 };

/**
 * What a container's page leads on to: of its length or of its type group, by `relatedTo`. One statement, kept. It reads
 * the newest few of each group by an index, however many there are.
 */
export function listRelatedTo(
	db: Db,
	cache: Cache,
	language: Language,
	from: Pick<ListedProduct, "id" | "size" | "type" | "isAvailable">,
): Promise<ListedProduct[]> {
	return cache.remember(`related:${language}:${from.id}`, [productsTag], async () => {
		const newestOf = sql`(select products.id, products.is_available, products.created_at from products
			where size_rank(products.size) = near.size and type_rank(products.type) = near.type
				and products.id <> ${from.id}::uuid and ${hasText}
			order by products.created_at desc, products.id desc limit ${group.looked})`;
		const ids = sql`(select one.id from (
				select size, type from generate_series(0, 7) size cross join generate_series(0, 3) type
				where size = size_rank(${from.size}) or type = type_rank(${from.type}::text)
			) near cross join lateral (
				select newest.id from ${newestOf} newest
				order by newest.is_available desc, newest.created_at desc, newest.id desc limit ${group.candidates}
			) one)`;
		const where = sql`products.id in ${ids}`;
		return relatedTo(from, await readWithRetries(() => findProducts(db, language, { where, order: newest })));
	});
}

/** Texts that are looked at for a suggestion: a word that all of them have suggests any. */
const mostCandidates = 200;

/**
 * The newest containers with a text in their title, in any case; dashes are spaces there too (shop document §2).
 * One statement.
 */
export async function suggestProducts(
	db: Db,
	language: Language,
	text: string,
	limit: number,
): Promise<{ title: string; slug: string }[]> {
	const pattern = `%${text.replace(/[\\%_]/g, "\\$&").replaceAll(" ", "_")}%`;
	const { rows } = await db.execute<{ title: string; slug: string }>(sql`
		with candidates as materialized (
			select named.product_id, named.title, named.slug from product_translations named
			where plain_letters(named.title) like plain_letters(${pattern})
				and named.id = (select shown.id from product_translations shown
					where shown.product_id = named.product_id
					order by shown.language = ${language} desc, shown.language = 'nl' desc limit 1)
			limit ${mostCandidates}
		)
		select title, slug from candidates join products on products.id = product_id
		order by ${keys.newest} limit ${limit}`);
	return rows.map(({ title, slug }) => ({ title, slug }));
}
