import type { Db } from "~/platform/db.server.ts";
import type { ZipPart } from "~/platform/zip.server.ts";
import type { InvoiceRow } from "../invoice.store.server.ts";
import { invoiceFilename, printInvoice, ublAround } from "../print-invoice.server.ts";

async function filesOf(db: Db, invoice: InvoiceRow): Promise<ZipPart[]> {
	const name = invoiceFilename(invoice);
	const pdf = await printInvoice(db, invoice);
	const ubl = ublAround(invoice, pdf);
	return [
		{ name: `${name}.pdf`, whole: pdf },
		...(ubl === null ? [] : [{ name: `${name}.xml`, whole: Buffer.from(ubl) }]),
	];
}

/** PDF and UBL of each invoice as files of an archive. One is made while the one before it is written, no more. */
export async function* invoiceFiles(
	db: Db,
	portions: AsyncIterable<readonly InvoiceRow[]>,
): AsyncGenerator<ZipPart> {
	let ahead: Promise<ZipPart[]> | null = null;
	for await (const rows of portions) {
		for (const invoice of rows) {
			const ready = ahead;
			ahead = filesOf(db, invoice);
			// Whoever asks for it hears what went wrong; nobody may.
			ahead.catch(() => {});
			if (ready) yield* await ready;
		}
	}
	if (ahead) yield* await ahead;
}
