import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { urls } from "~/urls.ts";
import type { Cents } from "~/values/money.ts";
import { placeField } from "~/values/place-fields.ts";
import { cardPrice } from "../pricing.ts";
import type { ListedProduct } from "../product.ts";
import { typeGroup } from "../product-groups.ts";
import { CardPicture } from "./card-picture.tsx";
import { useSizeLabel } from "./use-size-label.ts";

function CardPrices({ product }: { product: ListedProduct }) {
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const { euro } = useFormat();
	const shown = cardPrice(product);
	if (shown.kind === "on_request") return <p className="text-lg font-bold">{t("priceOnRequest")}</p>;
	const lines = shown.kind === "single" ? [{ condition: null, price: shown.price }] : shown.lines;
	return (
		<>
			<dl className="grid gap-1">
				{lines.map(({ condition, price }) => (
					<div key={condition ?? "price"} className="flex items-baseline justify-between gap-3">
						<dt className="text-sm text-muted">
							{condition === null ? t("price") : t(`conditions.${condition}`)}
						</dt>
						<dd className="text-right text-lg leading-snug font-bold whitespace-nowrap">
							{condition === "rent" ? t("perDay", { price: euro(price) }) : euro(price)}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-1 text-right text-sm text-muted">{net}</p>
		</>
	);
}

/** Delivered prices of a list. @property to the place, as addresses name it; null: none is known, and none are shown */
export type Delivered = {
	texts: PageTexts["priceFinder"];
	to: string | null;
	prices: Readonly<Record<string, Cents>>;
};

function DeliveredPrice({ product, delivered }: { product: ListedProduct; delivered: Delivered }) {
	const { euro } = useFormat();
	const { texts, prices } = delivered;
	const price = prices[product.id];
	return (
		<p className="mt-2 flex items-baseline justify-between gap-3 border-t border-line pt-2">
			<span className="text-sm">{price === undefined ? texts.transportOnRequest : texts.delivered}</span>
			{price !== undefined && <strong className="text-xl whitespace-nowrap">{euro(price)}</strong>}
		</p>
	);
}

/** A container in a list: the whole card leads to its page. */
export function ProductCard(props: {
	product: ListedProduct;
	delivered?: Delivered | null;
	eager?: boolean;
	/** By the place of the list in the page's outline. */
	heading: "h2" | "h3";
	/** What can be done with the container beside reading about it. */
	tools?: ReactNode;
}) {
	const { product, delivered, eager = false, heading: Heading } = props;
	const to = delivered?.to ? `?${placeField}=${delivered.to}` : "";
	const t = useTranslations("catalog");
	const sizeLabel = useSizeLabel();
	const language = useLanguage();
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-150 hover:shadow-card">
			<CardPicture product={product} eager={eager} />
			<div className="flex flex-1 flex-col gap-3 p-5">
				<div className="flex flex-wrap gap-1.5">
					<Badge>{t(`types.${typeGroup(product.type)}`)}</Badge>
					<Badge>{sizeLabel(product.size)}</Badge>
				</div>
				<Heading lang={product.lang} className="text-xl">
					<Link
						to={urls.container(language, product.slug) + to}
						className="after:absolute after:inset-0 group-hover:text-info"
					>
						{product.title}
					</Link>
				</Heading>
				<p lang={product.lang} className="line-clamp-3 text-muted">
					{product.summary}
				</p>
				<div className="mt-auto border-t border-line pt-3">
					<CardPrices product={product} />
					{delivered?.to && <DeliveredPrice product={product} delivered={delivered} />}
				</div>
				{props.tools && <div className="relative z-10">{props.tools}</div>}
			</div>
		</article>
	);
}
