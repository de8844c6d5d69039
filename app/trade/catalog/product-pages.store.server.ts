import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { readWithRetries } from "~/platform/retry.server.ts";
import type { Tariff } from "~/trade/transport/transport.ts";
import { keepNumbers } from "~/values/no-break.ts";
import { type PagePlace, placeOf } from "~/values/pages.ts";
import type { DeliveryOptions, Language } from "~/values/vocabulary.ts";
import { type ChoiceCounts, choiceCounts, countIn, type GroupCount } from "./choice-counts.ts";
import type { ListState } from "./list-query.ts";
import { chooseTranslation, type ListedProduct } from "./product.ts";
import { type ListFilter, type SortOrder, sizeRanks, typeGroup, typeGroups } from "./product-groups.ts";
import { productsTag } from "./products-tag.ts";
import { relatedTo } from "./related-containers.ts";

const { products } = schema;

/** What lists are sorted and narrowed by, as the indexes say it. */
export const keys = schema.listKeys(products);

/** Containers on one page of a list. */
export const pageSize = 24;

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

function isInGroup({ size, type }: ListFilter): SQL | undefined {
	return and(
		size === null ? undefined : sql`${keys.sizeRank} between ${sizeRanks[size][0]} and ${sizeRanks[size][1]}`,
		type === null ? undefined : sql`${keys.typeRank} = ${typeGroups.indexOf(type)}`,
	);
}

// Plain names: among the columns of a query on one table, a column object loses its table.

/** One without a text in any language has no name to be listed by. */
export const hasText = sql`exists (select from product_translations named where named.product_id = products.id)`;

/** The language of the text that a container is listed by: the given one, else Dutch, else any. @param id of the container */
export function textLanguage(language: Language, id: SQL): SQL {
	return sql`(select named.language from product_translations named where named.product_id = ${id}
		order by named.language = ${language} desc, named.language = 'nl' desc limit 1)`;
}

type Span = { order: Order; limit: number; offset?: number; isFromEnd?: boolean };

/** How a statement sorts by an order. @param isFromEnd the other way round */
export function ordered({ order, isFromEnd = false }: Pick<Span, "order" | "isFromEnd">): SQL[] {
	return order.map(([key, way]) => sql`${key} ${sql.raw(isFromEnd ? opposite[way] : way)}`);
}

