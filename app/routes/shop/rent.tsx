import { data, redirect } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { selectionFields } from "~/trade/catalog/selection.ts";
import { rentalOffer, rentalStateFromUrl, rentalStateToUrl } from "~/trade/rental/rental.ts";
import { listRentals } from "~/trade/rental/rental-pages.store.server.ts";
import { RentalPage } from "~/trade/rental/shop/rental-page.tsx";
import { rentalList } from "~/trade/rental/shop/rental-structured-data.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageLinks } from "~/ui/page-links.tsx";
import { urls } from "~/urls.ts";
import { addressOfPage, askedPage } from "~/values/pages.ts";
import type { Route } from "./+types/rent";
import { kept } from "./kept.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const texts = pageTexts[language].rent;
	const { searchParams } = new URL(request.url);
	const shown = rentalStateFromUrl(searchParams);
	const asked = askedPage(searchParams);
	const list = await listRentals(db, cache, language, { ...shown, page: asked });
	const { products, total, page, pages, offset, choices } = list;
	// There were more pages once.
	if (asked > pages) {
		throw redirect(addressOfPage(urls.rent(language), page, rentalStateToUrl(shown)), 302);
	}
	const offers = products.map(rentalOffer);
	const origin = config.origin;
	const [home] = shopCrumbs(origin, language);
	const here = { name: texts.title, url: origin + urls.rent(language) };
	const structuredData = [
		breadcrumbList(home ? [home, here] : [here]),
		rentalList(offers, {
			...{ origin, total, offset },
			addressOf: (slug) => `${origin}${urls.container(language, slug)}?${selectionFields.condition}=rent`,
		}),
	];
	return data(
		{
			...{ offers, total, page, pages, shown, texts, structuredData },
			counts: choices.size,
			closing: pageTexts[language].containerList.closing,
			pageWords: pageTexts[language].listPages,
			alternates: everyLanguage((code) =>
				// What is narrowed or sorted is found under the list's own address.
				addressOfPage(urls.rent(code), rentalStateToUrl(shown).size > 0 ? 1 : page),
			),
		},
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
	const { offers, total, page, pages, shown, texts, structuredData, alternates } = loaderData;
	const language = useLanguage();
	const { origin } = useShop();
	const addressOf = (to: number) => addressOfPage(urls.rent(language), to, rentalStateToUrl(shown));
	const pictured = offers.find((offer) => offer.imageUrl !== null);
	return (
		<>
			<Seo
				title={page === 1 ? texts.metaTitle : `${texts.metaTitle} (${page})`}
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
			<RentalPage
				{...{ offers, total, shown, texts }}
				counts={loaderData.counts}
				closing={loaderData.closing}
			>
				<PageLinks
					page={page}
					pages={pages}
					addressOf={addressOf}
					origin={origin}
					words={loaderData.pageWords}
				/>
			</RentalPage>
		</>
	);
}
