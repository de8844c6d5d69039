import { eq, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { parseOgm } from "~/values/ogm.ts";
import type { Language } from "~/values/vocabulary.ts";
import { containsAny } from "../list/contains.server.ts";
import { idsOf } from "../list/found-rows.server.ts";
import { exactOf } from "./find.ts";

const { blogPostTranslations, contactMessages, invoices, offers } = schema;
const { landingPageTranslations, orders, postcodeOf, productTranslations, quotes } = schema;

/** Of each kind. */
const most = 5;
/** Orders among which buyers are looked for, and titles among which things are. */
const mostLookedThrough = 40;
/** Fewer letters than this no index finds. */
const fewestLetters = 3;

type Person = { id: string; name: string; company: string | null; at: string };

/** What a text finds, the newest first. @property at a moment as the database writes it */
export type FoundRows = {
	orders: (Person & { number: string; city: string | null; total: Cents })[];
	buyers: { email: string; name: string; company: string | null }[];
	quotes: Person[];
	offers: (Person & { number: string; total: Cents })[];
	messages: { id: string; name: string; subject: string | null; at: string }[];
	invoices: { id: string; number: string; on: Day; gross: Cents }[];
	products: { id: string; title: string }[];
	pages: { id: string; title: string }[];
	posts: { id: string; title: string }[];
};

export const nothingFound: FoundRows = {
	...{ orders: [], buyers: [], quotes: [], offers: [], messages: [] },
	...{ invoices: [], products: [], pages: [], posts: [] },
};

const listOf = (rows: SQL, order: SQL) =>
	sql`(select coalesce(jsonb_agg(to_jsonb(found) order by ${order}), '[]') from (${rows}) found)`;
const none = sql`'[]'::jsonb`;

/** The ways in which a text finds orders, each by an index of its own; none for what is too short. */
function waysToOrders(text: string, isLong: boolean): SQL[] {
	const { number, postcode } = exactOf(text);
	const { orderNumber, paymentReference, shippingAddress, billingAddress } = orders;
	const reference = parseOgm(text);
	const exact = [
		...(reference === null ? [] : [eq(paymentReference, reference)]),
		...(number === null ? [] : [eq(orderNumber, `K-${number}`)]),
		...(postcode === null ? [] : [sql`${postcodeOf(shippingAddress)} = ${postcode}`]),
		...(/^\S+@\S+\.\S+$/.test(text)
			? [sql`lower(${shippingAddress} ->> 'email') = ${text.toLowerCase()}`]
			: []),
	];
	if (exact.length > 0 || !isLong) return exact;
	return [
		containsAny(
			[
				...[orderNumber, sql`${shippingAddress} ->> 'name'`, sql`${shippingAddress} ->> 'email'`],
				...[sql`${shippingAddress} ->> 'companyName'`, sql`${billingAddress} ->> 'companyName'`],
			],
			text,
		),
	];
}

/** Things by a part of their title in any language, under that of the reader. */
function titled(
	texts: typeof productTranslations | typeof landingPageTranslations | typeof blogPostTranslations,
	of: SQL,
	language: Language,
	text: string,
): SQL {
	return listOf(
		sql`select few.id, (select t.title from ${texts} t where t.${of} = few.id
				order by t.language = ${language} desc, t.language = 'nl' desc limit 1) title
			from (select distinct id from (
				select ${of} id from ${texts} where ${containsAny([texts.title], text)} limit ${mostLookedThrough}
			) looked limit ${most}) few`,
		sql`found.title, found.id`,
	);
}

/**
 * The first few of everything that a text finds. One statement, each part of which ends by an index or a number of rows.
 * @param text as `readFindText` gives it
 */
export async function findEverywhere(db: Db, language: Language, text: string): Promise<FoundRows> {
	const isLong = [...text].length >= fewestLetters;
	const ways = waysToOrders(text, isLong);
	if (ways.length === 0 && !isLong) return nothingFound;
	const orderIds = (limit: number) => idsOf(orders, { ways, rest: undefined }, { limit });
	const hasOrders = ways.length > 0;
	const quoteIds = idsOf(
		quotes,
		{ ways: [containsAny([quotes.customerName, quotes.email, quotes.companyName], text)], rest: undefined },
		{ limit: most },
	);
	const offerIds = idsOf(
		offers,
		{
			ways: [containsAny([offers.number, offers.buyerName, offers.companyName, offers.email], text)],
			rest: undefined,
		},
		{ limit: most },
	);
	const { name, email, subject } = contactMessages;
	const messageIds = idsOf(
		contactMessages,
		{ ways: [containsAny([name, email, subject], text)], rest: undefined },
		{ limit: most },
	);
	const { rows } = await db.execute<{ found: FoundRows }>(sql`select jsonb_build_object(
		'orders', ${
			hasOrders
				? listOf(
						sql`select o.id, o.order_number "number", coalesce(o.shipping_address ->> 'name', '') "name",
								o.shipping_address ->> 'companyName' "company", o.shipping_address ->> 'city' "city",
								o.total_amount "total", o.created_at "at"
							from ${orders} o where o.id in ${orderIds(most)}`,
						sql`found.at desc, found.id`,
					)
				: none
		},
		'buyers', ${
			hasOrders
				? listOf(
						sql`select lower(o.shipping_address ->> 'email') "email",
								max(o.shipping_address ->> 'name') "name", max(o.shipping_address ->> 'companyName') "company"
							from ${orders} o where o.id in ${orderIds(mostLookedThrough)}
								and coalesce(o.shipping_address ->> 'email', '') <> ''
							group by 1 order by count(*) desc, 1 limit ${most}`,
						sql`found.name, found.email`,
					)
				: none
		},
		'quotes', ${
			isLong
				? listOf(
						sql`select id, customer_name "name", company_name "company", created_at "at"
							from ${quotes} where id in ${quoteIds}`,
						sql`found.at desc, found.id`,
					)
				: none
		},
		'offers', ${
			isLong
				? listOf(
						sql`select id, number, buyer_name "name", company_name "company", total_amount "total", created_at "at"
							from ${offers} where id in ${offerIds}`,
						sql`found.at desc, found.id`,
					)
				: none
		},
		'messages', ${
			isLong
				? listOf(
						sql`select id, name, subject, created_at "at" from ${contactMessages} where id in ${messageIds}`,
						sql`found.at desc, found.id`,
					)
				: none
		},
		'invoices', ${listOf(
			sql`select id, number, issued_on "on", gross_amount "gross" from ${invoices}
				where ${eq(invoices.number, text.toUpperCase())}`,
			sql`found.number`,
		)},
		'products', ${isLong ? titled(productTranslations, sql`product_id`, language, text) : none},
		'pages', ${isLong ? titled(landingPageTranslations, sql`landing_page_id`, language, text) : none},
		'posts', ${isLong ? titled(blogPostTranslations, sql`blog_post_id`, language, text) : none}
	) found`);
	return rows[0]?.found ?? nothingFound;
}
