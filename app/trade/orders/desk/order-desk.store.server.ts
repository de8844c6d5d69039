import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import {
	countFound,
	idsOf,
	type Order,
	orderedBy,
	spanOf,
	type Wanted,
} from "~/desk/list/found-rows.server.ts";
import { keptCounts } from "~/desk/list/kept-counts.server.ts";
import { type Found, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { dayCounts, withinDays } from "~/desk/list/within-days.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { parseOgm } from "~/values/ogm.ts";
import { type Language, orderStatuses } from "~/values/vocabulary.ts";
import type { OrderSort, OrderStatus } from "./order-status.ts";

const { orderItems, orders, productTranslations } = schema;

type OrderQuery = ListQuery<OrderStatus, OrderSort>;

/** Each has an index of its own, and one behind the status. @property type of what it sorts by */
const sorts = {
	"date-desc": { by: orders.createdAt, isDown: true, type: "timestamptz" },
	"date-asc": { by: orders.createdAt, isDown: false, type: "timestamptz" },
	"total-desc": { by: orders.totalAmount, isDown: true, type: "bigint" },
	"total-asc": { by: orders.totalAmount, isDown: false, type: "bigint" },
	"due-asc": { by: orders.dueOn, isDown: false, type: "date" },
} as const satisfies Record<OrderSort, Order & { type: string }>;
const ownOrder = "date-desc" satisfies OrderSort;

/** The one order, or the buyer's orders, that a search names exactly; null where it names a part. One statement at most. */
async function namedExactly(db: Db, search: string, number: string | undefined): Promise<SQL | null> {
	const isMail = /^\S+@\S+\.\S+$/.test(search);
	if (number === undefined && !isMail) return null;
	const exact =
		number === undefined
			? sql`lower(${orders.shippingAddress} ->> 'email') = ${search.toLowerCase()}`
			: eq(orders.orderNumber, `K-${number}`);
	const [found] = await db.select({ id: orders.id }).from(orders).where(exact).limit(1);
	return found ? exact : null;
}

/** The ways in which a search finds orders, each by an index of its own. */
async function waysTo(db: Db, search: string): Promise<SQL[]> {
	if (search === "") return [];
	// Said on the phone without its dash.
	const number = /^k[\s-]*(\d+)$/i.exec(search)?.[1];
	const exact = await namedExactly(db, search, number);
	if (exact) return [exact];
	const { orderNumber, shippingAddress, billingAddress } = orders;
	if (number !== undefined) return [containsAny([orderNumber], `K-${number}`)];
	const reference = parseOgm(search);
	if (reference !== null) return [eq(orders.paymentReference, reference)];
	const own = containsAny(
		[
			orderNumber,
			sql`${shippingAddress} ->> 'name'`,
			sql`${shippingAddress} ->> 'email'`,
			sql`${shippingAddress} ->> 'companyName'`,
			sql`${billingAddress} ->> 'companyName'`,
		],
		search,
	);
	const title = containsAny([orderItems.productTitle], search);
	return [own, sql`${orders.id} in (select ${orderItems.orderId} from ${orderItems} where ${title})`];
}

/** Orders by a subquery of their ids, sorted, with what was ordered in words of a language, else as it was bought. */
function selectOrders(db: Db, language: Language, ids: SQL, order: (typeof sorts)[OrderSort]) {
	const title = db
		.select({ text: productTranslations.title })
		.from(productTranslations)
		.where(
			and(
				eq(productTranslations.productId, orderItems.productId),
				eq(productTranslations.language, language),
			),
		);
	const lines = db
		.select({
			text: sql<string>`string_agg(${orderItems.quantity} || ' × ' || coalesce((${title}), ${orderItems.productTitle}), ', ' order by ${orderItems.position})`.as(
				"text",
			),
		})
		.from(orderItems)
		.where(eq(orderItems.orderId, orders.id))
		.as("lines");
	return db
		.select({
			order: orders,
			lines: sql<string>`coalesce(${lines.text}, '')`,
			/** What it is sorted by: a moment to the microsecond, which a Date does not know. */
			place: sql<string | null>`${order.by}::text`,
		})
		.from(orders)
		.leftJoinLateral(lines, sql`true`)
		.where(sql`${orders.id} in ${ids}`)
		.orderBy(...orderedBy(orders, order));
}

export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number];

const hasStatus = (status: OrderStatus | null) => (status === null ? undefined : eq(orders.status, status));

async function countOrders(db: Db, wanted: Wanted, { choice }: OrderQuery): Promise<Found> {
	if (wanted.ways.length > 0) {
		const is = hasStatus(choice);
		const chosen = choice === null || is === undefined ? null : { name: choice, is };
		return countFound(db, orders, wanted, { status: sql`${orders.status}`, chosen });
	}
	if (wanted.rest) return dayCounts(db, orders, orderStatuses, wanted.rest, choice);
	return keptCounts(db, "orders", choice);
}

/** One page of the orders that a query finds, named in a language, and how many there are. Four statements at most. */
export async function listOrders(
	db: Db,
	language: Language,
	query: OrderQuery,
): Promise<{ rows: FoundOrder[]; found: Found }> {
	const { search, choice, days, sort = ownOrder, page } = query;
	const wanted = { ways: await waysTo(db, search), rest: withinDays(orders.createdAt, days) };
	const found = await countOrders(db, wanted, query);
	const shown = { ways: wanted.ways, rest: and(wanted.rest, hasStatus(choice)) };
	const ids = idsOf(orders, shown, spanOf(page, pageSize, found), sorts[sort]);
	const rows = await selectOrders(db, language, ids, sorts[sort]);
	return { rows, found };
}

/** Orders by their ids, with what their letters say. One statement. */
export function ordersByIds(db: Db, ids: readonly string[]) {
	const { id, language, orderNumber, revision, totalAmount, creditedAmount } = orders;
	const { shippingAddress, status, anonymizedAt } = orders;
	return db
		.select({
			...{ id, language, orderNumber, revision, totalAmount, creditedAmount },
			...{ shippingAddress, status, anonymizedAt },
		})
		.from(orders)
		.where(inArray(orders.id, [...ids]));
}

/** What stands behind an order in the list; what has nothing to be sorted by stands last. */
function behindOf({ place, order }: FoundOrder, { by, isDown, type }: (typeof sorts)[OrderSort]): SQL {
	const id = sql`${order.id}::uuid`;
	if (place === null) return sql`${by} is null and ${orders.id} > ${id}`;
	const row = sql`(${by}, ${orders.id}) ${sql.raw(isDown ? "<" : ">")} (${place}::${sql.raw(type)}, ${id})`;
	return by === orders.dueOn ? sql`(${row} or ${by} is null)` : row;
}

/** Every order that a query finds, on whatever page, sorted likewise, in portions. A statement each. */
export async function* allOrders(
	db: Db,
	language: Language,
	query: OrderQuery,
): AsyncGenerator<FoundOrder[]> {
	const { search, choice, days, sort = ownOrder } = query;
	const ways = await waysTo(db, search);
	yield* inPortions((behind: FoundOrder | null) => {
		const place = behind === null ? undefined : behindOf(behind, sorts[sort]);
		const rest = and(withinDays(orders.createdAt, days), hasStatus(choice), place);
		const ids = idsOf(orders, { ways, rest }, { limit: portionSize }, sorts[sort]);
		return selectOrders(db, language, ids, sorts[sort]);
	});
}
