import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { urls } from "~/urls.ts";
import type { Cents } from "~/values/money.ts";
import { placeField } from "~/values/place-fields.ts";
import type { Condition } from "~/values/vocabulary.ts";
import { askedCondition, cardPrice } from "../pricing.ts";
import { type ListedProduct, shownStock } from "../product.ts";
import { typeGroup } from "../product-groups.ts";
import { selectionFields } from "../selection.ts";
import { CardPicture } from "./card-picture.tsx";
import { useSizeLabel } from "./use-size-label.ts";

/** Delivered prices of a list. @property to the place, as addresses name it; null: none is known, and none are shown */
export type Delivered = {
	texts: PageTexts["priceFinder"];
	to: string | null;
	prices: Readonly<Record<string, Cents>>;
};

type CardProps = { product: ListedProduct; to: string | null; titleId: string };

/** The query of a container's pages: a condition, and the place that its list shows prices for. */
function queryOf(condition: Condition | null, to: string | null): string {
	const query = new URLSearchParams();
	if (condition !== null) query.set(selectionFields.condition, condition);
	if (to !== null) query.set(placeField, to);
	return query.size > 0 ? `?${query}` : "";
}

/** Says when an answer comes, and leads to the form with the container chosen. */
function OnRequest({ product, to, titleId }: CardProps) {
	const t = useTranslations("catalog");
	const quote = useTranslations("quote");
	const language = useLanguage();
	const query = queryOf(askedCondition(product, product.condition), to);
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-3">
			<p className="text-lg font-bold">{t("priceOnRequest")}</p>
			<Link
				to={urls.requestQuote(language, product.slug) + query}
				aria-describedby={titleId}
				className="relative z-10 inline-flex min-h-8 items-center font-semibold text-info underline"
			>
				{quote("button")}
			</Link>
			<p className="basis-full text-sm text-muted">{quote("intro")}</p>
		</div>
	);
}

/** One line a condition, which leads to the container in it. */
function CardPrices(props: CardProps) {
	const { product, to, titleId } = props;
	const t = useTranslations("catalog");
	const language = useLanguage();
	const { euro } = useFormat();
	const shown = cardPrice(product);
	if (shown.kind === "on_request") return <OnRequest {...props} />;
	const price = "text-right text-lg leading-6 font-bold whitespace-nowrap";
	const line = "relative flex min-h-6 items-baseline justify-between gap-3";
	if (shown.kind === "single")
		return (
			<dl className={line}>
				<dt className="text-sm text-muted">{t("price")}</dt>
				<dd className={price}>{euro(shown.price)}</dd>
			</dl>
		);
	return (
		<dl className="grid md:gap-1">
			{shown.lines.map(({ condition, price: amount }) => (
				<div key={condition} className={`${line} z-10 hover:text-info`}>
					<dt className="min-w-0 grow text-sm text-muted">
						<Link
							to={urls.container(language, product.slug) + queryOf(condition, to)}
							aria-describedby={titleId}
							className="block leading-6 after:absolute after:inset-0 hover:text-info hover:underline"
						>
							{t(`conditions.${condition}`)}
						</Link>
					</dt>
					<dd className={price}>
						{condition === "rent" ? t("perDay", { price: euro(amount) }) : euro(amount)}
					</dd>
				</div>
			))}
		</dl>
	);
}

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

const stockTones = { "In Stock": "text-success", "Low Stock": "text-warning", "Out of Stock": "text-error" };

/** What is in stock, as far as the shop knows; the picture's badge has said already what cannot be had. */
function Stock({ product, isCompact }: { product: ListedProduct; isCompact: boolean }) {
	const t = useTranslations("catalog.details.stock");
	const stock = shownStock(product);
	if (!product.isAvailable && !isCompact) return null;
	return (
		<p className={`text-sm font-semibold ${stockTones[stock]} ${product.isAvailable ? "" : "md:hidden"}`}>
			{t(stock)}
		</p>
	);
}

/** A container in a list: the whole card leads to its page. */
export function ProductCard(props: {
	product: ListedProduct;
	delivered?: Delivered | null;
	eager?: boolean;
	/** With its picture beside its title on a phone: for long lists. */
	isCompact?: boolean;
	/** By the place of the list in the page's outline. */
	heading: "h2" | "h3";
	/** What can be done with the container beside reading about it. */
	tools?: ReactNode;
}) {
	const { product, delivered, eager = false, isCompact = false, heading: Heading } = props;
	const to = delivered?.to ?? null;
	const t = useTranslations("catalog");
	const net = useTranslations("common")("netNote");
	const sizeLabel = useSizeLabel();
	const language = useLanguage();
	const titleId = useId();
	const beside = (classes: string) => (isCompact ? classes : "");
	const isPriced = cardPrice(product).kind !== "on_request" || delivered?.prices[product.id] !== undefined;
	return (
		<article
			className={`group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-150 hover:shadow-card ${beside("compact-card max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:content-start max-md:gap-x-3 max-md:gap-y-2 max-md:p-3")}`}
		>
			<CardPicture product={product} eager={eager} isCompact={isCompact} />
			<div className={`flex flex-1 flex-col gap-3 p-5 ${beside("max-md:contents")}`}>
				<div className={`grid content-start gap-3 ${beside("max-md:gap-1")}`}>
					<div className={`flex flex-wrap gap-1.5 ${beside("max-md:gap-1")}`}>
						<Badge>{t(`types.${typeGroup(product.type)}`)}</Badge>
						<Badge>{sizeLabel(product.size)}</Badge>
					</div>
					<Heading
						id={titleId}
						lang={product.lang}
						className={`text-xl ${beside("max-md:text-lg max-md:leading-tight")}`}
					>
						<Link
							to={urls.container(language, product.slug) + queryOf(null, to)}
							className="after:absolute after:inset-0 group-hover:text-info"
						>
							{product.title}
						</Link>
					</Heading>
					<p lang={product.lang} className={`line-clamp-3 text-muted ${beside("max-md:hidden")}`}>
						{product.summary}
					</p>
					<Stock product={product} isCompact={isCompact} />
				</div>
				<div className={`mt-auto border-t border-line pt-3 ${beside("max-md:col-span-2 max-md:pt-1.5")}`}>
					<CardPrices product={product} to={to} titleId={titleId} />
					{delivered?.to && isPriced && <DeliveredPrice product={product} delivered={delivered} />}
				</div>
				{(isPriced || props.tools) && (
					<div
						className={`flex flex-wrap items-center justify-between gap-x-3 ${beside("max-md:col-span-2 max-md:-my-2")}`}
					>
						{props.tools && (
							<div className="relative z-10 flex flex-wrap items-center gap-x-3">{props.tools}</div>
						)}
						{isPriced && <p className="ml-auto text-sm text-muted">{net}</p>}
					</div>
				)}
			</div>
		</article>
	);
}
