import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { allInvoices, invoiceList } from "~/trade/invoices/desk/invoice-desk.store.server.ts";
import { journalSheet } from "~/trade/invoices/desk/journal-sheet.server.ts";
import type { SheetRow } from "~/values/sheet.ts";
import type { Route } from "./+types/journal-file";

/** The journal of all invoices that the list's query finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { db } = services(context);
	const query = invoiceList.read(new URL(request.url).searchParams);
	const { headings, rowsOf } = journalSheet(language);
	async function* portions() {
		for await (const rows of allInvoices(db, query)) yield rows.flatMap(rowsOf);
	}
	const rowOf = (row: SheetRow) => row;
	const { title } = pageTexts[language].adminInvoices;
	return sheetAnswer(request, { name: "invoices", title, portions: portions(), headings, rowOf }, new Date());
}
