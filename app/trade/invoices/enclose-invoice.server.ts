import type { ClaimedMail } from "~/mail/claimed-mail.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { findInvoice } from "./invoice.store.server.ts";
import { invoiceFilename, printInvoice } from "./print-invoice.server.ts";

/**
 * The invoice that a mail brings: its PDF, for a business its UBL too. A mail that brings an invoice does not go without.
 * @throws what the printer or the database says: the mail is tried again
 */
export async function encloseInvoice(db: Db, { attachment, attachedId, about }: ClaimedMail) {
	if (attachment !== "invoice" || attachedId === null) return [];
	const invoice = await findInvoice(db, attachedId);
	if (!invoice || invoice.orderId !== about) throw new Error("the mail's invoice is not there");
	const name = invoiceFilename(invoice);
	const contentDisposition = "attachment" as const;
	const pdf = {
		...{ filename: `${name}.pdf`, contentType: "application/pdf", contentDisposition },
		content: Buffer.from(await printInvoice(db, invoice)),
	};
	if (invoice.ubl === null) return [pdf];
	const xml = { filename: `${name}.xml`, contentType: "application/xml", content: Buffer.from(invoice.ubl) };
	return [pdf, { ...xml, contentDisposition }];
}
