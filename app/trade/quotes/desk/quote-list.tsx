import { CardTable } from "~/desk/list/card-table.tsx";
import { dateSortWords, ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { useOwnColumns } from "~/desk/views/own-columns.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { QuoteBadge } from "./quote-badge.tsx";
import type { FoundQuote } from "./quote-desk.store.server.ts";

/** The quotes that a query finds. */
export function QuoteList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> & SeveralTexts & { rows: FoundQuote[] },
) {
	const { texts, rows } = props;
	const language = useLanguage();
	const several = useSeveral("quotes", props.several);
	const t = useTranslations("quote");
	const d = useTranslations("catalog.details");
	const { euro, number } = useFormat();
	const address = adminUrls.quotes(language);
	const { words } = texts;
	const columns = useOwnColumns<"quotes", FoundQuote>("quotes", {
		date: { label: words.date, cell: ({ quote }) => <Moment date={quote.createdAt} /> },
		type: {
			label: t("requestType"),
			cell: ({ quote }) => quote.requestType && t(`requestTypes.${quote.requestType}`),
		},
		product: {
			...{ label: t("product"), width: "minmax(6.5rem,2fr)" },
			cell: ({ productTitle }) => productTitle ?? words.conversion,
		},
		quantity: { label: t("quantityRequested"), cell: ({ quote }) => number(quote.quantityRequested) },
		day: {
			label: t("preferredDeliveryDate"),
			cell: ({ quote: { preferredDeliveryDate: day } }) =>
				day ? formatDate(language, new Date(`${day}T12:00:00Z`)) : "–",
		},
		email: { label: t("email"), width: "minmax(8rem,2fr)", cell: ({ quote }) => quote.email },
		phone: { label: t("phone"), width: "minmax(6rem,1fr)", cell: ({ quote }) => quote.phone || "–" },
		place: {
			...{ label: words.place, width: "minmax(6rem,1fr)" },
			cell({ quote: { transportCountry, transportPostcode } }) {
				const country = transportCountry && d(`countries.${transportCountry}`);
				return [transportPostcode, country].filter(Boolean).join(", ") || "–";
			},
		},
		total: {
			label: words.totalNet,
			cell: ({ quote }) => (
				<span className="block font-semibold lg:text-right">
					{quote.totalPrice === null ? words.onRequest : euro(quote.totalPrice, "always")}
				</span>
			),
		},
		status: { label: words.status, cell: ({ quote }) => <QuoteBadge status={quote.status} texts={texts} /> },
	});
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.quotes}
			address={address}
			hasFiles
			statuses={texts.statuses.quote}
			sorts={dateSortWords(texts)}
			columnChoice={columns.choice}
		>
			<CardTable
				label={texts.quotes.title}
				columns={[words.customer, ...columns.labels]}
				template={["minmax(10rem,2fr)", ...columns.widths]}
				tick={several?.words.choose}
				rows={rows.map((row) => ({
					id: row.quote.id,
					to: adminUrls.quote(language, row.quote.id),
					tickedAs: row.quote.customerName,
					name: (
						<>
							{row.quote.customerName}
							{row.quote.companyName && (
								<span className="block text-sm font-normal text-muted">{row.quote.companyName}</span>
							)}
						</>
					),
					cells: columns.cellsOf(row),
				}))}
			/>
		</ListPage>
	);
}
