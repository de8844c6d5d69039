import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { inPortions } from "~/desk/export/portions.server.ts";
import { containsAny } from "~/desk/list/contains.server.ts";
import { byMoment, orderedBy } from "~/desk/list/found-rows.server.ts";
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

/** What a query finds, but for its kind. */
function foundBy({ search, days }: InvoiceQuery): SQL | undefined {
	const reference = parseOgm(search);
	const part =
		search === ""
			? undefined
			: reference
				? sql`${invoices.snapshot} -> 'order' ->> 'reference' = ${reference}`
				: containsAny(
						[
							invoices.number,
							sql`${invoices.snapshot} -> 'order' ->> 'number'`,
							sql`${invoices.snapshot} -> 'buyer' ->> 'name'`,
							sql`${invoices.snapshot} -> 'buyer' ->> 'contact'`,
						],
						search,
					);
	return and(
		part,
		days?.from ? gte(invoices.issuedOn, days.from) : undefined,
		days?.to ? lte(invoices.issuedOn, days.to) : undefined,
	);
}

const ofKind = ({ choice }: InvoiceQuery) => (choice === null ? undefined : eq(invoices.kind, choice));

/** One page of the invoices that a query finds, sorted, with what became of their e-invoices. Two statements. */
export async function listInvoices(db: Db, query: InvoiceQuery) {
	const is = foundBy(query);
	const counts = await db
		.select({ status: invoices.kind, count: sql<number>`count(*)::int` })
		.from(invoices)
		.where(is)
		.groupBy(invoices.kind);
	const found: Found = foundOf(counts, query.choice);
	const buyer = sql<string>`${invoices.snapshot} -> 'buyer' ->> 'name'`;
	const rows = await db
		.select({
			...{ id: invoices.id, kind: invoices.kind, number: invoices.number, issuedOn: invoices.issuedOn },
			...{ orderId: invoices.orderId, gross: invoices.grossAmount, buyer },
			...{ net: invoices.netAmount, vat: invoices.vatAmount },
			orderNumber: sql<string>`${invoices.snapshot} -> 'order' ->> 'number'`,
			hasUbl: sql<boolean>`${invoices.ubl} is not null`,
			state: invoiceDeliveries.state,
		})
		.from(invoices)
		.leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
		.where(and(is, ofKind(query)))
		.orderBy(...orderedBy(invoices, byMoment(invoices, query.sort)))
		.limit(pageSize)
		.offset((query.page - 1) * pageSize);
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
			.where(and(foundBy(query), ofKind(query), place))
			.orderBy(asc(invoices.issuedOn), asc(invoices.series), asc(invoices.sequence))
			.limit(portion);
		return rows.map(readRow);
	}, portion);
}
