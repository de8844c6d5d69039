import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { type Found, foundOf, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { offerColumns } from "../offer.store.server.ts";
import type { OfferState } from "../offer.ts";
import type { OfferSort } from "./offer-list.ts";

const { offers, orders, products, productTranslations } = schema;

type OfferQuery = ListQuery<OfferState, OfferSort>;

/** The state of an offer on a day; `offerState` says the same. */
const stateOn = (today: Day): SQL<OfferState> => sql<OfferState>`case
	when ${offers.askedAt} is not null then 'asked'
	when ${offers.status} = 'sent' and ${offers.validUntil} < ${today} then 'expired'
	else ${offers.status} end`;

const sorts: Record<OfferSort, SQL[]> = {
	"date-desc": [desc(offers.createdAt), desc(offers.id)],
	"valid-asc": [asc(offers.validUntil), asc(offers.id)],
	"total-desc": [desc(offers.totalAmount), desc(offers.id)],
	"total-asc": [asc(offers.totalAmount), asc(offers.id)],
};

/** One page of the offers that a query finds on a day, and how many there are by state. Two statements. */
export async function listOffers(
	db: Db,
	{ search, choice, sort = "date-desc", page }: OfferQuery,
	today: Day,
) {
	const matches =
		search === ""
			? undefined
			: containsAny([offers.number, offers.buyerName, offers.companyName, offers.email], search);
	const state = stateOn(today);
	const { rows: counts } = await db.execute<{ status: string; count: number }>(sql`
		select counted.status, count(*)::int as count from (
			select ${state} as status from ${offers} where ${matches ?? sql`true`}) counted
		group by counted.status`);
	const found: Found = foundOf(counts, choice);
	const rows = await db
		.select({ offer: offerColumns, state, orderNumber: orders.orderNumber })
		.from(offers)
		.leftJoin(orders, eq(orders.offerId, offers.id))
		.where(and(matches, choice === null ? undefined : sql`${state} = ${choice}`))
		.orderBy(...sorts[sort])
		.limit(pageSize)
		.offset((page - 1) * pageSize);
	return { rows, found };
}

export type FoundOffer = Awaited<ReturnType<typeof listOffers>>["rows"][number];

/** Containers that a line can be made of, named in a language, else in any. One statement. */
export async function listContainers(db: Db, language: Language): Promise<{ id: string; title: string }[]> {
	const others = sql.join(
		languages.map((code) => sql`${productTranslations.language} = ${code} desc`),
		sql`, `,
	);
	const title = db
		.select({ text: productTranslations.title })
		.from(productTranslations)
		.where(eq(productTranslations.productId, products.id))
		.orderBy(sql`${productTranslations.language} = ${language} desc, ${others}`)
		.limit(1)
		.as("title");
	const rows = await db
		.select({ id: products.id, title: title.text })
		.from(products)
		.leftJoinLateral(title, sql`true`)
		.orderBy(title.text, products.id);
	return rows.flatMap(({ id, title: text }) => (text === null ? [] : [{ id, title: text }]));
}

/** Offers that answer a request, newest first. One statement. */
export async function listOffersOfQuote(db: Db, quoteId: string) {
	if (!isUuid(quoteId)) return [];
	return db
		.select({ id: offers.id, number: offers.number, status: offers.status })
		.from(offers)
		.where(eq(offers.quoteId, quoteId))
		.orderBy(desc(offers.createdAt));
}
