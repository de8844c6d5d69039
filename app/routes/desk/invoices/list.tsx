import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { invoiceList, listInvoices } from "~/trade/invoices/desk/invoice-desk.store.server.ts";
import { InvoiceList } from "~/trade/invoices/desk/invoice-list.tsx";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = invoiceList.read(new URL(request.url).searchParams);
	const { rows, found } = await listInvoices(services(context).db, query);
	withinPages(invoiceList, adminUrls.invoices(language), query, found.total);
	const { adminTrade: texts, adminInvoices: invoiceTexts } = pageTexts[language];
	return { query, rows, found, texts, invoiceTexts };
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
	return <InvoiceList {...loaderData} />;
}
