import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
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
	const { number } = useFormat();
	const address = adminUrls.quotes(language);
	const { words } = texts;
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.quotes}
			address={address}
			hasFiles
			statuses={texts.statuses.quote}
		>
			<CardTable
				label={texts.quotes.title}
				columns={[
					words.customer,
					words.date,
					t("requestType"),
					t("product"),
					t("quantityRequested"),
					words.status,
				]}
				template="lg:grid-cols-[minmax(0,2fr)_auto_auto_minmax(0,2fr)_auto_auto]"
				tick={several?.words.choose}
				rows={rows.map(({ quote, productTitle }) => ({
					id: quote.id,
					to: adminUrls.quote(language, quote.id),
					tickedAs: quote.customerName,
					name: (
						<>
							{quote.customerName}
							{quote.companyName && (
								<span className="block text-sm font-normal text-muted">{quote.companyName}</span>
							)}
						</>
					),
					cells: [
						<Moment key="date" date={quote.createdAt} />,
						quote.requestType && t(`requestTypes.${quote.requestType}`),
						productTitle ?? words.conversion,
						number(quote.quantityRequested),
						<QuoteBadge key="status" status={quote.status} texts={texts} />,
					],
				}))}
			/>
		</ListPage>
	);
}
