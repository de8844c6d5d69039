import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { typeGroup } from "~/trade/catalog/product-groups.ts";
import { CardPicture } from "~/trade/catalog/shop/card-picture.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { type Cents, timesCents } from "~/values/money.ts";
import { rentDays } from "~/values/rental.ts";
import type { RentalOffer } from "../rental.ts";

/** Rent per day, and what the first 30 days come to. */
function Rent({ perDay, firstDays }: { perDay: Cents | null; firstDays: string }) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const answered = useTranslations("quote")("intro");
	const { euro } = useFormat();
	if (perDay === null)
		return (
			<div>
				<p className="text-2xl font-bold">{t("priceOnRequest")}</p>
				<p className="text-sm text-muted">{answered}</p>
			</div>
		);
	return (
		<div>
			<p className="flex flex-wrap items-baseline gap-x-2">
				<span className="text-2xl font-bold whitespace-nowrap">{t("perDay", { price: euro(perDay) })}</span>
				<span className="text-sm text-muted">{net}</span>
			</p>
			<p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
				<span>{firstDays}</span>
				<span className="font-semibold text-ink">{euro(timesCents(perDay, rentDays))}</span>
			</p>
		</div>
	);
}

/** A container for rent: title and button lead to its page with rent chosen. */
export function RentalCard(props: { offer: RentalOffer; texts: PageTexts["rent"]; eager?: boolean }) {
	const { offer, texts, eager = false } = props;
	const t = useTranslations("catalog");
	const address = `${urls.container(useLanguage(), offer.slug)}?condition=rent`;
	return (
		<article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-150 hover:shadow-card">
			<CardPicture product={offer} eager={eager} />
			<div className="flex flex-1 flex-col gap-3 p-5">
				<div className="flex flex-wrap gap-1.5">
					<Badge>{t(`types.${typeGroup(offer.type)}`)}</Badge>
					<Badge tone="info">{t(`conditions.${offer.condition}`)}</Badge>
				</div>
				<h2 lang={offer.lang} className="text-xl">
					<Link to={address} className="hover:text-info">
						{offer.title}
					</Link>
				</h2>
				<p lang={offer.lang} className="line-clamp-2 text-muted">
					{offer.summary}
				</p>
				<div className="mt-auto grid gap-4 border-t border-line pt-4">
					<Rent perDay={offer.rentPerDay} firstDays={texts.firstDays} />
					{offer.isAvailable ? (
						<ButtonLink to={address} variant="signal">
							{texts.rent} <span className="sr-only">{offer.title}</span>
						</ButtonLink>
					) : (
						<div className="grid gap-2">
							<Button disabled>{texts.rent}</Button>
							<p className="text-sm text-muted">{texts.unavailable}</p>
						</div>
					)}
				</div>
			</div>
		</article>
	);
}
