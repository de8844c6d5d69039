import { desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import type { PayableOrder } from "./match-lines.ts";

const { bankLines, orders, payments } = schema;

/** Orders among which a line's may be found by its amount or a name; the newest of those that wait for money. */
const mostWaiting = 1_000;

async function selectPayable(db: Db | Transaction, which: SQL, most: number): Promise<PayableOrder[]> {
	const money = db
		.select({
			paid: sql<number>`sum(${payments.amount})`.as("paid"),
			lines: sql<PayableOrder["lines"] | null>`jsonb_agg(jsonb_build_object(
				'amount', ${bankLines.amount}, 'bookedOn', ${bankLines.bookedOn}::text)) filter (where ${bankLines.id} is not null)`.as(
				"told",
			),
		})
		.from(payments)
		.leftJoin(bankLines, eq(bankLines.id, payments.bankLineId))
		.where(eq(payments.orderId, orders.id))
		.as("money");
	const { id, orderNumber, paymentReference, status, totalAmount, creditedAmount } = orders;
	const { shippingAddress, billingAddress } = orders;
	const rows = await db
		.select({
			...{ id, orderNumber, paymentReference, status, totalAmount, creditedAmount },
			paid: sql<number>`coalesce(${money.paid}, 0)::float8`,
			name: sql<string>`coalesce(${shippingAddress} ->> 'name', '')`,
			companyName: sql<
				string | null
			>`coalesce(${billingAddress} ->> 'companyName', ${shippingAddress} ->> 'companyName')`,
			lines: money.lines,
		})
		.from(orders)
		.leftJoinLateral(money, sql`true`)
		.where(which)
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(most);
	return rows.map((row) => ({ ...row, paid: cents(row.paid), lines: row.lines ?? [] }));
}

/** The orders of some structured communications. One statement. */
export function findByReference(
	db: Db | Transaction,
	references: readonly string[],
): Promise<PayableOrder[]> {
	if (references.length === 0) return Promise.resolve([]);
	// One text as one parameter, however many there are.
	const which = sql`${orders.paymentReference} = any(string_to_array(${references.join(",")}, ','))`;
	return selectPayable(db, which, references.length);
}

/**
 * Orders that some lines may pay: those that wait for money, and those that a line names whatever their status. One
 * statement.
 */
export function findPayable(
	db: Db,
	named: { references: readonly string[]; numbers: readonly string[] },
): Promise<PayableOrder[]> {
	const { references, numbers } = named;
	const waiting = sql`${orders.id} in (select w.id from ${orders} w where w.status in ('pending', 'confirmed')
		order by w.created_at desc limit ${mostWaiting})`;
	const which = or(
		waiting,
		references.length > 0 ? inArray(orders.paymentReference, [...references]) : undefined,
		numbers.length > 0 ? inArray(orders.orderNumber, [...numbers]) : undefined,
	);
	return selectPayable(db, which ?? waiting, mostWaiting + references.length + numbers.length);
}
