import { data } from "react-router";
import { useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listRefrigerated } from "~/site/refrigerated/refrigerated.store.server.ts";
import { RefrigeratedPage, refrigeratedImage } from "~/site/refrigerated/refrigerated-page.tsx";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { shopCrumbs } from "~/site/shell/shop-crumbs.server.ts";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { ProductCard } from "~/trade/catalog/shop/product-card.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/refrigerated";
import { kept } from "./kept.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const texts = pageTexts[language].refrigerated;
	const products = await listRefrigerated(db, cache, language);
	const origin = config.origin;
	const breadcrumbs = breadcrumbList([
		...shopCrumbs(origin, language),
		{ name: texts.title, url: origin + urls.refrigerated(language) },
	]);
	return data(
		{ products, texts, breadcrumbs, alternates: everyLanguage(urls.refrigerated) },
		{ headers: kept(productsTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function ErrorBoundary() {
	const common = useTranslations("common");
	const t = useTranslations("catalog");
	return (
		<div className="page grid justify-items-start gap-6 py-16">
			<title>{common("nav.reefer")}</title>
			<h1 className="text-3xl">{common("nav.reefer")}</h1>
			<Notice tone="error" role="alert">
				{t("loadError")}
			</Notice>
			<ButtonLink to="" reloadDocument variant="quiet">
				{common("failure.retry")}
			</ButtonLink>
		</div>
	);
}

export default function Refrigerated({ loaderData }: Route.ComponentProps) {
	const { products, texts, breadcrumbs, alternates } = loaderData;
	return (
		<>
			<Seo
				title={texts.metaTitle}
				description={texts.metaDescription}
				alternates={alternates}
				image={{ url: refrigeratedImage, alt: texts.imageAlt, width: 1600, height: 900 }}
			/>
			<StructuredData data={breadcrumbs} />
			<RefrigeratedPage texts={texts}>
				{products.map((product) => (
					<li key={product.id}>
						<ProductCard product={product} heading="h3" />
					</li>
				))}
			</RefrigeratedPage>
		</>
	);
}
