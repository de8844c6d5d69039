import { findLogo } from "~/company/company.store.server.ts";
import { paperCatalogues } from "~/i18n/catalogues.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { findPaper, keepPaper } from "~/trade/papers/paper.store.server.ts";
import { renderPaper } from "~/trade/papers/render-paper.server.ts";
import { billWords } from "./bill-words.server.ts";
import type { InvoiceRow } from "./invoice.store.server.ts";
import { invoicePaper, paperKindOf } from "./invoice-paper.ts";
import { withPdf } from "./ubl.ts";

/** What the files of an invoice are called, without their ending. */
export function invoiceFilename({ kind, number, snapshot }: InvoiceRow): string {
	return `${paperCatalogues[snapshot.language].files[paperKindOf[kind]]}-${number}`;
}

/**
 * An invoice as PDF with its UBL inside: as it was printed, else printed now and kept, so that it is the same ever after.
 * Nothing is held while it is printed.
 * @throws what the printer or the database says; the next call tries again
 */
export async function printInvoice(db: Db, invoice: InvoiceRow): Promise<Uint8Array> {
	const { orderId, number, snapshot, ubl } = invoice;
	const { language } = snapshot;
	const kind = paperKindOf[invoice.kind];
	const printed = await findPaper(db, { orderId, kind, number });
	if (printed) return printed.bytes;
	const words = billWords(language);
	const paper = invoicePaper(snapshot, { ...words.paper, exemption: words.exemption });
	const attached =
		ubl === null
			? []
			: [{ name: `${invoiceFilename(invoice)}.xml`, mime: "application/xml", bytes: Buffer.from(ubl) }];
	const bytes = await renderPaper({ ...paper, logo: await findLogo(db) }, attached);
	return (await keepPaper(db, { kind, orderId, number, language, bytes })).bytes;
}

/** A business invoice as it goes to its buyer: UBL with its PDF inside; null for buyers who are no business. */
export async function wholeUbl(db: Db, invoice: InvoiceRow): Promise<string | null> {
	return invoice.ubl === null ? null : ublAround(invoice, await printInvoice(db, invoice));
}

/** An invoice's UBL with its PDF inside, where that is in hand; null for buyers who are no business. */
export function ublAround(invoice: InvoiceRow, pdf: Uint8Array): string | null {
	if (invoice.ubl === null) return null;
	const base64 = Buffer.from(pdf).toString("base64");
	return withPdf(invoice.ubl, { id: invoice.number, name: `${invoiceFilename(invoice)}.pdf`, base64 });
}
