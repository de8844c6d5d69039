import { data } from "react-router";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { SizeGuidePage } from "~/trade/catalog/shop/sizes/size-guide-page.tsx";
import { leastPrice } from "~/trade/catalog/sizes/condition-prices.ts";
import { leastDoorOpening } from "~/trade/catalog/sizes/container-shape.ts";
import { roomInEach } from "~/trade/catalog/sizes/room-in-each.ts";
import { adviseSizes, reachOf, sizeQuestionFromUrl } from "~/trade/catalog/sizes/size-finder.ts";
import { listSizes, type SizedProduct } from "~/trade/catalog/sizes/sizes.store.server.ts";
import { whatFits } from "~/trade/catalog/sizes/what-fits.ts";
import { urls } from "~/urls.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import type { Route } from "./+types/size-guide";
import { kept } from "./kept.server.ts";

/** A size as the page shows it. */
function sizeOf(product: SizedProduct) {
	const { id, slug, title, lang, size, type, dimensionsInside, dimensionsOutside } = product;
	return {
		...{ id, slug, title, lang, size, type, dimensionsInside, dimensionsOutside },
		fits: whatFits(product),
		from: leastPrice(product),
	};
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const texts = keepNumbersIn(pageTexts[language].sizeGuide);
	const sizes = await listSizes(db, cache, language);
	const { typed, errors, question } = sizeQuestionFromUrl(url.searchParams);
	const found = question && adviseSizes(sizes, question);
	const { origin } = config;
	const here = { name: texts.title, url: origin + urls.sizeGuide(language) };
	return data(
		{
			texts,
			compareTexts: keepNumbersIn(pageTexts[language].compare),
			sizes: sizes.map(sizeOf),
			finder: {
				typed,
				errors,
				answer: found && {
					obstacle: found.obstacle,
					advice: found.advice.map(({ container, each, ...advice }) => ({
						...{ ...advice, container: sizeOf(container) },
						room: roomInEach(language, question.what, each, texts.units),
						door: leastDoorOpening(container)?.height ?? null,
						reach: reachOf(container),
					})),
				},
			},
			breadcrumbs: breadcrumbList([...shopCrumbs(origin, language), here]),
			alternates: everyLanguage(urls.sizeGuide),
		},
		{ headers: kept(productsTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function SizeGuide({ loaderData }: Route.ComponentProps) {
	const { texts, alternates } = loaderData;
	return (
		<>
			<Seo title={texts.metaTitle} description={texts.metaDescription} alternates={alternates} />
			<StructuredData data={loaderData.breadcrumbs} />
			<SizeGuidePage {...loaderData} />
		</>
	);
}
