import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import { type Found, foundOf, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { withinDays } from "~/desk/list/within-days.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import type { OfferBuyer, OfferLine } from "~/values/offer-content.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { offerColumns } from "../offer.store.server.ts";
import type { OfferState } from "../offer.ts";
import type { OfferSort } from "./offer-list.ts";

const { offers, offerVersions, orders, products, productTranslations } = schema;

type OfferQuery = ListQuery<OfferState, OfferSort>;

/** The state of an offer on a day; `offerState` says the same. */
const stateOn = (today: Day): SQL<OfferState> => sql<OfferState>`case
	when ${offers.askedAt} is not null then 'asked'
	when ${offers.status} = 'sent' and ${offers.validUntil} < ${today} then 'expired'
	else ${offers.status} end`;

/** Each has an index of its own. @property type of what it sorts by */
const sorts = {
	"date-desc": { by: offers.createdAt, isDown: true, type: "timestamptz" },
	"valid-asc": { by: offers.validUntil, isDown: false, type: "date" },
	"total-desc": { by: offers.totalAmount, isDown: true, type: "bigint" },
	"total-asc": { by: offers.totalAmount, isDown: false, type: "bigint" },
} as const satisfies Record<OfferSort, { by: SQLWrapper; isDown: boolean; type: string }>;
const ownOrder = "date-desc" satisfies OfferSort;

const inOrder = ({ by, isDown }: (typeof sorts)[OfferSort]) =>
	isDown ? [desc(by), desc(offers.id)] : [asc(by), asc(offers.id)];

const matching = ({ search, days }: OfferQuery) =>
	and(
		search === ""
			? undefined
			: containsAny([offers.number, offers.buyerName, offers.companyName, offers.email], search),
		withinDays(offers.createdAt, days),
	);

/** One page of the offers that a query finds on a day, and how many there are by state. Two statements. */
export async function listOffers(db: Db, query: OfferQuery, today: Day) {
	const { choice, sort = ownOrder, page } = query;
	const matches = matching(query);
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
		.orderBy(...inOrder(sorts[sort]))
		.limit(pageSize)
		.offset((page - 1) * pageSize);
	return { rows, found };
}

export type FoundOffer = Awaited<ReturnType<typeof listOffers>>["rows"][number];

/** Offers with what their version says that binds, or bound last; of a draft, what it says so far. */
function selectFileRows(db: Db, today: Day, { by }: (typeof sorts)[OfferSort]) {
	return db
		.select({
			...{ offer: offerColumns, state: stateOn(today), orderNumber: orders.orderNumber },
			version: {
				...{ number: offerVersions.version, sentAt: offerVersions.sentAt, vatRate: offerVersions.vatRate },
				...{ subtotalAmount: offerVersions.subtotalAmount, vatAmount: offerVersions.vatAmount },
				totalAmount: offerVersions.totalAmount,
				buyer: sql<OfferBuyer>`${offerVersions.content} -> 'buyer'`,
				lines: sql<OfferLine[]>`${offerVersions.content} -> 'lines'`,
			},
			/** What it is sorted by: a moment to the microsecond, which a Date does not know. */
			place: sql<string>`${by}::text`,
		})
		.from(offers)
		.innerJoin(
			offerVersions,
			and(
				eq(offerVersions.offerId, offers.id),
				eq(offerVersions.version, sql`coalesce(${offers.sentVersion}, ${offers.version})`),
			),
		)
		.leftJoin(orders, eq(orders.offerId, offers.id));
}

export type OfferFileRow = Awaited<ReturnType<typeof selectFileRows>>[number];

/** Every offer that a query finds on a day, on whatever page, sorted likewise, in portions. A statement each. */
export function allOffers(db: Db, query: OfferQuery, today: Day): AsyncGenerator<OfferFileRow[]> {
	const { choice, sort = ownOrder } = query;
	const { by, isDown, type } = sorts[sort];
	return inPortions((behind: OfferFileRow | null) => {
		const place =
			behind &&
			sql`(${by}, ${offers.id}) ${sql.raw(isDown ? "<" : ">")} (${behind.place}::${sql.raw(type)}, ${behind.offer.id}::uuid)`;
		return selectFileRows(db, today, sorts[sort])
			.where(
				and(
					matching(query),
					choice === null ? undefined : sql`${stateOn(today)} = ${choice}`,
					place ?? undefined,
				),
			)
			.orderBy(...inOrder(sorts[sort]))
			.limit(portionSize);
	});
}

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
