import { aliasedTable, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { type Cents, cents } from "~/values/money.ts";
import type { PayableOrder } from "./match-lines.ts";

const { bankLines, orderMoney, orders, payments } = schema;

/** Orders among which a line's may be found by its amount or a name: of each kind of those that are owed so many. */
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
	const { depositAmount, invoicedAmount, shippingAddress, billingAddress } = orders;
	const rows = await db
		.select({
			...{ id, orderNumber, paymentReference, status, totalAmount, creditedAmount },
			...{ depositAmount, invoicedAmount },
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

/** The orders that a person names, whatever their status. One statement. @param named.ids well-formed */
export function findNamed(
	db: Db,
	named: { ids: readonly string[]; references: readonly string[]; numbers: readonly string[] },
): Promise<PayableOrder[]> {
	const { ids, references, numbers } = named;
	const most = ids.length + references.length + numbers.length;
	if (most === 0) return Promise.resolve([]);
	const which = or(
		ids.length > 0 ? inArray(orders.id, [...ids]) : undefined,
		references.length > 0 ? inArray(orders.paymentReference, [...references]) : undefined,
		numbers.length > 0 ? inArray(orders.orderNumber, [...numbers]) : undefined,
	);
	return selectPayable(db, which ?? sql`false`, most);
}

/** What lines have, by one of which an order may be what they pay. @property words of payers' names, letters and digits alone */
export type Traits = {
	references: readonly string[];
	numbers: readonly string[];
	amounts: readonly Cents[];
	words: readonly string[];
};

/** Letters of all words that orders are narrowed by: the database refuses a pattern of many thousands. */
const mostLetters = 4_000;

/** Whether just one of the amounts is open of an order, or a payer's name has a word in common with who ordered. */
function mayBePaid({ amounts, words }: Traits): SQL {
	const pattern = words.join("|");
	if (pattern.length > mostLetters) return sql`true`;
	const { paid, owed, due } = orderMoney(orders);
	const { shippingAddress, billingAddress } = orders;
	const names = sql`plain_letters(concat_ws(' ', ${shippingAddress} ->> 'name',
		${shippingAddress} ->> 'companyName', ${billingAddress} ->> 'companyName'))`;
	const sums = sql`string_to_array(${amounts.join(",")}, ',')::bigint[]`;
	const byAmount = sql`${owed} - ${paid} = any(${sums}) or ${due} - ${paid} = any(${sums})`;
	// An empty pattern would find every name.
	const byName = pattern === "" ? sql`` : sql`or ${names} ~ plain_letters(${pattern})`;
	return sql`(${byAmount} ${byName})`;
}

/**
 * Orders that some lines may pay, the newest first: of those that wait for money, were delivered on account or are paid in part
 * the ones that have an amount or a word of a name in common with a line, and those that a line names whatever their status.
 * One statement.
 */
export function findPayable(db: Db, traits: Traits): Promise<PayableOrder[]> {
	const { references, numbers } = traits;
	const { isAwaited, isOnAccount, isPartly, accountDueOn } = orderMoney(aliasedTable(orders, "w"));
	// Each by an index of its own; of those that wait the newest.
	const owed = sql.join(
		[
			sql`${isAwaited} order by w.created_at desc, w.id desc`,
			sql`${isOnAccount} order by ${accountDueOn} desc, w.id desc`,
			sql`${isPartly} order by w.id desc`,
		].map((are) => sql`(select w.id from ${orders} w where ${are} limit ${mostWaiting})`),
		sql` union all `,
	);
	const which = or(
		// An array: they are looked up by their ids, and only of these names are read.
		sql`${orders.id} = any(array(${owed})) and ${mayBePaid(traits)}`,
		references.length > 0 ? inArray(orders.paymentReference, [...references]) : undefined,
		numbers.length > 0 ? inArray(orders.orderNumber, [...numbers]) : undefined,
	);
	return selectPayable(db, which ?? sql`false`, 3 * mostWaiting + references.length + numbers.length);
}
