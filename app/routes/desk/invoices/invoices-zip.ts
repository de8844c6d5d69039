import { services } from "~/platform/services.server.ts";
import { streamed } from "~/platform/streamed.server.ts";
import { zipFile } from "~/platform/zip.server.ts";
import { allInvoices, invoiceList } from "~/trade/invoices/desk/invoice-desk.store.server.ts";
import { invoiceFiles } from "~/trade/invoices/desk/invoice-files.server.ts";
import type { Route } from "./+types/invoices-zip";

/** PDF and UBL of all invoices that the list's query finds, as an archive that grows while it is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const query = invoiceList.read(new URL(request.url).searchParams);
	const pieces = zipFile(invoiceFiles(db, allInvoices(db, query)));
	const days = [query.days?.from, query.days?.to].filter(Boolean).join("-");
	return new Response(await streamed(pieces, 1), {
		headers: {
			"Content-Type": "application/zip",
			"Content-Disposition": `attachment; filename="invoices${days && `-${days}`}.zip"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
