import { services } from "~/platform/services.server.ts";
import { findInvoice } from "~/trade/invoices/invoice.store.server.ts";
import { invoiceFilename, printInvoice } from "~/trade/invoices/print-invoice.server.ts";
import type { Route } from "./+types/invoice-pdf";

/** An invoice or credit note as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const invoice = await findInvoice(db, params.id);
	if (!invoice) throw new Response(null, { status: 404 });
	const content = new Uint8Array(await printInvoice(db, invoice));
	return new Response(content, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="${invoiceFilename(invoice)}.pdf"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
