import { data } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { listProducts, productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { selectionFields } from "~/trade/catalog/selection.ts";
import { findRentals, rentalOffer, rentalStateFromUrl } from "~/trade/rental/rental.ts";
import { RentalPage } from "~/trade/rental/shop/rental-page.tsx";
import { rentalList } from "~/trade/rental/shop/rental-structured-data.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/rent";
import { kept } from "./kept.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const texts = pageTexts[language].rent;
	const shown = rentalStateFromUrl(new URL(request.url).searchParams);
	const offers = findRentals(await listProducts(db, cache, language), shown).map(rentalOffer);
	const origin = config.origin;
	const [home] = shopCrumbs(origin, language);
	const here = { name: texts.title, url: origin + urls.rent(language) };
	const structuredData = [
		breadcrumbList(home ? [home, here] : [here]),
		rentalList(offers, {
			origin,
			addressOf: (slug) => `${origin}${urls.container(language, slug)}?${selectionFields.condition}=rent`,
		}),
	];
	return data(
		{ offers, shown, texts, structuredData, alternates: everyLanguage(urls.rent) },
		{ headers: kept(productsTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function ErrorBoundary() {
	const title = useTranslations("common")("nav.rent");
	const retry = useTranslations("common")("failure.retry");
	const t = useTranslations("catalog");
	return (
		<div className="page grid justify-items-start gap-6 py-16">
			<title>{title}</title>
			<h1 className="text-3xl">{title}</h1>
			<Notice tone="error" role="alert">
				{t("loadError")}
			</Notice>
			<ButtonLink to="" reloadDocument variant="quiet">
				{retry}
			</ButtonLink>
		</div>
	);
}

export default function Rent({ loaderData }: Route.ComponentProps) {
	const { offers, shown, texts, structuredData, alternates } = loaderData;
	const pictured = offers.find((offer) => offer.imageUrl !== null);
	return (
		<>
			<Seo
				title={texts.metaTitle}
				description={texts.metaDescription}
				alternates={alternates}
				image={
					pictured?.imageUrl
						? { url: pictured.imageUrl, alt: pictured.title, width: 1200, height: 900 }
						: undefined
				}
			/>
			{structuredData.map((one) => (
				<StructuredData key={one["@type"]} data={one} />
			))}
			<RentalPage offers={offers} shown={shown} texts={texts} />
		</>
	);
}
