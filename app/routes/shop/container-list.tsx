import { Suspense } from "react";
import { data, Link, useNavigation } from "react-router";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listSections } from "~/site/pages/content.store.server.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { type ListState, listStateToUrl } from "~/trade/catalog/list-query.ts";
import { isFiltered } from "~/trade/catalog/product-groups.ts";
import { ClosingCard, closingPlace } from "~/trade/catalog/shop/closing-card.tsx";
import { ListControls } from "~/trade/catalog/shop/list-controls.tsx";
import { NoneYet } from "~/trade/catalog/shop/none-yet.tsx";
import { PlaceBar } from "~/trade/catalog/shop/place-bar.tsx";
import { ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import { CompareTick } from "~/trade/catalog/shop/sizes/compare-tick.tsx";
import { ViewLinks } from "~/trade/catalog/shop/view-links.tsx";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { lateView, lowerView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageLinks } from "~/ui/page-links.tsx";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { useLate } from "~/ui/use-late.ts";
import { urls } from "~/urls.ts";
import { addressOfPage } from "~/values/pages.ts";
import type { Route } from "./+types/container-list";
import { kept } from "./kept.server.ts";
import { readListPage } from "./list-page.server.ts";
import { answerSectionContact } from "./section-contact.server.ts";

/** In the document like everything else; their code comes after the first load. */
const PageSections = lowerView(
	() => import("./page-sections.tsx"),
	(file) => file.default,
);

const CompareBar = lateView(
	() => import("~/trade/catalog/shop/sizes/compare-bar.tsx"),
	(file) => file.default,
);

const ContainerTable = lateView(
	() => import("~/trade/catalog/shop/sizes/container-table.tsx"),
	(file) => file.default,
);

/** For admins alone: nobody else loads it. */
const tools = () => import("~/trade/catalog/desk/list-frame.tsx");
const ListFrame = lateView(tools, (file) => file.ListFrame);
const CardTools = lateView(tools, (file) => file.CardTools);

export async function loader({ url, context }: Route.LoaderArgs) {
	const role = (await signedInOf(context))?.role ?? null;
	const { page, tags } = await readListPage(services(context), { url, role, language: languageOf(context) });
	return data(page, { headers: page.forAdmins ? notKept : kept(productsTag, tariffsTag, ...tags) });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export async function action(args: Route.ActionArgs) {
	const { db, cache } = services(args.context);
	return answerSectionContact(args, await listSections(db, cache, "container", languageOf(args.context)));
}

export function ErrorBoundary() {
	const t = useTranslations("catalog");
	const retry = useTranslations("common")("failure.retry");
	return (
		<div className="page grid justify-items-start gap-6 py-16">
			<title>{t("title")}</title>
			<h1 className="text-3xl">{t("title")}</h1>
			<Notice tone="error" role="alert">
				{t("loadError")}
			</Notice>
			<ButtonLink to="" reloadDocument variant="quiet">
				{retry}
			</ButtonLink>
		</div>
	);
}

/** Where nothing fits the filters. */
function NothingFound() {
	const t = useTranslations("catalog");
	return (
		<div className="grid justify-items-start gap-4 rounded-lg bg-mist p-8">
			<p>{t("noResults")}</p>
			<ButtonLink to={urls.containers(useLanguage())} variant="quiet">
				{t("clearFilters")}
			</ButtonLink>
		</div>
	);
}

type Shown = Route.ComponentProps["loaderData"];

function Cards({ loaderData }: { loaderData: Shown }) {
	const { products, delivered, forAdmins, compareTexts, words } = loaderData;
	return (
		<ul className="grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard
						product={product}
						delivered={delivered}
						eager={index === 0}
						isCompact
						heading="h2"
						tools={
							<>
								<CompareTick container={product} label={compareTexts.tick} />
								{forAdmins && <CardTools product={product} />}
							</>
						}
					/>
				</li>
			))}
			<li className={closingPlace}>
				<ClosingCard words={words.closing} />
			</li>
		</ul>
	);
}

/** What is left once the loading has not failed: waiting, nothing found, cards or a table (shop document §8). */
function Containers(props: { loaderData: Shown; state: ListState; loading: boolean }) {
	const { loaderData, state } = props;
	const { total, table } = loaderData;
	const path = urls.containers(useLanguage());
	if (props.loading) return <CardSkeletons count={6} />;
	if (total === 0) return isFiltered(state.filter) ? <NothingFound /> : <NoneYet />;
	if (table === null) return <Cards loaderData={loaderData} />;
	return (
		<Suspense>
			<ContainerTable
				{...table}
				sort={state.sort}
				addressBy={(sort) => addressOfPage(path, 1, listStateToUrl({ ...state, sort }))}
				to={loaderData.place.to}
			/>
		</Suspense>
	);
}

export default function ContainerList({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("catalog");
	const common = useTranslations("common");
	const language = useLanguage();
	const { origin } = useShop();
	const { total, page, pages, filter, sort, view, sections, alternates, forAdmins } = loaderData;
	const { place, delivered, picture } = loaderData;
	const state = { filter, sort, view, to: place.to };
	const path = urls.containers(language);
	const addressOf = (number: number, shown = view) =>
		addressOfPage(path, number, listStateToUrl({ ...state, view: shown }));
	const loading = useLate(useNavigation().location?.pathname === path);
	// A shop without any container has nothing to narrow, sort or show in another way.
	const isEmpty = total === 0 && !isFiltered(filter);
	const list = <Containers loaderData={loaderData} state={state} loading={loading} />;
	return (
		<>
			<Seo
				title={page === 1 ? t("metaTitle") : `${t("metaTitle")} (${page})`}
				description={t("metaDescription")}
				alternates={alternates}
				image={picture ? { ...picture, width: 1200, height: 900 } : undefined}
			/>
			<StructuredData data={loaderData.breadcrumbs} />
			<div className="page grid grid-cols-[minmax(0,1fr)] gap-5 pt-6 pb-16 md:gap-8 md:pt-14">
				<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h1 className="text-4xl">{t("title")}</h1>
					<div className="flex flex-wrap items-center gap-x-6 max-lg:basis-full">
						<p role="status" className="text-muted">
							{loading ? common("loading") : t("results", { count: total })}
						</p>
						<Link
							to={urls.sizeGuide(language)}
							className="inline-flex min-h-11 items-center font-semibold text-info underline"
						>
							{loaderData.compareTexts.guide}
						</Link>
						{!isEmpty && (
							<ViewLinks
								shown={view}
								addressOf={(shown) => addressOf(page, shown)}
								words={loaderData.words.views}
							/>
						)}
					</div>
				</div>
				{!isEmpty && (
					<>
						<ListControls shown={state} counts={loaderData.choices} />
						<PlaceBar
							texts={delivered.texts}
							place={place}
							path={path}
							without={listStateToUrl({ ...state, to: null })}
						/>
					</>
				)}
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
						addressOf={(number) => addressOf(number)}
						origin={origin}
						words={loaderData.pageWords}
					/>
				)}
			</div>
			{sections.length > 0 && (
				<PaintedPart>
					<PageSections
						sections={sections}
						company={loaderData.company}
						products={loaderData.carousel}
						delivered={delivered}
						filter={filter}
						contactAddress={path}
						answer={actionData ?? null}
						mainId={undefined}
					/>
				</PaintedPart>
			)}
			<Suspense>
				<CompareBar
					texts={loaderData.compareTexts}
					to={place.to}
					shown={loaderData.table ?? loaderData.products}
				/>
			</Suspense>
		</>
	);
}
