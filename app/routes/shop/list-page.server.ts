import { redirect } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { listSections } from "~/site/pages/content.store.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { withVoices } from "~/site/voices/with-voices.server.tsx";
import { listMissingLanguages } from "~/trade/catalog/catalog.store.server.ts";
import { filterFromUrl, listStateToUrl, sortFromUrl, viewFromUrl } from "~/trade/catalog/list-query.ts";
import { listForCarousel, listProducts } from "~/trade/catalog/product-pages.store.server.ts";
import { urls } from "~/urls.ts";
import { addressOfPage, askedPage } from "~/values/pages.ts";
import { placeToText } from "~/values/place.ts";
import { may, type Role } from "~/values/rights.ts";
import { askedPlace } from "./asked-place.server.ts";
import { containerTable } from "./container-table.server.ts";
import { deliveredPrices, deliveriesOf } from "./price-finder.server.ts";

/** What only those see in the list who may change it. */
async function readTools(
	{ db }: Services,
	{ ids, language, isDeleted }: { ids: readonly string[]; language: Language; isDeleted: boolean },
) {
	const texts = pageTexts[language].adminProducts.list;
	return { texts, isDeleted, missing: await listMissingLanguages(db, ids) };
}

/**
 * A page of the list of containers, narrowed, sorted and priced for a place as its address says.
 * @returns `tags` of what its sections show
 * @throws 302 to the last page, where the address names one behind it
 */
export async function readListPage(
	shop: Services,
	{ url, role, language }: { url: URL; role: Role | null; language: Language },
) {
	const { db, cache, config } = shop;
	const { searchParams } = url;
	const place = await askedPlace(shop, url, language);
	const to = place.place && placeToText(place.place);
	const filter = filterFromUrl(searchParams);
	const sort = sortFromUrl(searchParams);
	const view = viewFromUrl(searchParams);
	const asked = askedPage(searchParams);
	const [list, { sections, tags }, company] = await Promise.all([
		listProducts(db, cache, language, { filter, sort, page: asked, tariff: place.tariff }),
		listSections(db, cache, "container", language).then((own) => withVoices({ db, cache }, own, language)),
		requireCompany(db, cache),
	]);
	const { products, total, page, pages, choices } = list;
	// There were more pages once.
	if (asked > pages) {
		const narrowed = listStateToUrl({ filter, sort, view, to });
		throw redirect(addressOfPage(urls.containers(language), page, narrowed), 302);
	}
	const hasCarousel = sections.some((section) => section.type === "container_carousel");
	const carousel = hasCarousel ? await listForCarousel(db, cache, language, filter) : [];
	const cards = view === null ? products : [];
	const priced = [...cards, ...carousel];
	const pictured = products.find(({ imageUrl }) => imageUrl !== null);
	const { container, containerList, priceFinder, listPages, compare } = pageTexts[language];
	const isNarrowed = listStateToUrl({ filter, sort }).size > 0;
	const ids = products.map(({ id }) => id);
	const isDeleted = searchParams.get("done") === "deleted";
	const shown = {
		...{ products: cards, total, page, pages, choices, filter, sort, view, sections, carousel, company },
		forAdmins: may(role, "catalog.change") ? await readTools(shop, { ids, language, isDeleted }) : null,
		breadcrumbs: breadcrumbList(shopCrumbs(config.origin, language)),
		picture: pictured?.imageUrl ? { url: pictured.imageUrl, alt: pictured.title } : null,
		table: view === "table" ? await containerTable(db, language, products, place) : null,
		place: {
			...{ typed: place.typed, to },
			error: place.isWrong ? container.postcodeErrors[place.typed.country] : null,
		},
		delivered: {
			...{ texts: priceFinder, to },
			prices: deliveredPrices(priced, place, await deliveriesOf(db, priced, place)),
		},
		pageWords: listPages,
		words: { views: containerList.views, closing: containerList.closing },
		compareTexts: compare.choice,
		// What is narrowed or sorted is found under the list's own address, however it is shown.
		alternates: everyLanguage((code) => addressOfPage(urls.containers(code), isNarrowed ? 1 : page)),
	};
	return { page: shown, tags };
}
