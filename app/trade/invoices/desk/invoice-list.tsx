import { CardTable } from "~/desk/list/card-table.tsx";
import { dateSortWords, ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { listOf } from "~/desk/list/list-query.ts";
import { deskLink } from "~/desk/parts/facts.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { useOwnColumns } from "~/desk/views/own-columns.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonAnchor } from "~/ui/button.tsx";
import { noonOf } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import { DeliveryBadge, InvoiceBadge } from "./invoice-badge.tsx";
import type { FoundInvoice } from "./invoice-desk.store.server.ts";

const list = listOf();

/** The invoices and credit notes that a query finds, with their files, and all of them for the accountant. */
export function InvoiceList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> & {
		invoiceTexts: PageTexts["adminInvoices"];
		rows: FoundInvoice[];
	},
) {
	const { texts, query, found, invoiceTexts: words, rows } = props;
	const language = useLanguage();
	const { euro } = useFormat();
	const address = adminUrls.invoices(language);
	const sum = (row: FoundInvoice, amount: Cents) => (
		<span className="block whitespace-nowrap lg:text-right">
			{row.kind === "credit_note" && "−"}
			{euro(amount, "always")}
		</span>
	);
	const columns = useOwnColumns<"invoices", FoundInvoice>("invoices", {
		number: {
			label: words.number,
			cell: (row) => (
				<span className="flex flex-wrap items-center gap-1.5">
					<strong>{row.number}</strong> <InvoiceBadge kind={row.kind} texts={words} />
				</span>
			),
		},
		date: { label: words.date, cell: ({ issuedOn }) => formatDate(language, noonOf(issuedOn)) },
		customer: { label: words.customer, width: "minmax(6.5rem,1fr)", cell: ({ buyer }) => buyer },
		net: { label: words.net, cell: (row) => sum(row, row.net) },
		vat: { label: words.vat, cell: (row) => sum(row, row.vat) },
		gross: { label: words.gross, cell: (row) => <strong>{sum(row, row.gross)}</strong> },
		eInvoice: {
			label: words.eInvoice,
			cell: (row) => (row.hasUbl ? <DeliveryBadge state={row.state ?? "off"} texts={words} /> : "–"),
		},
		files: {
			label: words.files,
			cell: (row) => (
				<span className="relative flex gap-4">
					<a
						href={adminUrls.invoicePdf(language, row.id)}
						className={deskLink}
						aria-label={`${words.pdf} ${row.number}`}
						download
					>
						{words.pdf}
					</a>
					{row.hasUbl && (
						<a
							href={adminUrls.invoiceUbl(language, row.id)}
							className={deskLink}
							aria-label={`${words.ubl} ${row.number}`}
							download
						>
							{words.ubl}
						</a>
					)}
				</span>
			),
		},
	});
	return (
		<ListPage
			{...{ texts, query, found, address, words }}
			hasFiles
			sorts={dateSortWords(texts)}
			columnChoice={columns.choice}
			statuses={words.kinds}
			statusWords={{ label: words.kind, all: words.anyKind }}
		>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="text-sm text-muted">{words.journal}</p>
				<IfMay right="lists.export">
					<ButtonAnchor href={list.address(`${address}.zip`, { ...query, page: 1 })} variant="quiet" download>
						{words.zip}
					</ButtonAnchor>
				</IfMay>
			</div>
			<CardTable
				label={words.title}
				columns={[words.order, ...columns.labels]}
				template={["auto", ...columns.widths]}
				rows={rows.map((row) => ({
					...{ id: row.id, name: row.orderNumber },
					to: `${adminUrls.order(language, row.orderId)}#invoices`,
					cells: columns.cellsOf(row),
				}))}
			/>
		</ListPage>
	);
}
