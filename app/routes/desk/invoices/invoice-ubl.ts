import { services } from "~/platform/services.server.ts";
import { findInvoice } from "~/trade/invoices/invoice.store.server.ts";
import { invoiceFilename, wholeUbl } from "~/trade/invoices/print-invoice.server.ts";
import type { Route } from "./+types/invoice-ubl";

/** A business invoice as UBL with its PDF inside. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const invoice = await findInvoice(db, params.id);
	if (!invoice) throw new Response(null, { status: 404 });
	const content = await wholeUbl(db, invoice);
	if (content === null) throw new Response(null, { status: 404 });
	return new Response(content, {
		headers: {
			"Content-Type": "application/xml; charset=utf-8",
			"Content-Disposition": `attachment; filename="${invoiceFilename(invoice)}.xml"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
