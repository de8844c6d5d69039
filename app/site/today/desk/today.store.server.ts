import { aliasedTable, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { failedMail } from "~/desk/shell/waiting.store.server.ts";
import { mostWaiting } from "~/desk/shell/waiting.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { legalPages } from "~/site/pages/menu.ts";
import { type Day, daysLater } from "~/values/day.ts";
import { mondayOf } from "~/values/iso-week.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { Today } from "./today.ts";
import { firstDayOf, type OrderDay } from "./turnover.ts";

const {
	bankLines,
	blogPosts,
	blogPostTranslations,
	contactMessages,
	landingPages,
	landingPageTranslations,
	mailOutbox,
	offers,
	onlinePayments,
	onlineRefunds,
	onlineReversals,
	orderDays,
	orderItems,
	orderMoney,
	orders,
	productTranslations,
	quotes,
	rowCounts,
	transportTariffs,
} = schema;

/** Rows of each kind that the page shows. */
const shown = 4;
const shownDeliveries = 8;

/** Days before its end in which an offer needs somebody's eye. */
const endsSoon = 2;

/** Days that a delivery whose day has passed is spoken of. */
const lateDays = 30;

/** Days of requests from where no tariff is known. */
const tariffDays = 90;

const rowsOf = (rows: SQL, order: SQL) =>
	sql`(select coalesce(jsonb_agg(to_jsonb(found) order by ${order}), '[]') from (${rows}) found)`;
const few = (rows: SQL) => sql`(select count(*)::int from (${rows} limit ${mostWaiting + 1}) few)`;
const kept = (kind: string, status: string) => sql`(
	select coalesce(sum(${rowCounts.count}), 0)::int from ${rowCounts}
	where ${rowCounts.kind} = ${kind} and ${rowCounts.status} = ${status})`;

/** What an order is of, in words of a language, else as it was bought. */
const linesOf = (language: Language) => sql`(
	select string_agg(i.quantity || ' × ' || coalesce(t.title, i.product_title), ', ' order by i.position)
	from ${orderItems} i left join ${productTranslations} t on t.product_id = i.product_id and t.language = ${language}
	where i.order_id = o.id)`;

const buyer = sql`o.id, o.order_number "number", coalesce(o.shipping_address ->> 'name', '') "name",
	o.shipping_address ->> 'companyName' "company"`;

const offer = sql`id, number, buyer_name "name", company_name "company", valid_until "until", total_amount "total"`;

/**
 * The first few of a kind of thing in the shop that lack a language, with those that they have and a title: counted by the
 * unique index on both columns alone.
 */
function lacking(
	kind: Today["texts"][number]["kind"],
	texts: { table: PgTable; of: SQL; shownIn: SQL },
	language: Language,
): SQL {
	const { table, of, shownIn } = texts;
	return sql`(select ${kind} kind, lacks.id,
			(select array_agg(t.language::text order by t.language) from ${table} t where t.${of} = lacks.id) languages,
			(select t.title from ${table} t where t.${of} = lacks.id
				order by t.language = ${language} desc, t.language = 'nl' desc limit 1) title
		from (select ${of} id from ${table} group by ${of} having count(*) < 4) lacks
		where exists (${shownIn}) limit ${shown})`;
}

/**
 * Orders of which less is paid than is due, though their day has passed, with both sums of each.
 * @param first how many of each kind of them, the longest due ones; null for all, in no order
 */
function lateOrders(today: Day, first: number | null): SQL {
	const { due, paid, isAwaited, isOnAccount, isPartly, accountDueOn } = orderMoney(aliasedTable(orders, "o"));
	const late = (is: SQL, dueOn: SQL) => sql`
		(select o.id, o.order_number, o.shipping_address, ${dueOn} due_on, ${due} due, ${paid} paid
		from ${orders} o where ${is} and ${dueOn} < ${today}::date and ${paid} < ${due}
		${first === null ? sql`` : sql`order by ${dueOn}, o.id limit ${first}`})`;
	// Each by an index of its own, as the open items.
	const parts = [
		late(isAwaited, sql`o.due_on`),
		late(isOnAccount, accountDueOn),
		late(sql`${isPartly} and not (${isOnAccount})`, accountDueOn),
	];
	return sql`(${sql.join(parts, sql` union all `)}) o`;
}

/**
 * What there is to do: counted by triggers or up to a number, with the oldest few of each kind. One statement, which reads
 * parts of indexes alone but for the texts, whose unique index it leafs through.
 * @param today the day in Antwerp
 */
export async function readToday(db: Db, language: Language, today: Day): Promise<Today> {
	const sunday = daysLater(mondayOf(today), 6);
	const { backAmount, isToPayBack } = orderMoney(orders);
	const { isOpen } = orderMoney(aliasedTable(orders, "o"));
	const due = sql`from ${orders} o where o.status in ('confirmed', 'paid')
		and o.wished_date between ${daysLater(today, -lateDays)}::date and ${sunday}::date`;
	const quoteTitle = sql`(select title from ${productTranslations} t where t.product_id = q.product_id
		order by t.language = ${language} desc, t.language = 'nl' desc limit 1)`;
	const { rows } = await db.execute<{ today: Today }>(sql`select jsonb_build_object(
		'orders', jsonb_build_object(
			'count', ${kept("orders", "pending")},
			'rows', ${rowsOf(
				sql`select ${buyer}, o.total_amount "total", o.created_at "at", ${linesOf(language)} "lines"
					from ${orders} o where o.status = 'pending' order by o.created_at, o.id limit ${shown}`,
				sql`found.at, found.id`,
			)}),
		'quotes', jsonb_build_object(
			'count', ${kept("quotes", "new")},
			'late', ${few(sql`select from ${quotes} where status = 'new' and created_at < now() - interval '24 hours'`)},
			'rows', ${rowsOf(
				sql`select q.id, q.customer_name "name", q.company_name "company", q.created_at "at",
						coalesce(${quoteTitle}, q.request_type) "about"
					from ${quotes} q where q.status = 'new' order by q.created_at, q.id limit ${shown}`,
				sql`found.at, found.id`,
			)}),
		'offers', ${rowsOf(
			sql`(select ${offer}, asked_at "at" from ${offers} where asked_at is not null order by asked_at, id limit ${shown})
				union all
				(select ${offer}, null from ${offers} where status = 'sent' and asked_at is null
					and valid_until between ${today}::date and ${daysLater(today, endsSoon)}::date
					order by valid_until, id limit ${shown})`,
			sql`found.at, found.until, found.id`,
		)},
		'messages', jsonb_build_object(
			'count', ${kept("contact_messages", "new")},
			'rows', ${rowsOf(
				sql`select id, name, coalesce(subject, left(message, 120)) "about", created_at "at"
					from ${contactMessages} where status = 'new' order by created_at, id limit ${shown}`,
				sql`found.at, found.id`,
			)}),
		'unpaid', (
			select jsonb_build_object('count', count(*), 'open', coalesce(sum(open), 0)) from (
				select due - paid open from ${lateOrders(today, null)} limit ${mostWaiting + 1}) found
			) || jsonb_build_object('rows', ${rowsOf(
				sql`select ${buyer}, o.due_on "dueOn", o.due - o.paid "open", o.paid, o.due "total"
					from ${lateOrders(today, shown)} order by o.due_on, o.id limit ${shown}`,
				sql`found."dueOn", found.id`,
			)}),
		'deliveries', jsonb_build_object(
			'count', ${few(sql`select ${due}`)},
			'late', ${few(sql`select ${due} and o.wished_date < ${today}::date`)},
			'rows', ${rowsOf(
				sql`select ${buyer}, o.wished_date "on", o.shipping_address ->> 'postalCode' "postalCode",
						o.shipping_address ->> 'city' "city", ${isOpen} is not true "isPaid", ${linesOf(language)} "lines"
					${due} order by o.wished_date, o.id limit ${shownDeliveries}`,
				sql`found.on, found.id`,
			)}),
		'mails', jsonb_build_object(
			'count', ${few(sql`select from ${mailOutbox} mail where ${failedMail}`)},
			'rows', ${rowsOf(
				sql`select id, recipient, subject, last_error "error", created_at "at"
					from ${mailOutbox} mail where ${failedMail} order by created_at desc, id limit ${shown}`,
				sql`found.at desc, found.id`,
			)}),
		'refunds', ${rowsOf(
			sql`(select 'refund' "kind", ${buyer}, r.amount, r.checked_at "at" from ${onlineRefunds} r
				join ${onlinePayments} p on p.id = r.online_payment_id join ${orders} o on o.id = p.order_id
				where r.state = 'failed' and r.settled_at is null order by r.created_at, r.id limit ${shown})
				union all
				(select r.kind, ${buyer}, r.amount, r.created_at "at" from ${onlineReversals} r
				join ${onlinePayments} p on p.id = r.online_payment_id join ${orders} o on o.id = p.order_id
				where r.settled_at is null order by r.created_at, r.id limit ${shown})`,
			sql`found.at, found.id`,
		)},
		'toPayBack', (select jsonb_build_object('count', count(*), 'open', coalesce(sum(back), 0)) from (
			select ${backAmount} back from ${orders} where ${isToPayBack}
			order by ${orders.createdAt}, ${orders.id} limit ${mostWaiting + 1}) found),
		'bank', ${few(sql`select from ${bankLines} where state = 'open'`)},
		'texts', (select coalesce(jsonb_agg(to_jsonb(found)), '[]') from (
			${lacking("product", { table: productTranslations, of: sql`product_id`, shownIn: sql`select` }, language)}
			union all
			${lacking(
				"page",
				{
					...{ table: landingPageTranslations, of: sql`landing_page_id` },
					shownIn: sql`select from ${landingPages} p where p.id = lacks.id and p.is_published`,
				},
				language,
			)}
			union all
			${lacking(
				"post",
				{
					...{ table: blogPostTranslations, of: sql`blog_post_id` },
					shownIn: sql`select from ${blogPosts} p where p.id = lacks.id and p.published_at is not null`,
				},
				language,
			)}
		) found),
		'drafts', ${rowsOf(
			sql`select p.id, (select title from ${landingPageTranslations} t where t.landing_page_id = p.id
					order by t.language = ${language} desc, t.language = 'nl' desc limit 1) title
				from ${landingPages} p where not p.is_published and p.slug = any(${sql.param(legalPages)})`,
			sql`found.title, found.id`,
		)},
		'tariffs', ${rowsOf(
			sql`select country, prefix, count(*) "count" from (
					select transport_country country, left(transport_postcode, 2) prefix from ${quotes}
					where transport_price is null and transport_postcode is not null
						and created_at > now() - make_interval(days => ${tariffDays})
					order by created_at desc limit 1000) asked
				where prefix ~ '^[0-9]{2}$' and not exists (
					select from ${transportTariffs} known where known.country = asked.country and known.prefix = asked.prefix)
				group by country, prefix order by count(*) desc, country, prefix limit ${shown}`,
			sql`found.count desc, found.country, found.prefix`,
		)}
	) today`);
	const [row] = rows;
	if (!row) throw new Error("nothing is known of today");
	return row.today;
}

/** What each day of the last twelve months brought, as triggers keep it; days without an order are left out. One statement. */
export async function readOrderDays(db: Db, today: Day): Promise<OrderDay[]> {
	const { rows } = await db.execute<OrderDay>(sql`
		select day::text, sum(count)::int count, sum(net)::float8 net from ${orderDays}
		where day between ${firstDayOf(today)}::date and ${today}::date group by day having sum(count) > 0 order by day`);
	return rows;
}
