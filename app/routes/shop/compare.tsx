import { data } from "react-router";
import { counted } from "~/i18n/counted.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { ShareButton } from "~/site/blog/shop/share-button.tsx";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { ComparePage } from "~/trade/catalog/shop/sizes/compare-page.tsx";
import { figureRows, oftenCompared } from "~/trade/catalog/sizes/comparison.ts";
import { comparisonFromUrl, comparisonToUrl } from "~/trade/catalog/sizes/comparison-address.ts";
import { conditionPrice } from "~/trade/catalog/sizes/condition-prices.ts";
import { floorOf } from "~/trade/catalog/sizes/container-shape.ts";
import { drawnPallets } from "~/trade/catalog/sizes/pallets.ts";
import { listSizes, readCompared, type SizedProduct } from "~/trade/catalog/sizes/sizes.store.server.ts";
import { whatFits } from "~/trade/catalog/sizes/what-fits.ts";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { urls } from "~/urls.ts";
import { forEach } from "~/values/closed-set.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import { placeToText } from "~/values/place.ts";
import { conditions } from "~/values/vocabulary.ts";
import type { Route } from "./+types/compare";
import { type AskedPlace, askedPlace } from "./asked-place.server.ts";
import { kept } from "./kept.server.ts";

const nameOf = ({ slug, title, lang }: SizedProduct) => ({ slug, title, lang });

const measuredOf = (product: SizedProduct) => {
	const { type, dimensionsInside, dimensionsOutside } = product;
	return { type, dimensionsInside, dimensionsOutside, ...nameOf(product) };
};

/** A container as the page shows it: its measures, and what it costs in each condition, at a place where one is known. */
function comparedOf(product: SizedProduct, { place, table }: AskedPlace, language: Language) {
	const { pallets } = whatFits(product);
	const floor = floorOf(product);
	const drawn = floor ? drawnPallets(floor, pallets).length : 0;
	const texts = pageTexts[language].compare;
	return {
		...{ id: product.id, isAvailable: product.isAvailable, ...measuredOf(product), pallets },
		palletsText: drawn > 0 ? counted(language, drawn, texts.drawnPallets) : texts.noPallets,
		prices: forEach(conditions, (condition) => conditionPrice(product, condition, place && { place, table })),
	};
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const texts = pageTexts[language];
	const place = await askedPlace(shop, url, language);
	const to = place.place && placeToText(place.place);
	const asked = comparisonFromUrl(url.searchParams);
	const [read, sizes] = await Promise.all([
		readCompared(shop.db, language, asked.slugs),
		listSizes(shop.db, shop.cache, language),
	]);
	const found = read.filter((one) => one !== null);
	// Two slugs may lead to one container.
	const products = found.filter((one, index) => found.findIndex(({ id }) => id === one.id) === index);
	const origin = shop.config.origin;
	const here = { name: texts.compare.title, url: origin + urls.compare(language) };
	return data(
		{
			texts: keepNumbersIn(texts.compare),
			finderTexts: texts.priceFinder,
			containers: products.map((product) => comparedOf(product, place, language)),
			rows: figureRows(products),
			others: sizes.filter(({ id }) => products.every((one) => one.id !== id)).map(measuredOf),
			often: products.length === 0 ? oftenCompared(sizes).map((pair) => pair.map(nameOf)) : [],
			/** What the address names and the page does not show. */
			missing: { unknown: read.length - found.length, left: asked.left },
			place: {
				...{ typed: place.typed, to },
				error: place.isWrong ? texts.container.postcodeErrors[place.typed.country] : null,
			},
			breadcrumbs: breadcrumbList([...shopCrumbs(origin, language), here]),
			alternates: everyLanguage(urls.compare),
		},
		{ headers: kept(productsTag, tariffsTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function Compare({ loaderData }: Route.ComponentProps) {
	const { texts, containers, place, alternates } = loaderData;
	const { origin } = useShop();
	const language = useLanguage();
	const address = `${urls.compare(language)}?${comparisonToUrl(
		containers.map(({ slug }) => slug),
		place.to,
	)}`;
	return (
		<>
			<Seo
				title={texts.metaTitle}
				description={texts.metaDescription}
				alternates={alternates}
				// There are more comparisons than anybody looks for; the page itself is one.
				index={containers.length === 0}
			/>
			<StructuredData data={loaderData.breadcrumbs} />
			<ComparePage
				{...loaderData}
				share={containers.length > 0 && <ShareButton title={texts.shownTitle} url={origin + address} />}
			/>
		</>
	);
}
