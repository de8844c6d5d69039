import { data, useNavigation } from "react-router";
import { listProducts, productsTag } from "~/features/catalog/catalog.store.server.ts";
import { ListControls } from "~/features/catalog/list-controls.tsx";
import { filterFromUrl, sortFromUrl } from "~/features/catalog/list-query.ts";
import { ProductCard } from "~/features/catalog/product-card.tsx";
import { filterProducts, sortProducts } from "~/features/catalog/product-groups.ts";
import { listSections } from "~/features/content/content.store.server.ts";
import { ContentCentered } from "~/features/content/sections/text-sections.tsx";
import { everyLanguage } from "~/features/shell/alternates.ts";
import { breadcrumbList } from "~/features/shell/breadcrumbs.ts";
import { Seo } from "~/features/shell/seo.tsx";
import { shopCrumbs } from "~/features/shell/shop-crumbs.server.ts";
import { useShop } from "~/features/shell/shop-page.ts";
import { StructuredData } from "~/features/shell/structured-data.tsx";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { requireLanguage } from "~/i18n/require-language.ts";
import { requestOrigin } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { useLate } from "~/ui/use-late.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/container-list";
import { kept } from "./kept.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, cache, config } = services({ context });
	const language = requireLanguage(params.lang);
	const [all, sections] = await Promise.all([
		listProducts(db, cache, language),
		listSections(db, cache, "container", language),
	]);
	const { searchParams } = new URL(request.url);
	const filter = filterFromUrl(searchParams);
	const sort = sortFromUrl(searchParams);
	const products = sortProducts(filterProducts(all, filter), sort);
	const breadcrumbs = breadcrumbList(shopCrumbs(requestOrigin(request, config), language));
	return data(
		{ products, filter, sort, sections, breadcrumbs, alternates: everyLanguage(urls.containers) },
		{ headers: kept(productsTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
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

export default function ContainerList({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("catalog");
	const { origin, company } = useShop();
	const language = useLanguage();
	const { products, filter, sort, sections, breadcrumbs, alternates } = loaderData;
	const pictured = products.find((product) => product.imageUrl !== null);
	const loading = useLate(useNavigation().location?.pathname === urls.containers(language));
	return (
		<>
			<Seo
				title={t("metaTitle")}
				description={t("metaDescription")}
				origin={origin}
				siteName={company.name}
				alternates={alternates}
				image={
					pictured?.imageUrl
						? { url: pictured.imageUrl, alt: pictured.title, width: 1200, height: 900 }
						: undefined
				}
			/>
			<StructuredData data={breadcrumbs} />
			<div className="page grid gap-8 pt-10 pb-16 md:pt-14">
				<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h1 className="text-4xl">{t("title")}</h1>
					<p role="status" className="text-muted">
						{t("results", { count: products.length })}
					</p>
				</div>
				<ListControls shown={{ filter, sort }} />
				{loading ? (
					<CardSkeletons count={6} />
				) : products.length === 0 ? (
					<div className="grid justify-items-start gap-4 rounded-lg bg-mist p-8">
						<p>{t("noResults")}</p>
						<ButtonLink to={urls.containers(language)} variant="quiet">
							{t("clearFilters")}
						</ButtonLink>
					</div>
				) : (
					<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
						{products.map((product, index) => (
							<li key={product.id}>
								<ProductCard product={product} eager={index < 3} heading="h2" />
							</li>
						))}
					</ul>
				)}
			</div>
			{sections.map((section) => (
				<ContentCentered key={section.id} section={section} />
			))}
		</>
	);
}
