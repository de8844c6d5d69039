import { Suspense } from "react";
import { data, Link, redirect, useNavigation } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listSections } from "~/site/pages/content.store.server.ts";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { listMissingLanguages, productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { filterFromUrl, listStateToUrl, sortFromUrl } from "~/trade/catalog/list-query.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { listForCarousel, listProducts } from "~/trade/catalog/product-pages.store.server.ts";
import { ListControls } from "~/trade/catalog/shop/list-controls.tsx";
import { PlaceBar } from "~/trade/catalog/shop/place-bar.tsx";
import { type Delivered, ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import { CompareTick } from "~/trade/catalog/shop/sizes/compare-tick.tsx";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { lateView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageLinks } from "~/ui/page-links.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { useLate } from "~/ui/use-late.ts";
import { urls } from "~/urls.ts";
import { addressOfPage, askedPage } from "~/values/pages.ts";
import { placeToText } from "~/values/place.ts";
import { may } from "~/values/rights.ts";
import type { Route } from "./+types/container-list";
import { askedPlace } from "./asked-place.server.ts";
import { kept } from "./kept.server.ts";
import { deliveredPrices, deliveriesOf } from "./price-finder.server.ts";
import { answerSectionContact } from "./section-contact.server.ts";

/** In the document like everything else; their code comes after the first load. */
const PageSections = lateView(
	() => import("./page-sections.tsx"),
	(file) => file.default,
);

const CompareBar = lateView(
	() => import("~/trade/catalog/shop/sizes/compare-bar.tsx"),
	(file) => file.default,
);

/** For admins alone: nobody else loads it. */
const tools = () => import("~/trade/catalog/desk/list-frame.tsx");
const ListFrame = lateView(tools, (file) => file.ListFrame);
const CardTools = lateView(tools, (file) => file.CardTools);

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const { searchParams } = url;
	const place = await askedPlace(services(context), url, language);
	const to = place.place && placeToText(place.place);
	const filter = filterFromUrl(searchParams);
	const sort = sortFromUrl(searchParams);
	const asked = askedPage(searchParams);
	const [user, list, sections, company] = await Promise.all([
		signedInOf(context),
		listProducts(db, cache, language, { filter, sort, page: asked, tariff: place.tariff }),
		listSections(db, cache, "container", language),
		requireCompany(db, cache),
	]);
	const { products, total, page, pages } = list;
	// There were more pages once.
	if (asked > pages) {
		throw redirect(addressOfPage(urls.containers(language), page, listStateToUrl({ filter, sort, to })), 302);
	}
	const hasCarousel = sections.some((section) => section.type === "container_carousel");
	const carousel = hasCarousel ? await listForCarousel(db, cache, language, filter) : [];
	const priced = [...products, ...carousel];
	const breadcrumbs = breadcrumbList(shopCrumbs(config.origin, language));
	const forAdmins = may(user?.role ?? null, "catalog.change")
		? {
				texts: pageTexts[language].adminProducts.list,
				isDeleted: searchParams.get("done") === "deleted",
				missing: await listMissingLanguages(
					db,
					products.map(({ id }) => id),
				),
			}
		: null;
	return data(
		{
			...{ products, total, page, pages, filter, sort, sections, breadcrumbs, company, forAdmins },
			carousel,
			place: {
				...{ typed: place.typed, to },
				error: place.isWrong ? pageTexts[language].container.postcodeErrors[place.typed.country] : null,
			},
			delivered: {
				texts: pageTexts[language].priceFinder,
				to,
				prices: deliveredPrices(priced, place, await deliveriesOf(db, priced, place)),
			},
			texts: pageTexts[language].listPages,
			compareTexts: pageTexts[language].compare.choice,
			alternates: everyLanguage((code) =>
				// What is narrowed or sorted is found under the list's own address.
				addressOfPage(urls.containers(code), listStateToUrl({ filter, sort }).size > 0 ? 1 : page),
			),
		},
		{ headers: forAdmins ? notKept : kept(productsTag, tariffsTag) },
	);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function action(args: Route.ActionArgs) {
	return answerSectionContact(args);
}

export function ErrorBoundary() {
	const t = useTranslations("catalog");
	return (
		<div className="page grid gap-6 py-16">
			<title>{t("title")}</title>
			<h1 className="text-3xl">{t("title")}</h1>
			<Notice tone="error" role="alert">
				{t("loadError")}
			</Notice>
		</div>
	);
}

/** What is left once the loading has not failed: waiting, nothing found, or cards (shop document §8). */
function Products(props: {
	products: ListedProduct[];
	delivered: Delivered;
	loading: boolean;
	forAdmins: boolean;
	compare: PageTexts["compare"]["choice"];
}) {
	const { products, delivered, forAdmins } = props;
	const t = useTranslations("catalog");
	const path = urls.containers(useLanguage());
	if (props.loading) return <CardSkeletons count={6} />;
	if (products.length === 0)
		return (
			<div className="grid justify-items-start gap-4 rounded-lg bg-mist p-8">
				<p>{t("noResults")}</p>
				<ButtonLink to={path} variant="quiet">
					{t("clearFilters")}
				</ButtonLink>
			</div>
		);
	return (
		<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard
						product={product}
						delivered={delivered}
						eager={index === 0}
						heading="h2"
						tools={
							<>
								<CompareTick container={product} label={props.compare.tick} />
								{forAdmins && <CardTools product={product} />}
							</>
						}
					/>
				</li>
			))}
		</ul>
	);
}

