import { type SQL, sql } from "drizzle-orm";
import { pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import {
	type Age,
	ageDays,
	ages,
	type ItemBack,
	type ItemChoice,
	type ItemTotals,
	type MonthTurnover,
	type OpenItem,
} from "./open-items.ts";

const { orderMoney, orders, payments } = schema;

/** The word of an age for a number of days; null: it is not due. */
function ageOf(days: SQL): SQL {
	const cases = ages.flatMap((age) => {
		const last = ageDays[age][1];
		return last === null ? [] : [sql`when ${days} <= ${last}::int then ${age}`];
	});
	return sql`case when ${days} is null then ${"notDue" satisfies Age} ${sql.join(cases, sql` `)} else ${"older" satisfies Age} end`;
}

/** Of what is found, the figures of a page with its orders, as one value, and how many there are. */
const pageOf = (figures: SQL, from: SQL, order: SQL, page: number) => sql`
	select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by place), '[]') rows, (select count(*)::int from ${from}) found
	from (
		select ${whose}, ${figures}, place
		from (select *, row_number() over (order by ${order}) place from (select * from ${from}
			order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}) page) found
		join ${orders} on ${orders.id} = found.id
	) listed`;

const whose = sql`${orders.id}, order_number "orderNumber", coalesce(shipping_address ->> 'name', '') "name",
	coalesce(billing_address ->> 'companyName', shipping_address ->> 'companyName') "companyName"`;

/**
 * What buyers owe on a day, the oldest first: of orders that wait for money, of those that were delivered on account, and of
 * those that are delivered or were marked as paid with only a part of it recorded. An order without a due day counts from its
 * own; what no invoice has asked for yet, behind a part that is billed in advance, stands last. Or what goes back to them. One
 * statement, which reads the orders that are open or too much is paid of alone.
 * @param wanted.page from 1
 * @returns rows of one page, how many there are of what is asked for, and the sums of every age and of what goes back
 */
export async function listOpenItems(
	db: Db,
	wanted: { today: Day; choice: ItemChoice | null; page: number },
): Promise<{ rows: OpenItem[]; back: ItemBack[]; total: number; totals: ItemTotals }> {
	const { today, choice, page } = wanted;
	const { owed, due, paid, isAwaited, isOnAccount, isPartly, accountDueOn, isToPayBack, backAmount } =
		orderMoney(orders);
	// Each by an index of its own.
	const open = sql.join(
		[sql`${isAwaited} and ${paid} < ${owed}`, isOnAccount, sql`${isPartly} and not (${isOnAccount})`].map(
			(is) => sql`select * from ${orders} where ${is}`,
		),
		sql` union all `,
	);
	const days = sql`(${today}::date - due_on)`;
	// An order's second item within one age is not a second order: `is_first` is of what counts it.
	const isBack = choice === "toPayBack";
	type Row = { rows: OpenItem[] | ItemBack[]; found: number; totals: ItemTotals | null };
	const { rows } = await db.execute<Row>(sql`
		with open_orders as (
			select id, created_at, ${due} - ${paid} asked, ${owed} - greatest(${due}, ${paid}) later,
				coalesce(case when ${isAwaited} then ${orders.dueOn} else ${accountDueOn} end,
					(created_at at time zone 'Europe/Brussels')::date) due_on
			from (${open}) ${sql.raw("orders")}
		), open_items as not materialized (
			select id, created_at, asked open, due_on, true is_first from open_orders where asked > 0
			union all
			select id, created_at, later, null, asked <= 0 or ${ageOf(days)} <> ${"notDue" satisfies Age}
			from open_orders where later > 0
		), due_days as (
			select due_on, count(*) filter (where is_first) count, sum(open) open from open_items group by due_on
		), back_items as (
			select id, created_at, ${backAmount} back,
				case when status = 'cancelled' then 'cancelled' else 'overpaid' end why
			from ${orders} where ${isToPayBack}
		), sums as (
			select ${ageOf(days)} age, sum(count) count, sum(open) open from due_days group by 1
			union all
			select 'all', (select count(*) from open_orders where asked > 0 or later > 0), sum(open)
				from due_days having count(*) > 0
			union all
			select 'toPayBack', count(*), sum(back) from back_items having count(*) > 0
		)
		select page.*, (select jsonb_object_agg(age, jsonb_build_object('count', count, 'open', open)) from sums) totals
		from (${
			isBack
				? pageOf(
						sql`(${orders.createdAt} at time zone 'Europe/Brussels')::date "orderedOn", why, ${paid} paid, back`,
						sql`back_items`,
						sql`created_at, id`,
						page,
					)
				: pageOf(
						sql`found.due_on "dueOn", ${today}::date - found.due_on days, total_amount total, open`,
						sql`(select * from open_items where ${choice}::text is null or ${ageOf(days)} = ${choice}) chosen`,
						sql`due_on nulls last, created_at, id`,
						page,
					)
		}) page`);
	const [found] = rows;
	if (!found) throw new Error("nothing is known of what is open");
	return {
		rows: isBack ? [] : (found.rows as OpenItem[]),
		back: isBack ? (found.rows as ItemBack[]) : [],
		total: found.found,
		totals: found.totals ?? {},
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
