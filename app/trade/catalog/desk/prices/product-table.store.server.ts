import { and, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import { mostCounted, spanOf } from "~/desk/list/found-rows.server.ts";
import { type Found, pageSize } from "~/desk/list/list-query.ts";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import {
	hasText,
	newest,
	type Order,
	ordered,
	orders,
} from "~/trade/catalog/listed-products.store.server.ts";
import type { PriceFacts } from "~/trade/catalog/pricing.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Condition, Language, ProductType } from "~/values/vocabulary.ts";
import type { TypeChoice } from "../product-type.ts";
import { saleColumns, titleColumn } from "./change-sale-facts.server.ts";
import { type PlannedPrice, plannedPrices } from "./price-batch.store.server.ts";
import type { Availability, ProductQuery, ProductSort, Selection } from "./product-query.ts";
import { isNarrowedTo } from "./product-query.ts";
import type { SaleFacts } from "./sale-facts.ts";

const { products, productTranslations } = schema;

const sorts: Record<ProductSort, Order> = {
	size: orders.size,
	newest,
	"price-asc": orders["price-asc"],
	"price-desc": orders["price-desc"],
};

function isOfType(type: TypeChoice): SQL | undefined {
	if (type === "Special") return isNull(products.type);
	return type === "Thermostatic"
		? inArray(products.type, ["Refrigerated", "thermostatic"])
		: eq(products.type, type);
}

/** Whether a condition is offered: for a price, or on request. */
function isOffered(condition: Condition): SQL | undefined {
	const [price, asks] = {
		new: [products.priceNew, products.askOfferNew] as const,
		"used-a": [products.priceUsedA, products.askOfferUsedA] as const,
		"used-cw": [products.priceUsedCw, products.askOfferUsedCw] as const,
		rent: [products.priceRentPerDay, products.askOfferRent] as const,
	}[condition];
	return or(sql`${price} > 0`, asks);
}

function isHad(availability: Availability): SQL {
	if (availability === "available") return eq(products.isAvailable, true);
	if (availability === "unavailable") return eq(products.isAvailable, false);
	return eq(products.stockStatus, availability);
}

/** Products whose texts a search finds, one or more times. */
function idsNamed(search: string): SQL {
	const { title, slug, productId } = productTranslations;
	return sql`select ${productId} from ${productTranslations}
		where ${containsAny([title], search)} or ${slug} = ${search.toLowerCase()}`;
}

function isWanted({ search, choice, condition, availability, shown }: ProductQuery): SQL | undefined {
	return and(
		search === "" ? undefined : sql`${products.id} in (${idsNamed(search)})`,
		choice === null ? undefined : isOfType(choice),
		condition === null ? undefined : isOffered(condition),
		availability === null ? undefined : isHad(availability),
		shown === null ? undefined : shown === "shown" ? hasText : not(hasText),
	);
}

/** A row of the table of products. @property title null where it has no text */
export type ProductRow = SaleFacts &
	PriceFacts & {
		id: string;
		type: ProductType | null;
		size: string;
		title: string | null;
		/** By which its pages are found in the language. */
		slug: string | null;
	};

function slugIn(language: Language): SQL<string | null> {
	return sql`(select slug from product_translations named where named.product_id = products.id
		order by named.language = ${language} desc, named.language = 'nl' desc limit 1)`;
}

function selectRows<More extends Record<string, SQL> = Record<never, SQL>>(
	db: Db | Transaction,
	language: Language,
	more: More = {} as More,
) {
	const { id, type, size, askOfferNew, askOfferUsedA, askOfferUsedCw, askOfferRent } = products;
	return db
		.select({
			...{ id, type, size, ...saleColumns, askOfferNew, askOfferUsedA, askOfferUsedCw, askOfferRent },
			title: titleColumn(language),
			slug: slugIn(language),
			...more,
		})
		.from(products);
}

/** How many products a query finds: all of them once after a change, fewer up to a number. One statement at most. */
async function countFound(db: Db, cache: Cache, query: ProductQuery): Promise<Found> {
	if (!isNarrowedTo(query)) {
		const total = await cache.remember("products:all", [productsTag], () => db.$count(products));
		return { total, byStatus: null };
	}
	const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
		select from products where ${isWanted(query)} limit ${mostCounted + 1}) few`);
	const count = rows[0]?.count ?? 0;
	return { total: Math.min(count, mostCounted), byStatus: null, isMore: count > mostCounted };
}

/**
 * A page of the products that a query finds, and how many there are. Two statements at most.
 * @param most texts that a search reads before it looks for products in their order instead
 */
export async function listProductRows(
	db: Db,
	cache: Cache,
	language: Language,
	query: ProductQuery,
	most = 20_000,
): Promise<{ rows: ProductRow[]; found: Found }> {
	const found = await countFound(db, cache, query);
	const { limit, offset = 0, isFromEnd = false } = spanOf(query.page, pageSize, found);
	const order = sorts[query.sort ?? "size"];
	const idsWhere = (
		wanted: SQL | undefined,
	) => sql`(select products.id from products where ${wanted ?? sql`true`}
		order by ${sql.join(ordered({ order, isFromEnd }), sql`, `)} limit ${limit} offset ${offset})`;
	// Ids first, by an index alone.
	const ids = query.search === "" ? idsWhere(isWanted(query)) : idsOfSearch(query, idsWhere, most);
	const rows = await selectRows(db, language)
		.where(sql`${products.id} in ${ids}`)
		.orderBy(...ordered({ order }));
	return { rows, found };
}

/** Products by their ids, as a question about several names them. One statement. */
export function productsByIds(db: Db, language: Language, ids: readonly string[]) {
	const { id, size, isAvailable } = products;
	return db
		.select({ id, size, isAvailable, title: titleColumn(language) })
		.from(products)
		.where(inArray(products.id, [...ids]));
}

/**
 * Ids of the products that a search finds: those of the texts that it finds, where these are few; else the first in order
 * that are found. In order, a size that stands at its end was looked for through all others.
 */
function idsOfSearch(query: ProductQuery, idsWhere: (wanted: SQL | undefined) => SQL, most: number): SQL {
	const others = isWanted({ ...query, search: "" });
	const areFew = sql`(select count(*) from named) <= ${most}`;
	return sql`(with named as materialized (${idsNamed(query.search)} limit ${most + 1})
		${idsWhere(and(areFew, sql`${products.id} in (select product_id from named)`, others))}
		union all ${idsWhere(and(not(areFew), isWanted(query)))})`;
}

/** A product with its facts, and the new prices that are planned for it; null when there is none. One statement. */
export async function findPricedProduct(
	db: Db,
	language: Language,
	id: string,
): Promise<(ProductRow & { planned: PlannedPrice[] }) | null> {
	if (!isUuid(id)) return null;
	const [row] = await selectRows(db, language, { planned: plannedPrices }).where(eq(products.id, id));
	return row ?? null;
}

/** Every product of a selection, in the order of their ids, in portions. A statement each. */
export function allProductRows(
	db: Db | Transaction,
	language: Language,
	selection: Selection,
): AsyncGenerator<ProductRow[]> {
	const wanted = "ids" in selection ? inArray(products.id, [...selection.ids]) : isWanted(selection.query);
	return inPortions((behind: ProductRow | null) =>
		selectRows(db, language)
			.where(and(wanted, behind ? sql`${products.id} > ${behind.id}` : undefined))
			.orderBy(products.id)
			.limit(portionSize),
	);
}
