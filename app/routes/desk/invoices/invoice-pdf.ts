import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { findInvoice } from "~/trade/invoices/invoice.store.server.ts";
import { invoiceFilename, printInvoice } from "~/trade/invoices/print-invoice.server.ts";
import { sayNotPrinted } from "~/trade/papers/not-printed.server.ts";
import type { Route } from "./+types/invoice-pdf";

/** An invoice or credit note as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const invoice = await findInvoice(db, params.id);
	if (!invoice) throw new Response(null, { status: 404 });
	const bytes = await printInvoice(db, invoice).catch(
		sayNotPrinted({ language: languageOf(context), of: { invoice: invoice.id } }),
	);
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="${invoiceFilename(invoice)}.pdf"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
