import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { readWithRetries } from "~/platform/retry.server.ts";
import type { Tariff } from "~/trade/transport/transport.ts";
import { type PagePlace, placeOf } from "~/values/pages.ts";
import type { DeliveryOptions, Language } from "~/values/vocabulary.ts";
import { type ChoiceCounts, choiceCounts, countIn, type GroupCount } from "./choice-counts.ts";
import type { ListState } from "./list-query.ts";
import {
	findProducts,
	hasText,
	keys,
	listFirst,
	newest,
	type Order,
	ordered,
	orders,
	readSpan,
} from "./listed-products.store.server.ts";
import type { ListedProduct } from "./product.ts";
import { type ListFilter, sizeRanks, typeGroup, typeGroups } from "./product-groups.ts";
import { productsTag } from "./products-tag.ts";

const { products } = schema;

/** Containers on one page of a list. */
export const pageSize = 24;

function isInGroup({ size, type }: ListFilter): SQL | undefined {
	return and(
		size === null ? undefined : sql`${keys.sizeRank} between ${sizeRanks[size][0]} and ${sizeRanks[size][1]}`,
		type === null ? undefined : sql`${keys.typeRank} = ${typeGroups.indexOf(type)}`,
	);
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
