import type { Db } from "~/platform/db.server.ts";
import type { ZipPart } from "~/platform/zip.server.ts";
import type { InvoiceRow } from "../invoice.store.server.ts";
import { invoiceFilename, printInvoice, wholeUbl } from "../print-invoice.server.ts";

/** PDF and UBL of each invoice as files of an archive, each made when its turn comes. */
export async function* invoiceFiles(
	db: Db,
	portions: AsyncIterable<readonly InvoiceRow[]>,
): AsyncGenerator<ZipPart> {
	for await (const rows of portions) {
		for (const invoice of rows) {
			const name = invoiceFilename(invoice);
			yield { name: `${name}.pdf`, content: [await printInvoice(db, invoice)] };
			const ubl = await wholeUbl(db, invoice);
			if (ubl !== null) yield { name: `${name}.xml`, content: [ubl] };
		}
	}
}
