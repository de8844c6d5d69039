import { and, asc, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { inPortions } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import {
	byMoment,
	countFound,
	idsOf,
	orderedBy,
	spanOf,
	type Wanted,
} from "~/desk/list/found-rows.server.ts";
import { keptCounts } from "~/desk/list/kept-counts.server.ts";
import {
	type DateSort,
	dateSorts,
	type Found,
	foundOf,
	type ListQuery,
	listOf,
	pageSize,
} from "~/desk/list/list-query.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { parseOgm } from "~/values/ogm.ts";
import { type InvoiceKind, invoiceKinds } from "~/values/vocabulary.ts";
import { type InvoiceRow, readRow } from "../invoice.store.server.ts";

const { invoiceDeliveries, invoices } = schema;

type InvoiceQuery = ListQuery<InvoiceKind, DateSort>;

/** How the list stands in its address: narrowed by kind, and to days of issue. */
export const invoiceList = listOf("status", invoiceKinds, true, dateSorts);

const said = (thing: "order" | "buyer", field: string) =>
	sql`${invoices.snapshot} -> ${sql.raw(`'${thing}' ->> '${field}'`)}`;

/** The ways in which a search finds invoices, each by an index of its own. */
function waysTo(search: string): SQL[] {
	if (search === "") return [];
	const reference = parseOgm(search);
	if (reference !== null) return [sql`(${said("order", "reference")}) = ${reference}`];
	const texts = [invoices.number, said("order", "number"), said("buyer", "name"), said("buyer", "contact")];
	return [containsAny(texts, search)];
}

const issuedWithin = ({ days }: InvoiceQuery) =>
	and(
		days?.from ? gte(invoices.issuedOn, days.from) : undefined,
		days?.to ? lte(invoices.issuedOn, days.to) : undefined,
	);

const ofKind = ({ choice }: InvoiceQuery) => (choice === null ? undefined : eq(invoices.kind, choice));

async function countInvoices(db: Db, { ways, rest }: Wanted, query: InvoiceQuery): Promise<Found> {
	const { choice } = query;
	const is = ofKind(query);
	const chosen = choice && is ? { name: choice, is } : null;
	if (ways.length > 0)
		return countFound(db, invoices, { ways, rest }, { status: sql`${invoices.kind}`, chosen });
	if (!rest) return keptCounts(db, "invoices", choice);
	const counts = await db
		.select({ status: invoices.kind, count: sql<number>`count(*)::int` })
		.from(invoices)
		.where(rest)
		.groupBy(invoices.kind);
	return foundOf(counts, choice);
}

/** One page of the invoices that a query finds, sorted, with what became of their e-invoices. Three statements at most. */
export async function listInvoices(db: Db, query: InvoiceQuery) {
	const wanted = { ways: waysTo(query.search), rest: issuedWithin(query) };
	const found = await countInvoices(db, wanted, query);
	const order = byMoment(invoices, query.sort);
	const shown = { ways: wanted.ways, rest: and(wanted.rest, ofKind(query)) };
	const ids = idsOf(invoices, shown, spanOf(query.page, pageSize, found), order);
	const rows = await db
		.select({
			...{ id: invoices.id, kind: invoices.kind, number: invoices.number, issuedOn: invoices.issuedOn },
			...{ orderId: invoices.orderId, gross: invoices.grossAmount },
			...{ net: invoices.netAmount, vat: invoices.vatAmount },
			buyer: sql<string>`${said("buyer", "name")}`,
			orderNumber: sql<string>`${said("order", "number")}`,
			hasUbl: sql<boolean>`${invoices.ubl} is not null`,
			state: invoiceDeliveries.state,
		})
		.from(invoices)
		.leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
		.where(sql`${invoices.id} in ${ids}`)
		.orderBy(...orderedBy(invoices, order));
	return { rows, found };
}

export type FoundInvoice = Awaited<ReturnType<typeof listInvoices>>["rows"][number];

/** Invoices that are held at once for a file: each has some 20 kB of snapshot and UBL. */
const portion = 100;

/** Every invoice that a query finds, in the order of the books: by day, series and number. A statement a portion. */
export async function* allInvoices(db: Db, query: InvoiceQuery): AsyncGenerator<InvoiceRow[]> {
	yield* inPortions(async (behind: InvoiceRow | null) => {
		const place =
			behind === null
				? undefined
				: sql`(${invoices.issuedOn}, ${invoices.series}, ${invoices.sequence})
					> (${behind.issuedOn}::date, ${behind.series}, ${behind.sequence}::int)`;
		const rows = await db
			.select()
			.from(invoices)
			.where(and(or(...waysTo(query.search)), issuedWithin(query), ofKind(query), place))
			.orderBy(asc(invoices.issuedOn), asc(invoices.series), asc(invoices.sequence))
			.limit(portion);
		return rows.map(readRow);
	}, portion);
}
