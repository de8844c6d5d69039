import { aliasedTable, type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { idsOf } from "~/desk/list/found-rows.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { BuyerCard, BuyerQuery, BuyerSort, FoundBuyer, ListPlace } from "./buyer.ts";

const { buyerInAlphabet, offers, orderMoney, orders, quotes } = schema;

/** Buyers of a page. */
const pageSize = 25;
/** Orders, requests and offers among which the buyers of a page are looked for: a page ends with them. */
const looked = 1_000;
/** Of each kind that a search looks through, and buyers that it shows. */
const searched = 200;
const mostFound = 50;

const money = orderMoney(aliasedTable(orders, "o"));
const email = sql`lower(o.shipping_address ->> 'email')`;
/** What of an order, a request and an offer says whose it is, as columns. */
const facts = {
	orders: sql`${email} as email, o.shipping_address ->> 'name' as name,
		o.shipping_address ->> 'companyName' as company, o.created_at as at, o.id`,
	quotes: sql`lower(q.email), q.customer_name, q.company_name, q.created_at, q.id`,
	offers: sql`lower(f.email), f.buyer_name, f.company_name, f.created_at, f.id`,
};

/** Each kind has an index on what it is sorted by, and its id. @property type of that */
const sorts = {
	last: {
		...{ isDown: true, type: sql.raw("timestamptz") },
		by: { orders: sql`o.created_at`, quotes: sql`q.created_at`, offers: sql`f.created_at` },
	},
	name: {
		...{ isDown: false, type: sql.raw("text") },
		by: {
			orders: buyerInAlphabet(
				...([sql`o.shipping_address ->> 'companyName'`, sql`o.shipping_address ->> 'name'`] as const),
				sql`o.shipping_address ->> 'email'`,
			),
			quotes: buyerInAlphabet(sql`q.company_name`, sql`q.customer_name`, sql`q.email`),
			offers: buyerInAlphabet(sql`f.company_name`, sql`f.buyer_name`, sql`f.email`),
		},
	},
} as const satisfies Record<BuyerSort, unknown>;

/** Down or up a list. @param isBack from its end */
const wayOf = ({ isDown }: { isDown: boolean }, isBack = false) =>
	sql.raw(isDown === isBack ? "asc" : "desc");

/** What the shop has of anybody, in the list's order behind a place, up to a number of each kind. */
function heardOf(sort: BuyerSort, place: ListPlace | null): SQL {
	const { by, isDown, type } = sorts[sort];
	const way = wayOf(sorts[sort]);
	const part = (kind: keyof typeof by, table: SQL, id: SQL) => {
		const behind =
			place &&
			sql`(${by[kind]}, ${id}) ${sql.raw(isDown ? "<" : ">")} (${place.by}::${type}, ${place.id}::uuid)`;
		return sql`(select ${facts[kind]}, ${by[kind]} as place from ${table}
			where ${behind ?? sql`${by[kind]} is not null`} order by ${by[kind]} ${way}, ${id} ${way} limit ${looked})`;
	};
	return sql`${part("orders", sql`orders o`, sql`o.id`)}
		union all ${part("quotes", sql`quotes q`, sql`q.id`)}
		union all ${part("offers", sql`offers f`, sql`f.id`)}`;
}

/** What a text finds of anybody: each kind by its own indexes. */
function matching(text: string, { by }: (typeof sorts)[BuyerSort]): SQL {
	const { shippingAddress: to, billingAddress: billed } = orders;
	const isMail = /^\S+@\S+\.\S+$/.test(text);
	const small = text.toLowerCase();
	const ways = {
		orders: isMail
			? sql`lower(${to} ->> 'email') = ${small}`
			: containsAny(
					[
						...[sql`${to} ->> 'name'`, sql`${to} ->> 'email'`, sql`${to} ->> 'companyName'`],
						sql`${billed} ->> 'companyName'`,
					],
					text,
				),
		quotes: isMail
			? sql`lower(${quotes.email}) = ${small}`
			: containsAny([quotes.customerName, quotes.email, quotes.companyName], text),
		offers: isMail
			? sql`lower(${offers.email}) = ${small}`
			: containsAny([offers.buyerName, offers.companyName, offers.email], text),
	};
	const ids = (table: typeof orders | typeof quotes | typeof offers, way: SQL) =>
		idsOf(table, { ways: [way], rest: undefined }, { limit: searched });
	return sql`select ${facts.orders}, ${by.orders} as place from orders o where o.id in ${ids(orders, ways.orders)}
		union all select ${facts.quotes}, ${by.quotes} from quotes q where q.id in ${ids(quotes, ways.quotes)}
		union all select ${facts.offers}, ${by.offers} from offers f where f.id in ${ids(offers, ways.offers)}`;
}

/** Whether the shop has something newer of the same address: then its buyer stands on an earlier page. */
const isNewest = sql`not exists (select from orders n
		where lower(n.shipping_address ->> 'email') = f.email and (n.created_at, n.id) > (f.at, f.id))
	and not exists (select from quotes n where lower(n.email) = f.email and (n.created_at, n.id) > (f.at, f.id))
	and not exists (select from offers n where lower(n.email) = f.email and (n.created_at, n.id) > (f.at, f.id))`;

type ListRow = FoundBuyer & { place: string; last: ListPlace | null };

/**
 * A page of buyers, sorted, each by the newest that the shop has of them; an address that was put together with another stands
 * with that. Each page looks through so many orders, requests and offers, so that it takes as long with a million of them. A
 * search finds so many at once. One statement.
 * @param given.place where the page before ended
 * @returns `next`: where this one ends; null: there is no more
 */
export async function listBuyers(
	db: Db,
	{ search, sort = "last", place }: Pick<BuyerQuery, "search" | "sort"> & { place: ListPlace | null },
): Promise<{ rows: FoundBuyer[]; next: ListPlace | null }> {
	const isSearch = search !== "";
	const limit = isSearch ? mostFound : pageSize;
	const [way, back] = [wayOf(sorts[sort]), wayOf(sorts[sort], true)];
	const { rows } = await db.execute<ListRow>(sql`
		with looked as materialized (
			select * from (${isSearch ? matching(search, sorts[sort]) : heardOf(sort, place)}) heard
			order by place ${way}, id ${way} limit ${isSearch ? searched * 3 : looked}
		), firsts as (
			select distinct on (email) * from looked where email <> '' order by email, at desc, id desc
		), page as (
			select f.* from firsts f
			where not exists (select from buyer_addresses b where b.email = f.email)
				and ${isSearch ? sql`true` : isNewest}
			order by f.place ${way}, f.id ${way} limit ${limit + 1}
		), ended as (
			select jsonb_build_object('by', place, 'id', id) as last from looked
			where (select count(*) from looked) >= ${looked} order by place ${back}, id ${back} limit 1
		)
		select p.email, coalesce(p.name, '') as name, p.company, to_jsonb(p.at) #>> '{}' as at, p.id,
			to_jsonb(p.place) #>> '{}' as place,
			coalesce((select array_agg(b.email order by b.email) from buyer_addresses b where b.main_email = p.email), '{}')
				as others,
			own.count::int as orders, own.total::float8 as total, own.open::float8 as open,
			${isSearch ? sql`null::jsonb` : sql`(select last from ended)`} as last
		from page p
		left join lateral (
			select count(*) as count, coalesce(sum(few.total_amount), 0) as total, coalesce(sum(few.open), 0) as open from (
				select o.total_amount, case when ${money.isOpen} then ${money.owed} - ${money.paid} end as open
				from orders o
				where ${email} = any(array(select p.email union all
						select b.email from buyer_addresses b where b.main_email = p.email))
					and o.status <> 'cancelled' limit ${looked}) few
		) own on true
		order by p.place ${way}, p.id ${way}`);
	const shown = rows.slice(0, limit).map(({ last: _last, place: _place, ...row }) => row);
	if (isSearch) return { rows: shown, next: null };
	const end = rows[limit - 1];
	if (rows.length > limit && end) return { rows: shown, next: { by: end.place, id: end.id } };
	return { rows: shown, next: rows[0]?.last ?? null };
}

const most = 50;
const listOf = (rows: SQL) =>
	sql`(select coalesce(jsonb_agg(to_jsonb(found) order by found.at desc), '[]') from (${rows}) found)`;
const whose = (column: SQL) => sql`${column} = any((select list from every)::text[])`;
const ofOrders = sql`${whose(email)}`;

/**
 * Everything that belongs to the buyer of an address, and of those that were put together with it. Null where the shop knows
 * nothing of it. One statement, each part of which ends.
 * @param given as `buyerKey` gives it
 */
export async function findBuyer(db: Db, given: string): Promise<BuyerCard | null> {
	const { rows } = await db.execute<{ card: BuyerCard }>(sql`
		with main as (
			select coalesce((select b.main_email from buyer_addresses b where b.email = ${given}), ${given}) as email
		), every as (
			select array(select email from main union
				select b.email from buyer_addresses b where b.main_email = (select email from main)) as list
		)
		select jsonb_build_object(
			'email', (select email from main),
			'others', ${listOf(sql`select b.email, b.user_email as by, b.created_at as at from buyer_addresses b
				where b.main_email = (select email from main)`)},
			'accounts', ${listOf(sql`select u.email, u.created_at as at from users u where ${whose(sql`u.email`)}`)},
			'orders', ${listOf(sql`select o.id, o.order_number as number, o.status, o.total_amount as total, o.created_at as at,
				o.language, o.shipping_address as shipping, o.billing_address as billing,
				case when o.vat_inputs ->> 'number' is not null then jsonb_build_object('number', o.vat_inputs ->> 'number',
					'state', coalesce(o.vat_inputs -> 'check' ->> 'state', 'none')) end as vat,
				case when ${money.isOpen} then ${money.owed} - ${money.paid} else 0 end as open
				from orders o where ${ofOrders} order by o.created_at desc limit ${most}`)},
			'quotes', ${listOf(sql`select q.id, q.customer_name as name, q.status, q.created_at as at
				from quotes q where ${whose(sql`lower(q.email)`)} order by q.created_at desc limit ${most}`)},
			'offers', ${listOf(sql`select f.id, f.number, f.status, f.total_amount as total, f.created_at as at
				from offers f where ${whose(sql`lower(f.email)`)} order by f.created_at desc limit ${most}`)},
			'invoices', ${listOf(sql`select i.id, i.number, i.kind, i.gross_amount as gross, i.issued_on as on,
				o.order_number as order, o.id as "orderId", i.created_at as at
				from orders o join invoices i on i.order_id = o.id where ${ofOrders}
				order by i.created_at desc limit ${most}`)},
			'messages', ${listOf(sql`select m.id, m.subject, m.status, m.created_at as at
				from contact_messages m where ${whose(sql`lower(m.email)`)} order by m.created_at desc limit ${most}`)},
			'mails', ${listOf(sql`select m.id, m.subject, m.status, m.created_at as at from mail_outbox m
				where ${whose(sql`lower(m.recipient)`)} and m.audience = 'customer' and m.kind <> 'account'
				order by m.created_at desc limit ${most}`)},
			'notes', ${listOf(sql`select n.id, n.user_email as "userEmail", n.text, n.created_at as at from internal_notes n
				where n.entity = 'buyer' and ${whose(sql`n.entity_id`)}`)},
			'sums', (select jsonb_build_object('orders', count(*), 'total', coalesce(sum(o.total_amount), 0),
				'open', coalesce(sum(${money.owed} - ${money.paid}) filter (where ${money.isOpen}), 0))
				from orders o where ${ofOrders} and o.status <> 'cancelled')
		) as card`);
	const card = rows[0]?.card;
	if (!card) return null;
	const { accounts, others, orders: placed, quotes: asked, offers: offered, messages, notes } = card;
	const isKnown = [accounts, others, placed, asked, offered, messages, notes].some(
		({ length }) => length > 0,
	);
	return isKnown ? card : null;
}
