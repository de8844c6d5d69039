import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { inPortions, portionSize } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import {
	behindMoment,
	byMoment,
	countFound,
	idsOf,
	orderedBy,
	spanOf,
} from "~/desk/list/found-rows.server.ts";
import { keptCounts } from "~/desk/list/kept-counts.server.ts";
import { type DateSort, type Found, type ListQuery, pageSize } from "~/desk/list/list-query.ts";
import { dayCounts, withinDays } from "~/desk/list/within-days.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, quoteStatuses } from "~/values/vocabulary.ts";
import type { QuoteStatus } from "./quote-status.ts";

const { productTranslations, quotes } = schema;

type QuoteQuery = ListQuery<QuoteStatus, DateSort>;

/** Everything but the picture, which only its own address sends. */
const { configurationPicture, ...facts } = getTableColumns(quotes);
const columns = { ...facts, hasPicture: sql<boolean>`${configurationPicture} is not null` };

/** The ways in which a search finds quotes, each by an index of its own. */
function waysTo(search: string): SQL[] {
	if (search === "") return [];
	const own = containsAny([quotes.customerName, quotes.email, quotes.companyName], search);
	const title = containsAny([productTranslations.title], search);
	return [
		own,
		sql`${quotes.productId} in (select ${productTranslations.productId} from ${productTranslations} where ${title})`,
	];
}

/** Title of a quote's container in a language, else in Dutch, else in any. */
function titleIn(db: Db, language: Language) {
	return db
		.select({ text: productTranslations.title })
		.from(productTranslations)
		.where(eq(productTranslations.productId, quotes.productId))
		.orderBy(
			sql`${productTranslations.language} = ${language} desc`,
			sql`${productTranslations.language} = 'nl' desc`,
		)
		.limit(1)
		.as("title");
}

function selectQuotes(db: Db, language: Language, where: SQL | undefined, sort?: DateSort) {
	const title = titleIn(db, language);
	return db
		.select({
			...{ quote: columns, productTitle: title.text },
			/** To the microsecond, which a Date does not know. */
			moment: sql<string>`${quotes.createdAt}::text`,
		})
		.from(quotes)
		.leftJoinLateral(title, sql`true`)
		.where(where)
		.orderBy(...orderedBy(quotes, byMoment(quotes, sort)));
}

const hasStatus = (status: QuoteStatus | null) => (status === null ? undefined : eq(quotes.status, status));

type QuoteRow = Awaited<ReturnType<typeof selectQuotes>>[number];
export type FoundQuote = Omit<QuoteRow, "moment">;

/** Requests by their ids, as a question about several names them. One statement. */
export function quotesByIds(db: Db, ids: readonly string[]) {
	const { id, customerName, companyName, email, status } = quotes;
	return db
		.select({ id, customerName, companyName, email, status })
		.from(quotes)
		.where(inArray(quotes.id, [...ids]));
}

/** One page of the quotes that a query finds, sorted, and how many there are. Three statements at most. */
export async function listQuotes(
	db: Db,
	language: Language,
	{ search, choice, days, sort, page }: QuoteQuery,
): Promise<{ rows: FoundQuote[]; found: Found }> {
	const ways = waysTo(search);
	const is = hasStatus(choice);
	const within = withinDays(quotes.createdAt, days);
	const counted = () =>
		within ? dayCounts(db, quotes, quoteStatuses, within, choice) : keptCounts(db, "quotes", choice);
	const found =
		ways.length === 0
			? await counted()
			: await countFound(
					db,
					quotes,
					{ ways, rest: within },
					{ status: sql`${quotes.status}`, chosen: choice && is ? { name: choice, is } : null },
				);
	const span = spanOf(page, pageSize, found);
	const ids = idsOf(quotes, { ways, rest: and(within, is) }, span, byMoment(quotes, sort));
	return { rows: await selectQuotes(db, language, sql`${quotes.id} in ${ids}`, sort), found };
}

/** Every quote that a query finds, on whatever page, sorted likewise, in portions. A statement each. */
export function allQuotes(db: Db, language: Language, query: QuoteQuery): AsyncGenerator<FoundQuote[]> {
	const ways = waysTo(query.search);
	const { sort } = query;
	return inPortions((behind: QuoteRow | null) => {
		const place = behind && behindMoment(quotes, { ...behind, id: behind.quote.id }, sort);
		const rest = and(withinDays(quotes.createdAt, query.days), hasStatus(query.choice), place ?? undefined);
		const ids = idsOf(quotes, { ways, rest }, { limit: portionSize }, byMoment(quotes, sort));
		return selectQuotes(db, language, sql`${quotes.id} in ${ids}`, sort);
	});
}

/** A quote with its container's title; null when there is none. One statement. */
export async function findQuote(db: Db, language: Language, id: string): Promise<FoundQuote | null> {
	if (!isUuid(id)) return null;
	const [quote] = await selectQuotes(db, language, eq(quotes.id, id));
	return quote ?? null;
}

/** JPEG of the conversion that a quote asks for; null when there is none. One statement. */
export async function findQuotePicture(db: Db, id: string): Promise<Buffer | null> {
	if (!isUuid(id)) return null;
	const [quote] = await db
		.select({ picture: quotes.configurationPicture })
		.from(quotes)
		.where(eq(quotes.id, id));
	return quote?.picture ?? null;
}
