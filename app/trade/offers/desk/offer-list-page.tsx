import { Plus, Settings } from "lucide-react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
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
	const { columns } = offerTexts;
	return (
		<>
			<div className="page flex flex-wrap gap-3 pt-6">
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
			</div>
			<ListPage
				{...props}
				words={texts.offers}
				address={adminUrls.offers(language)}
				hasFiles
				statuses={offerTexts.states}
				statusWords={{ label: columns.state, all: offerTexts.allStates }}
				sorts={offerTexts.sorts}
			>
				<CardTable
					label={texts.offers.title}
					columns={[
						words.number,
						words.date,
						columns.buyer,
						columns.validUntil,
						columns.total,
						columns.state,
					]}
					template="lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_auto]"
					rows={rows.map(({ offer, state, orderNumber }) => ({
						id: offer.id,
						to: adminUrls.offer(language, offer.id),
						name: offer.number,
						cells: [
							<Moment key="date" date={offer.createdAt} />,
							<span key="buyer">
								{offer.buyerName}
								{offer.companyName && <span className="block text-sm text-muted">{offer.companyName}</span>}
							</span>,
							formatDate(language, noonOf(offer.validUntil)),
							<span key="total" className="block font-semibold whitespace-nowrap lg:text-right">
								{euro(offer.totalAmount, "always")}
							</span>,
							<span key="state" className="flex flex-wrap items-center gap-1.5">
								<OfferBadge state={state} texts={offerTexts} />
								{orderNumber && <span className="text-sm text-muted">{orderNumber}</span>}
							</span>,
						],
					}))}
				/>
			</ListPage>
		</>
	);
}
