import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskLink, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { differsFrom, placeOf } from "~/trade/cart/delivery-place.ts";
import { addressLines, detailsOf, lineTotal } from "~/trade/lines/lines.ts";
import { useLineWords } from "~/trade/lines/use-line-words.ts";
import type { VatView } from "~/trade/vat/vat-view.ts";
import { AddressLines } from "~/ui/address-lines.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import { callAddress } from "~/values/phone.ts";
import type { findOrder } from "../order.store.server.ts";
import { AmountsTable } from "../shop/amounts-table.tsx";

export type WholeOrder = Omit<
	NonNullable<Awaited<ReturnType<typeof findOrder>>>,
	"cartId" | "idempotencyKey" | "vatInputs" | "vatDecision"
>;
type OrderProps = { order: WholeOrder; texts: PageTexts["adminTrade"] };

/** @property titles what the containers are called in the owner's language, by their ids */
type LinesProps = OrderProps & { titles: Readonly<Record<string, string>> };

/** What was bought in the owner's words, and below in the buyer's where these are others. */
function LineTitle({ item, order, texts, titles }: LinesProps & { item: WholeOrder["items"][number] }) {
	const language = useLanguage();
	const title = (item.productId && titles[item.productId]) || item.productTitle;
	return (
		<>
			<p className="font-semibold">
				{item.quantity} ×{" "}
				{item.productId ? (
					<Link to={urls.container(language, item.productId)} className={deskLink} reloadDocument>
						{title}
					</Link>
				) : (
					title
				)}
			</p>
			{title !== item.productTitle && (
				<p className="text-sm text-muted">
					{withColon(language, texts.detail.boughtAs)} <span lang={order.language}>{item.productTitle}</span>
				</p>
			)}
		</>
	);
}

/** How lines and addresses are changed: where, or why not. @property news what came of it just now */
export type ShownChange = {
	label: string;
	to: string | null;
	why: string | null;
	news: string | null;
	/** Where it is offered once more; null where nobody is named on it. */
	again: { label: string; to: string } | null;
};

function ChangeLink({ label, to, why, news, again }: ShownChange) {
	const mayChange = useMay("orders.change");
	const mayOffer = useMay("offers.change");
	return (
		<div className="grid gap-3">
			{news && (
				<Notice tone="success" role="status">
					{news}
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				{to && mayChange && (
					<ButtonLink to={to} variant="quiet">
						{label}
					</ButtonLink>
				)}
				{again && mayOffer && (
					<ButtonLink to={again.to} variant="quiet">
						{again.label}
					</ButtonLink>
				)}
			</div>
			{why && mayChange && <p className="text-sm text-muted">{why}</p>}
		</div>
	);
}

function Lines({
	order,
	texts,
	titles,
	amounts,
	change,
}: LinesProps & { amounts: VatView; change: ShownChange }) {
	const isAnonymous = order.anonymizedAt !== null;
	const text = useLineWords();
	const details = useTranslations("catalog.details");
	const net = useTranslations("common")("netNote");
	const { euro } = useFormat();
	return (
		<Panel title={texts.words.lines} id="lines">
			<ul>
				{order.items.map((item) => (
					<li
						key={item.id}
						className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0"
					>
						<div className="min-w-0">
							<LineTitle {...{ item, order, texts, titles }} />
							{!item.productId && item.selectedCondition !== null && (
								<p className="text-sm text-muted">{texts.detail.productGone}</p>
							)}
							<p className="text-muted">
								{[text.condition(item), text.unitPrice(item)].filter(Boolean).join(" · ")}
							</p>
							{item.selectedCondition !== null && (
								<>
									<p className="text-muted">
										{details(`colors.${item.colorType}`)}
										{item.ralColor && `, ${item.ralColor}`}
									</p>
									<p className="text-muted">{text.transport(item)}</p>
								</>
							)}
							{detailsOf(item).map((detail) => (
								<p key={detail} className="text-sm text-muted">
									{detail}
								</p>
							))}
							{isAnonymous || !differsFrom(item, placeOf(order.shippingAddress)) ? null : (
								<Notice tone="warning">{texts.detail.otherPlace}</Notice>
							)}
						</div>
						<p className="text-lg font-bold whitespace-nowrap">
							{euro(lineTotal(item), "always")} <span className="text-sm font-normal text-muted">{net}</span>
						</p>
					</li>
				))}
			</ul>
			<div className="rounded-md bg-mist p-4">
				<AmountsTable amounts={amounts} />
			</div>
			<ChangeLink {...change} />
		</Panel>
	);
}

function Address({ title, lines }: { title: string; lines: string[] }) {
	return (
		<div className="grid content-start gap-1">
			<h3 className="text-base">{title}</h3>
			<AddressLines lines={lines} />
		</div>
	);
}

function Buyer({ order, texts }: OrderProps) {
	const language = useLanguage();
	const t = useTranslations("checkout");
	const { shippingAddress: shipping, billingAddress: billing } = order;
	const linesOf = (address: typeof shipping | NonNullable<typeof billing>) =>
		addressLines(address, { country: t(`countries.${address.country}`), vatNumber: t("vatNumber") });
	return (
		<Panel title={texts.words.customer} id="customer">
			{order.anonymizedAt && <Notice tone="info">{texts.detail.anonymized}</Notice>}
			<Facts
				facts={[
					[t("name"), shipping.name],
					[t("companyName"), shipping.companyName],
					[
						t("email"),
						shipping.email && (
							<>
								<a href={`mailto:${shipping.email}?subject=${order.orderNumber}`} className={deskLink}>
									{shipping.email}
								</a>
								{"\n"}
								<Link to={adminUrls.buyer(language, shipping.email.toLowerCase())} className={deskLink}>
									{texts.detail.buyer}
								</Link>
							</>
						),
					],
					[
						t("phone"),
						shipping.phone && (
							<a href={callAddress(shipping.phone)} className={deskLink}>
								{shipping.phone}
							</a>
						),
					],
					[t("vatNumber"), billing?.vatNumber ?? shipping.vatNumber ?? null],
				]}
			/>
			<div className="grid gap-6 sm:grid-cols-2">
				<Address title={t("confirmation.shippingAddress")} lines={linesOf(shipping)} />
				<Address
					title={t("confirmation.billingAddress")}
					lines={billing ? linesOf(billing) : [t("confirmation.sameAsShipping")]}
				/>
			</div>
		</Panel>
	);
}

/** All that is stored of an order. */
export function OrderDetail(props: LinesProps & { wish: ReactNode; amounts: VatView; change: ShownChange }) {
	const { order, texts, titles, amounts, change } = props;
	const t = useTranslations("checkout");
	const { words } = texts;
	return (
		<>
			<Lines {...{ order, texts, titles, amounts, change }} />
			{props.wish}
			<Buyer order={order} texts={texts} />
			<Panel title={texts.detail.facts} id="facts">
				<Facts
					facts={[
						[words.number, order.orderNumber],
						[words.date, <Moment key="date" date={order.createdAt} />],
						[words.updated, <Moment key="updated" date={order.updatedAt} />],
						[words.payment, t(order.paymentMethod)],
						[words.language, languageTable[order.language].nativeName],
						[words.account, order.userId ? words.withAccount : words.guest],
					]}
				/>
			</Panel>
		</>
	);
}
