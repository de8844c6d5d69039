import { Plus, Settings } from "lucide-react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { useOwnColumns } from "~/desk/views/own-columns.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { noonOf } from "~/values/day.ts";
import { OfferBadge } from "./offer-badge.tsx";
import type { FoundOffer } from "./offer-desk.store.server.ts";

/** The offers that a query finds, with the way to a new one. */
export function OfferListPage(
	props: Pick<ListPageProps, "texts" | "query" | "found"> & {
		rows: FoundOffer[];
		offerTexts: PageTexts["adminOffers"];
	},
) {
	const { texts, rows, offerTexts } = props;
	const language = useLanguage();
	const { euro } = useFormat();
	const { words } = texts;
	const labels = offerTexts.columns;
	const checkout = useTranslations("checkout");
	const columns = useOwnColumns<"offers", FoundOffer>("offers", {
		date: { label: words.date, cell: ({ offer }) => <Moment date={offer.createdAt} /> },
		sent: { label: words.sent, cell: ({ offer }) => (offer.sentAt ? <Moment date={offer.sentAt} /> : "–") },
		buyer: {
			...{ label: labels.buyer, width: "minmax(6.5rem,1fr)" },
			cell: ({ offer }) => (
				<>
					{offer.buyerName}
					{offer.companyName && <span className="block text-sm text-muted">{offer.companyName}</span>}
				</>
			),
		},
		email: { label: checkout("email"), width: "minmax(8rem,1fr)", cell: ({ offer }) => offer.email },
		validUntil: {
			label: labels.validUntil,
			cell: ({ offer }) => formatDate(language, noonOf(offer.validUntil)),
		},
		total: {
			label: labels.total,
			cell: ({ offer }) => (
				<span className="block font-semibold whitespace-nowrap lg:text-right">
					{euro(offer.totalAmount, "always")}
				</span>
			),
		},
		state: {
			label: labels.state,
			cell: ({ state, orderNumber }) => (
				<span className="flex flex-wrap items-center gap-1.5">
					<OfferBadge state={state} texts={offerTexts} />
					{orderNumber && <span className="text-sm text-muted">{orderNumber}</span>}
				</span>
			),
		},
	});
	return (
		<ListPage
			{...props}
			words={texts.offers}
			address={adminUrls.offers(language)}
			hasFiles
			statuses={offerTexts.states}
			statusWords={{ label: labels.state, all: offerTexts.allStates }}
			sorts={offerTexts.sorts}
			columnChoice={columns.choice}
			ways={
				<>
					<ButtonLink to={adminUrls.newOffer(language)}>
						<Plus aria-hidden="true" className="size-5" />
						{offerTexts.new.title}
					</ButtonLink>
					<IfMay right="company.change">
						{" "}
						<ButtonLink to={adminUrls.offerSettings(language)} variant="quiet">
							<Settings aria-hidden="true" className="size-5" />
							{offerTexts.settings.title}
						</ButtonLink>
					</IfMay>
				</>
			}
		>
			<CardTable
				label={texts.offers.title}
				columns={[words.number, ...columns.labels]}
				template={["auto", ...columns.widths]}
				rows={rows.map((row) => ({
					...{ id: row.offer.id, name: row.offer.number },
					to: adminUrls.offer(language, row.offer.id),
					cells: columns.cellsOf(row),
				}))}
			/>
		</ListPage>
	);
}
