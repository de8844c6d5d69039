import { and, desc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { WithdrawnOrder } from "./withdrawal.ts";

const { auditLog, orderItems, orders, withdrawals } = schema;

const isFilled = (column: typeof orders.shippingAddress | typeof orders.billingAddress, name: string) =>
	sql`coalesce(${column} ->> ${sql.raw(`'${name}'`)}, '') <> ''`;

/** An order as the rule of withdrawal looks at it. */
function selectOrders(db: Db) {
	const { shippingAddress, billingAddress } = orders;
	const delivered = db
		.select({ at: sql<string>`max(${auditLog.createdAt})`.as("at") })
		.from(auditLog)
		.where(
			and(
				eq(auditLog.entity, "order"),
				eq(auditLog.entityId, sql`${orders.id}::text`),
				eq(auditLog.action, "status"),
				sql`${auditLog.after} ->> 'status' = 'delivered'`,
			),
		)
		.as("delivered");
	return db
		.select({
			id: orders.id,
			status: orders.status,
			isBusiness: sql<boolean>`(${isFilled(shippingAddress, "companyName")} or ${isFilled(shippingAddress, "vatNumber")}
				or ${isFilled(billingAddress, "companyName")} or ${isFilled(billingAddress, "vatNumber")})`,
			deliveredAt: delivered.at,
			items: sql<
				WithdrawnOrder["items"]
			>`coalesce((select json_agg(json_build_object('colorType', ${orderItems.colorType}))
				from ${orderItems} where ${orderItems.orderId} = ${orders.id}), '[]')`,
		})
		.from(orders)
		.leftJoinLateral(delivered, sql`true`);
}

function asWithdrawn(row: Awaited<ReturnType<typeof selectOrders>>[number]): WithdrawnOrder & { id: string } {
	const { id, isBusiness, items, status, deliveredAt } = row;
	const isDelivered = status === "delivered" && deliveredAt !== null;
	return {
		id,
		isBusiness,
		items,
		deliveredOn: isDelivered ? antwerpClock(new Date(deliveredAt)).slice(0, 10) : null,
	};
}

/** The order of a buyer who knows its number and their own address; null where both do not fit. One statement. */
export async function findOwnOrder(
	db: Db,
	{ orderNumber, email }: { orderNumber: string; email: string },
): Promise<(WithdrawnOrder & { id: string }) | null> {
	const isOwn = sql`lower(${orders.shippingAddress} ->> 'email') = ${email.toLowerCase()}`;
	const [row] = await selectOrders(db).where(and(eq(orders.orderNumber, orderNumber), isOwn));
	return row ? asWithdrawn(row) : null;
}

/** An order by its id, likewise. One statement. */
export async function findWithdrawnOrder(db: Db, id: string): Promise<WithdrawnOrder | null> {
	const [row] = await selectOrders(db).where(eq(orders.id, id));
	return row ? asWithdrawn(row) : null;
}

/** When the same statement was last stored; null where it was not. One statement. */
export async function findReceipt(
	db: Db,
	{ orderNumber, email }: { orderNumber: string; email: string },
): Promise<Date | null> {
	const [row] = await db
		.select({ createdAt: withdrawals.createdAt })
		.from(withdrawals)
		.where(
			and(
				eq(withdrawals.orderNumber, orderNumber),
				sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`,
			),
		)
		.orderBy(desc(withdrawals.createdAt))
		.limit(1);
	return row?.createdAt ?? null;
}

export type Withdrawal = typeof withdrawals.$inferSelect;