export default function ContainerList({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("catalog");
	const common = useTranslations("common");
	const language = useLanguage();
	const { origin } = useShop();
	const { products, total, page, pages, filter, sort, sections, alternates, forAdmins } = loaderData;
	const { place, delivered } = loaderData;
	const state = { filter, sort, to: place.to };
	const addressOf = (number: number) =>
		addressOfPage(urls.containers(language), number, listStateToUrl(state));
	const pictured = products.find((product) => product.imageUrl !== null);
	const loading = useLate(useNavigation().location?.pathname === urls.containers(language));
	const list = (
		<Products
			products={products}
			delivered={delivered}
			loading={loading}
			forAdmins={forAdmins !== null}
			compare={loaderData.compareTexts}
		/>
	);
	return (
		<>
			<Seo
				title={page === 1 ? t("metaTitle") : `${t("metaTitle")} (${page})`}
				description={t("metaDescription")}
				alternates={alternates}
				image={
					pictured?.imageUrl
						? { url: pictured.imageUrl, alt: pictured.title, width: 1200, height: 900 }
						: undefined
				}
			/>
			<StructuredData data={loaderData.breadcrumbs} />
			<div className="page grid gap-8 pt-10 pb-16 md:pt-14">
				<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h1 className="text-4xl">{t("title")}</h1>
					<div className="flex flex-wrap items-center gap-x-6">
						<p role="status" className="text-muted">
							{loading ? common("loading") : t("results", { count: total })}
						</p>
						<Link
							to={urls.sizeGuide(language)}
							className="inline-flex min-h-11 items-center font-semibold text-info underline"
						>
							{loaderData.compareTexts.guide}
						</Link>
					</div>
				</div>
				<ListControls shown={state} />
				<PlaceBar
					texts={delivered.texts}
					place={place}
					path={urls.containers(language)}
					without={listStateToUrl({ ...state, to: null })}
				/>
				{forAdmins ? (
					<Suspense>
						<ListFrame {...forAdmins}>{list}</ListFrame>
					</Suspense>
				) : (
					list
				)}
				{!loading && (
					<PageLinks
						page={page}
						pages={pages}
						addressOf={addressOf}
						origin={origin}
						words={loaderData.texts}
					/>
				)}
			</div>
			{sections.length > 0 && (
				<Suspense>
					<PageSections
						sections={sections}
						company={loaderData.company}
						products={loaderData.carousel}
						delivered={delivered}
						filter={filter}
						contactAddress={urls.containers(language)}
						answer={actionData ?? null}
						mainId={undefined}
					/>
				</Suspense>
			)}
			<Suspense>
				<CompareBar texts={loaderData.compareTexts} to={place.to} shown={products} />
			</Suspense>
		</>
	);
}
