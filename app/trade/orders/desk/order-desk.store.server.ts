import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import { type DayRange, type Found, foundOf, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Cents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import type { OrderStatus } from "./order-status.ts";

const { orderItems, orders, payments } = schema;

type OrderQuery = ListQuery<OrderStatus>;

function matching(search: string): SQL | undefined {
	if (search === "") return undefined;
	const { orderNumber, shippingAddress, billingAddress } = orders;
	const reference = parseOgm(search);
	if (reference !== null) return eq(orders.paymentReference, reference);
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
	// Said on the phone without its dash.
	const number = /^k[\s-]*(\d+)$/i.exec(search)?.[1];
	if (number !== undefined) return containsAny([orderNumber], `K-${number}`);
	const title = containsAny([orderItems.productTitle], search);
	return sql`(${own} or exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${title}))`;
}

/** From the first moment of a day in Antwerp to the last one of another. */
function withinDays({ from, to }: DayRange): SQL | undefined {
	const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Brussels'`;
	return and(
		from === null ? undefined : sql`${orders.createdAt} >= ${startOf(sql`${from}::date`)}`,
		to === null ? undefined : sql`${orders.createdAt} < ${startOf(sql`${to}::date + 1`)}`,
	);
}

const anyDay: DayRange = { from: null, to: null };

type Place = { moment: string; order: { id: string } };

/** @param behind the order after which they come; null from the start */
function selectOrders(
	db: Db,
	{ search, choice: status, days = anyDay }: OrderQuery,
	behind: Place | null = null,
) {
	const lines = db
		.select({
			text: sql<string>`string_agg(${orderItems.quantity} || ' × ' || ${orderItems.productTitle}, ', ' order by ${orderItems.position})`.as(
				"text",
			),
		})
		.from(orderItems)
		.where(eq(orderItems.orderId, orders.id))
		.as("lines");
	const money = db
		.select({
			paid: sql<number>`sum(${payments.amount})`.as("paid"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(payments)
		.where(eq(payments.orderId, orders.id))
		.as("money");
	return db
		.select({
			order: orders,
			lines: sql<string>`coalesce(${lines.text}, '')`,
			/** What was paid so far, in how many parts. */
			paid: sql<Cents>`coalesce(${money.paid}, 0)::float8`,
			payments: sql<number>`coalesce(${money.count}, 0)::int`,
			/** To the microsecond, which a Date does not know. */
			moment: sql<string>`${orders.createdAt}::text`,
		})
		.from(orders)
		.leftJoinLateral(lines, sql`true`)
		.leftJoinLateral(money, sql`true`)
		.where(
			and(
				matching(search),
				withinDays(days),
				status === null ? undefined : eq(orders.status, status),
				behind === null
					? undefined
					: sql`(${orders.createdAt}, ${orders.id}) < (${behind.moment}::timestamptz, ${behind.order.id}::uuid)`,
			),
		)
		.orderBy(desc(orders.createdAt), desc(orders.id));
}

export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** One page of the orders that a query finds, newest first, and how many there are. Two statements. */
export async function listOrders(db: Db, query: OrderQuery): Promise<{ rows: FoundOrder[]; found: Found }> {
	const [rows, counts] = await Promise.all([
		selectOrders(db, query)
			.limit(pageSize)
			.offset((query.page - 1) * pageSize),
		db
			.select({ status: orders.status, count: sql<number>`count(*)::int` })
			.from(orders)
			.where(and(matching(query.search), withinDays(query.days ?? anyDay)))
			.groupBy(orders.status),
	]);
	return { rows, found: foundOf(counts, query.choice) };
}

/** Every order that a query finds, on whatever page, newest first, in portions. A statement each. */
export function allOrders(db: Db, query: OrderQuery): AsyncGenerator<FoundOrder[]> {
	return inPortions((behind: FoundOrder | null) => selectOrders(db, query, behind).limit(portionSize));
}
