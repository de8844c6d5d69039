import { Fragment } from "react";
import { Link } from "react-router";
import { deskLink, type Fact, Facts, Panel } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { languageTable } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { callAddress } from "~/values/phone.ts";
import { optionCondition } from "../purchase-option.ts";
import type { FoundQuote } from "./quote-desk.store.server.ts";

type QuoteDetailProps = FoundQuote & {
	texts: PageTexts["adminTrade"];
	/** What is answered of the way there and of a rental, in words. */
	answers: [label: string, value: string][];
	/** The conversion that it asks for in words, and where the shop draws it. */
	configuration: { lines: { label: string; value: string }[]; drawing: string } | null;
};

function Product({ quote, productTitle, texts }: Pick<QuoteDetailProps, "quote" | "productTitle" | "texts">) {
	const language = useLanguage();
	if (quote.productId === null || productTitle === null) return <>{texts.detail.noProduct}</>;
	return (
		<Link to={urls.container(language, quote.productId)} className={deskLink} reloadDocument>
			{productTitle}
		</Link>
	);
}

function useRequestFacts({ quote, productTitle, texts, answers }: QuoteDetailProps): Fact[] {
	const language = useLanguage();
	const t = useTranslations("quote");
	const d = useTranslations("catalog.details");
	const { euro, number } = useFormat();
	const { words } = texts;
	const price = (amount: typeof quote.totalPrice) => (amount === null ? null : euro(amount, "always"));
	const byTruck = quote.transportCountry !== null;
	const isPriced = quote.transportPrice !== null;
	const country = quote.transportCountry && d(`countries.${quote.transportCountry}`);
	const place = [quote.transportPostcode, country].filter(Boolean).join(", ");
	return [
		[t("product"), <Product key="product" {...{ quote, productTitle, texts }} />],
		[t("requestType"), quote.requestType && t(`requestTypes.${quote.requestType}`)],
		[t("quantityRequested"), number(quote.quantityRequested)],
		[d("condition"), quote.purchaseOption && d(`conditionNames.${optionCondition[quote.purchaseOption]}`)],
		[d("color"), quote.colorType && d(`colors.${quote.colorType}`)],
		[t("ralColor"), quote.colorType === "wish_color" ? quote.ralColor : null],
		[d("delivery"), quote.transportType && d(`deliveries.${quote.transportType}`)],
		[words.place, place],
		[words.unitPrice, price(quote.unitPrice)],
		[words.transportNet, byTruck && !isPriced ? words.onRequest : price(quote.transportPrice)],
		[words.totalNet, price(quote.totalPrice)],
		[t("deliveryAddress"), quote.deliveryAddress],
		[
			t("preferredDeliveryDate"),
			quote.preferredDeliveryDate &&
				formatDate(language, new Date(`${quote.preferredDeliveryDate}T12:00:00Z`)),
		],
		[t("specialRequirements"), quote.specialRequirements],
		...answers,
		[words.date, <Moment key="date" date={quote.createdAt} />],
		[words.language, languageTable[quote.language].nativeName],
	];
}

/** Everything that is stored of a quote. */
export function QuoteDetail(props: QuoteDetailProps) {
	const { quote, texts, configuration } = props;
	const language = useLanguage();
	const t = useTranslations("quote");
	return (
		<>
			<Panel title={texts.words.customer} id="customer">
				<Facts
					facts={[
						[t("customerName"), quote.customerName],
						[t("companyName"), quote.companyName],
						[
							t("email"),
							<Fragment key="email">
								<a href={`mailto:${quote.email}`} className={deskLink}>
									{quote.email}
								</a>
								{"\n"}
								<Link to={adminUrls.buyer(language, quote.email.toLowerCase())} className={deskLink}>
									{texts.detail.buyer}
								</Link>
							</Fragment>,
						],
						[t("phone"), quote.phone],
					]}
				/>
				{quote.phone && (
					<ButtonAnchor href={callAddress(quote.phone)} variant="quiet" className="justify-self-start">
						{texts.detail.call}
					</ButtonAnchor>
				)}
			</Panel>
			<Panel title={texts.words.request} id="request">
				<Facts facts={useRequestFacts(props)} />
			</Panel>
			{configuration && (
				<Panel title={texts.detail.configuration} id="configuration">
					<Facts facts={configuration.lines.map(({ label, value }): Fact => [label, value])} />
					{quote.hasPicture && (
						<img
							src={`${adminUrls.quote(language, quote.id)}/picture`}
							alt={texts.detail.configurationPicture}
							className="w-full rounded-md border border-line"
						/>
					)}
					<ButtonLink
						to={configuration.drawing}
						variant="quiet"
						reloadDocument
						className="justify-self-start"
					>
						{texts.detail.configurationLink}
					</ButtonLink>
				</Panel>
			)}
		</>
	);
}
