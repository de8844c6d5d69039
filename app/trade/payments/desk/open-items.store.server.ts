import { type SQL, sql } from "drizzle-orm";
import { longPageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import { type Age, type AgeTotals, ageDays, ages, type MonthTurnover, type OpenItem } from "./open-items.ts";

const { orderMoney, orders, payments } = schema;

/** The word of an age for a number of days. */
function ageOf(days: SQL): SQL {
	const cases = ages.flatMap((age) => {
		const last = ageDays[age][1];
		return last === null ? [] : [sql`when ${days} <= ${last}::int then ${age}`];
	});
	return sql`case ${sql.join(cases, sql` `)} else ${"older" satisfies Age} end`;
}

/**
 * What buyers owe on a day, the oldest first: of orders that wait for money, of those that were delivered on account, and of
 * those that are delivered or were marked as paid with only a part of it recorded. An order without a due day counts from its
 * own. One statement, which reads those that are open alone.
 * @param wanted.page from 1
 * @returns rows of one page, how many there are of the age that is asked for, and the sums of every age
 */
export async function listOpenItems(
	db: Db,
	wanted: { today: Day; age: Age | null; page: number },
): Promise<{ rows: OpenItem[]; total: number; totals: AgeTotals }> {
	const { today, age, page } = wanted;
	const { owed, paid, isOpen, isOnAccount, accountDueOn } = orderMoney(orders);
	type Row = OpenItem & { totals: AgeTotals; found: number };
	const { rows } = await db.execute<Row>(sql`
		with items as (
			select id, order_number, shipping_address, billing_address, total_amount, created_at, ${owed} - ${paid} open,
				coalesce(case when ${isOnAccount} then ${accountDueOn} else due_on end,
					(created_at at time zone 'Europe/Brussels')::date) due_on
			from ${orders} where ${isOpen}
		), open_items as (
			select *, ${today}::date - due_on days, ${ageOf(sql`${today}::date - due_on`)} age from items
		), sums as (
			select age, count(*)::int count, sum(open)::float8 open from open_items group by age
		)
		select i.id, i.order_number "orderNumber", coalesce(i.shipping_address ->> 'name', '') "name",
			coalesce(i.billing_address ->> 'companyName', i.shipping_address ->> 'companyName') "companyName",
			i.due_on::text "dueOn", i.days, i.total_amount::float8 total, i.open::float8 open,
			(select jsonb_object_agg(age, jsonb_build_object('count', count, 'open', open)) from sums) totals,
			count(*) over ()::int found
		from open_items i
		where ${age}::text is null or i.age = ${age}
		order by i.days desc, i.created_at, i.id
		limit ${longPageSize} offset ${(page - 1) * longPageSize}`);
	return {
		rows: rows.map(({ totals: _totals, found: _found, ...row }) => row),
		total: rows[0]?.found ?? 0,
		totals: rows[0]?.totals ?? {},
	};
}

/** Months that turnover is told of. */
const months = 12;

/**
 * What the last twelve months brought, the latest first: orders that were not cancelled by their day in Antwerp, money by
 * the day on which the bank booked it. One statement.
 */
export async function turnoverByMonth(db: Db, today: Day): Promise<MonthTurnover[]> {
	const first = sql`(date_trunc('month', ${today}::date) - ${months - 1} * interval '1 month')`;
	const { rows } = await db.execute<MonthTurnover>(sql`
		with ordered as (
			select to_char(created_at at time zone 'Europe/Brussels', 'YYYY-MM') as month, count(*) count,
				sum(subtotal_amount) net, sum(vat_amount) vat, sum(total_amount) gross
			from ${orders}
			where status <> 'cancelled' and created_at >= ${first} at time zone 'Europe/Brussels'
			group by 1
		), received as (
			select to_char(paid_on, 'YYYY-MM') as month, sum(amount) amount
			from ${payments} where paid_on >= ${first} group by 1
		)
		select month, coalesce(o.count, 0)::int count, coalesce(o.net, 0)::float8 net, coalesce(o.vat, 0)::float8 vat,
			coalesce(o.gross, 0)::float8 gross, coalesce(r.amount, 0)::float8 received
		from (select to_char(start, 'YYYY-MM') as month
			from generate_series(${first}, ${today}::date, interval '1 month') start) all_months
		left join ordered o using (month)
		left join received r using (month)
		order by month desc`);
	return rows;
}
