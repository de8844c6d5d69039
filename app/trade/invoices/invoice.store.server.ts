import { asc, eq, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { InvoiceSnapshot, IssuedInvoice } from "./invoice.ts";

const { invoices } = schema;

export type InvoiceRow = Omit<typeof invoices.$inferSelect, "snapshot"> & { snapshot: InvoiceSnapshot };

/** A row with its snapshot as the type that wrote it. */
export function readRow(row: typeof invoices.$inferSelect): InvoiceRow {
	return { ...row, snapshot: row.snapshot as unknown as InvoiceSnapshot };
}

/** What of a row counts for the invoices that follow. */
export function issuedOf({ id, creditsId, snapshot }: InvoiceRow): IssuedInvoice {
	const { kind, number, issuedOn, lines, perRate, net, vat, gross, deducts } = snapshot;
	return { id, creditsId, kind, number, issuedOn, lines, perRate, net, vat, gross, deducts };
}

/** All invoices and credit notes of an order, oldest first. One statement. */
export async function listOrderInvoices(db: Db | Transaction, orderId: string): Promise<InvoiceRow[]> {
	const rows = await db
		.select()
		.from(invoices)
		.where(eq(invoices.orderId, orderId))
		// Of one moment, the invoice comes before what takes it back.
		.orderBy(asc(invoices.createdAt), sql`${invoices.creditsId} is not null`, asc(invoices.sequence));
	return rows.map(readRow);
}

/** One invoice or credit note; null when there is none. One statement. */
export async function findInvoice(db: Db | Transaction, id: string): Promise<InvoiceRow | null> {
	if (!isUuid(id)) return null;
	const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
	return row ? readRow(row) : null;
}