/** Containers that a condition holds for, with their text in the language (else Dutch, else any). One statement. */
async function findProducts(
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
function readSpan(db: Db, language: Language, where: SQL | undefined, span: Span): Promise<ListedProduct[]> {
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

/**
 * How many containers there are of each group, as triggers keep it (the migration `containers_counted`): no list counts
 * rows. One statement for all lists, kept.
 */
function countProducts(db: Db, cache: Cache): Promise<GroupCount[]> {
	return cache.remember("products:counts", [productsTag], async () => {
		const { rows } = await readWithRetries(() =>
			db.execute<{ group: string; count: number }>(sql`
				select status as "group", sum(count)::int as count from row_counts where kind = 'products'
				group by 1 having sum(count) > 0`),
		);
		return rows.map(({ group, count }) => {
			const [size, type, rent] = group.split(":");
			return { sizeRank: Number(size), typeRank: Number(type), isRentable: rent !== undefined, count };
		});
	});
}

/** How many containers the shop offers. The statement of all lists, kept. */
export async function countContainers(db: Db, cache: Cache): Promise<number> {
	return countIn(await countProducts(db, cache), { size: null, type: null });
}

export type ProductPage = PagePlace & {
	products: ListedProduct[];
	/** How many there are on all pages. */
	total: number;
	choices: ChoiceCounts;
};

/** What a page of containers is asked for by. @property page from 1 */
export type PageQuery = {
	/** Names the list in what is kept. */
	name: string;
	filter: ListFilter;
	order: Order;
	isForRent: boolean;
	page: number;
};

/** The page of a list, the last one where a later one is asked for. Two statements at most; counts and first pages are kept. */
export async function listPage(
	db: Db,
	cache: Cache,
	language: Language,
	{ name, filter, order, isForRent, page }: PageQuery,
): Promise<ProductPage> {
	const { size, type } = filter;
	const counts = await countProducts(db, cache);
	const groups = isForRent ? counts.filter(({ isRentable }) => isRentable) : counts;
	const total = countIn(groups, filter);
	const place = placeOf(page, total, pageSize);
	const limit = Math.min(pageSize, total - place.offset);
	// What stands behind the middle is counted from the end: half as far.
	const isFromEnd = place.offset > total / 2;
	const offset = isFromEnd ? total - place.offset - limit : place.offset;
	const where = and(isInGroup(filter), isForRent ? keys.isRentable : undefined);
	const read = () =>
		readWithRetries(() => readSpan(db, language, where, { order, limit, offset, isFromEnd }));
	// Most visitors see the first page; all of the pages of all lists would fill the memory.
	const isKept = place.page === 1;
	const found = isKept ? cache.remember(`${name}:${language}:${size}:${type}`, [productsTag], read) : read();
	const choices = choiceCounts(groups, filter);
	return { ...place, total, choices, products: total === 0 ? [] : await found };
}

/** What a container costs with its truck: price plus what it fills of one (`fillsTruck`), which no index knows. */
function withTruck(price: SQL, { single, double }: Tariff): SQL {
	return sql`${price} + case when products.size ~ '40|45' then ${double}::int else ${single}::int end`;
}

/**
 * The page of the list of containers. Three statements at most.
 * @param query.tariff of the place that prices are shown for, by which an order by price goes then; null where there is none
 */
export function listProducts(
	db: Db,
	cache: Cache,
	language: Language,
	{ filter, sort, page, tariff = null }: ListState & { page: number; tariff?: Tariff | null },
): Promise<ProductPage> {
	const [[key, way] = [], ...rest] = orders[sort];
	if (tariff === null || sort === "size" || !key || !way) {
		const name = `list:${sort}`;
		return listPage(db, cache, language, { name, filter, order: orders[sort], isForRent: false, page });
	}
	const name = `list:${sort}:${tariff.single}:${tariff.double}`;
	const order: Order = [[withTruck(key, tariff), way], ...rest];
	return listPage(db, cache, language, { name, filter, order, isForRent: false, page });
}

/** Containers in a carousel at most (storefront document §9). */
const carouselSize = 8;

/** What a carousel shows: the newest of a group, eight at most. One statement, kept. */
export function listForCarousel(
	db: Db,
	cache: Cache,
	language: Language,
	filter: ListFilter = { size: null, type: null },
): Promise<ListedProduct[]> {
	return cache.remember(`carousel:${language}:${filter.size}:${filter.type}`, [productsTag], () =>
		listFirst(db, language, { where: isInGroup(filter), limit: carouselSize }),
	);
}

/** Containers to choose from at the door at most: a longer list is no choice but a search, and the shop has one. */
const mostChoices = 40;

function idsOf(order: Order, limit: number): SQL {
	return sql`(select products.id from products where ${hasText}
		order by ${sql.join(ordered({ order }), sql`, `)} limit ${limit})`;
}

/** What the home page shows: its carousel without a filter, and what can be chosen at the door, from small to large. */
export type HomeProducts = { newest: ListedProduct[]; choices: ListedProduct[] };

/** One statement, kept. */
export function listForHome(db: Db, cache: Cache, language: Language): Promise<HomeProducts> {
	return cache.remember(`home:${language}`, [productsTag], async () => {
		const where = sql`products.id in (${idsOf(newest, carouselSize)} union ${idsOf(orders.size, mostChoices)})`;
		const found = await readWithRetries(() => findProducts(db, language, { where, order: newest }));
		const feet = ({ size }: ListedProduct) => Number(/^\d+/.exec(size)?.[0] ?? Number.POSITIVE_INFINITY);
		const kind = ({ type }: ListedProduct) => typeGroups.indexOf(typeGroup(type));
		return {
			newest: found.slice(0, carouselSize),
			choices: found.toSorted((a, b) => (feet(a) === feet(b) ? kind(a) - kind(b) : feet(a) - feet(b))),
		};
	});
}

/** How containers are brought, by their ids. One statement at most. */
export async function readDeliveries(
	db: Db,
	ids: readonly string[],
): Promise<ReadonlyMap<string, DeliveryOptions>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: products.id, options: products.deliveryOptions })
		.from(products)
		.where(inArray(products.id, [...ids]));
	return new Map(rows.map(({ id, options }) => [id, options]));
}

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
