import { catalogues } from "~/i18n/catalogues.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { listOftenAsked } from "~/site/pages/landing-page.store.server.ts";
import { alternatesOf } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { listRelatedTo } from "~/trade/catalog/chosen-products.store.server.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { typeGroup } from "~/trade/catalog/product-groups.ts";
import { productTexts } from "~/trade/catalog/product-texts.ts";
import { selectionFromUrl } from "~/trade/catalog/selection.ts";
import { paintablePictures } from "~/trade/catalog/shop/gallery/painted-look.ts";
import { productStructuredData } from "~/trade/catalog/shop/product-structured-data.ts";
import { listStockColors } from "~/trade/catalog/stock-colors.store.server.ts";
import { bodyOf, usualPaint } from "~/trade/conversions/container-body.ts";
import { listTariffs } from "~/trade/transport/tariff.store.server.ts";
import { countriesOnRequest } from "~/trade/transport/transport.ts";
import { urls } from "~/urls.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";
import { buyerRights } from "./buyer-rights.server.ts";

/** The tariffs that the page needs to calculate by itself, and the countries that have none. */
export async function tariffOf({ db, cache }: Services, country: TransportCountry) {
	const all = await listTariffs(db, cache);
	return { country, table: all[country], onRequest: countriesOnRequest(all) };
}

/** The page in words of schema.org; made on the server, so that browsers need no code for it. */
function structuredDataOf(product: ProductDetails, origin: string, language: Language) {
	const { title, slug } = product.text;
	const path = urls.container(language, slug);
	const category = catalogues[language].catalog.types[typeGroup(product.type)];
	return {
		breadcrumbs: breadcrumbList([...shopCrumbs(origin, language), { name: title, url: origin + path }]),
		product: productStructuredData(product, { origin, path, category }),
	};
}

/** What it takes to show the container in 3D; null where its measures are not known. */
function turnedOf(product: ProductDetails, language: Language) {
	const body = bodyOf(product);
	const texts = pageTexts[language].modifications.configurator.view;
	return body && { body, texts, paint: usualPaint(body) };
}

/** What a container's page shows, with the choice that its address names. */
export async function readContainerPage(
	shop: Services,
	product: ProductDetails,
	{ language, parameters }: { language: Language; parameters: URLSearchParams },
) {
	const selection = selectionFromUrl(parameters, product, language);
	const html = product.text.descriptionHtml;
	const { earlierPrices, rights } = await buyerRights(shop, product, language);
	const [related, asked] = await Promise.all([
		listRelatedTo(shop.db, shop.cache, language, product),
		listOftenAsked(shop.db, shop.cache, language),
	]);
	return {
		texts: pageTexts[language].container,
		product: {
			...{ ...product, earlierPrices, safety: null },
			text: { ...product.text, descriptionHtml: null, warnings: null },
		},
		...{ rights, related, asked, turned: turnedOf(product, language) },
		said: productTexts(product.text, html === null ? null : shownHtml(html)),
		paintable: paintablePictures(product),
		selection,
		tariff: await tariffOf(shop, selection.transport.country),
		stockColors: await listStockColors(shop.db, shop.cache, language),
		alternates: alternatesOf(product.slugs, urls.container),
		structuredData: structuredDataOf(product, shop.config.origin, language),
	};
}
