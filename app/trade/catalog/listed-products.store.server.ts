import { and, inArray, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { readWithRetries } from "~/platform/retry.server.ts";
import { keepNumbers } from "~/values/no-break.ts";
import type { Language } from "~/values/vocabulary.ts";
import { chooseTranslation, type ListedProduct } from "./product.ts";
import type { SortOrder } from "./product-groups.ts";

const { products } = schema;

/** What lists are sorted and narrowed by, as the indexes say it. */
export const keys = schema.listKeys(products);

/** What a list is sorted by, the first key first: an index has them in this order. */
export type Order = readonly (readonly [key: SQL, way: keyof typeof opposite])[];

const opposite = { asc: "desc", desc: "asc", "desc nulls last": "asc nulls first" } as const;

export const newest: Order = [
	[sql`${products.createdAt}`, "desc"],
	[sql`${products.id}`, "desc"],
];

/** What the orders of a list are made of. */
export const orders: Record<SortOrder, Order> = {
	size: [[keys.sizeRank, "asc"], [keys.typeRank, "asc"], ...newest],
	"price-asc": [[keys.lowestPrice, "asc"], ...newest],
	"price-desc": [[keys.highestPrice, "desc nulls last"], ...newest],
};

// Plain names: among the columns of a query on one table, a column object loses its table.

/** One without a text in any language has no name to be listed by. */
export const hasText = sql`exists (select from product_translations named where named.product_id = products.id)`;

/** The language of the text that a container is listed by: the given one, else Dutch, else any. @param id of the container */
export function textLanguage(language: Language, id: SQL): SQL {
	return sql`(select named.language from product_translations named where named.product_id = ${id}
		order by named.language = ${language} desc, named.language = 'nl' desc limit 1)`;
}

/** A part of an order, from its beginning or its end. */
export type Span = { order: Order; limit: number; offset?: number; isFromEnd?: boolean };

/** How a statement sorts by an order. @param isFromEnd the other way round */
export function ordered({ order, isFromEnd = false }: Pick<Span, "order" | "isFromEnd">): SQL[] {
	return order.map(([key, way]) => sql`${key} ${sql.raw(isFromEnd ? opposite[way] : way)}`);
}

/** Containers that a condition holds for, with their text in the language (else Dutch, else any). One statement. */
export async function findProducts(
	db: Db,
	language: Language,
	{ where, order }: { where: SQL; order?: Order },
): Promise<ListedProduct[]> {
	const rows = await db.query.products.findMany({
		columns: {
			...{ id: true, type: true, condition: true, size: true, isAvailable: true, imageUrl: true },
			stockStatus: true,
			...{ price: true, priceNew: true, priceUsedA: true, priceUsedCw: true, priceRentPerDay: true },
			...{ askOfferNew: true, askOfferUsedA: true, askOfferUsedCw: true, askOfferRent: true },
		},
		with: {
			translations: {
				columns: { language: true, title: true, slug: true, description: true, metaDescription: true },
			},
		},
		where,
		orderBy: order ? ordered({ order }) : [],
	});
	return rows.flatMap(({ translations, ...product }) => {
		const text = chooseTranslation(translations, language);
		if (!text) return [];
		const { lang, title, slug, metaDescription, description } = text;
		return [{ ...product, lang, title, slug, summary: keepNumbers(metaDescription || description) }];
	});
}

/** Containers by their ids, in that order. One statement at most. */
export async function readProducts(
	db: Db,
	language: Language,
	ids: readonly string[],
): Promise<ListedProduct[]> {
	if (ids.length === 0) return [];
	const found = await findProducts(db, language, { where: inArray(products.id, [...ids]) });
	const byId = new Map(found.map((product) => [product.id, product]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A part of an order, of the containers that a condition holds for. One statement: ids first, by indexes alone. */
export function readSpan(
	db: Db,
	language: Language,
	where: SQL | undefined,
	span: Span,
): Promise<ListedProduct[]> {
	const { order, limit, offset = 0 } = span;
	const ids = sql`(select products.id from products where ${and(hasText, where)}
		order by ${sql.join(ordered(span), sql`, `)} limit ${limit} offset ${offset})`;
	return findProducts(db, language, { where: sql`${products.id} in ${ids}`, order });
}

/** The first containers of an order that a condition holds for. One statement. */
export async function listFirst(
	db: Db,
	language: Language,
	{ where, order = newest, limit }: { where?: SQL | undefined; order?: Order; limit: number },
): Promise<ListedProduct[]> {
	return readWithRetries(() => readSpan(db, language, where, { order, limit }));
}
