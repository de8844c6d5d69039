import { Suspense } from "react";
import { data, redirect } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useTranslations } from "~/i18n/i18n.tsx";
import { notKept } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { blogTag, listRelatedPosts } from "~/site/blog/blog.store.server.ts";
import { cardOf } from "~/site/blog/post-view.ts";
import { findLandingPage, findMovedPage } from "~/site/pages/landing-page.store.server.ts";
import { isLedByHero } from "~/site/pages/sections/section.ts";
import { SectionHtml } from "~/site/pages/sections/section-frame.tsx";
import { isSigned, readTextPage } from "~/site/pages/text-page.server.ts";
import { TextArticle } from "~/site/pages/text-page.tsx";
import { leadOn } from "~/site/redirects/redirects.store.server.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { CompanyBlock } from "~/site/shell/company-block.tsx";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { withVoices } from "~/site/voices/with-voices.server.tsx";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { listRelated } from "~/trade/catalog/chosen-products.store.server.ts";
import { filterFromUrl } from "~/trade/catalog/list-query.ts";
import { listForCarousel, pageSize } from "~/trade/catalog/product-pages.store.server.ts";
import { lateView, lowerView } from "~/ui/late-view.ts";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/landing-page";
import { kept } from "./kept.server.ts";
import { missingPage } from "./missing-page.server.ts";
import { answerSectionContact } from "./section-contact.server.ts";
import { readVisit } from "./trust.server.ts";

/** With cards of containers, which no other text page needs. The page before it stays until they are there. */
const MissingPage = lateView(
	() => import("~/site/search/shop/missing-page.tsx"),
	(file) => file.MissingPage,
);
/** In the document like everything else; only pages that have sections load their code. */
const PageSections = lateView(
	() => import("./page-sections.tsx"),
	(file) => file.default,
);
const RelatedCards = lowerView(
	() => import("./related-cards.tsx"),
	(file) => file.default,
);

/** The page's name, which its own route has in its path alone. */
function slugOf({ params, request }: Pick<Route.LoaderArgs, "params" | "request">): string {
	const path = new URL(request.url).pathname.toLowerCase().replace(/\.data$/, "");
	return params.slug ?? path.split("/")[2] ?? "";
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const { search, searchParams } = new URL(request.url);
	const slug = slugOf({ params, request });
	const page = await findLandingPage(db, cache, slug, language);
	if (!page) {
		const moved = await findMovedPage(db, cache, slug, language);
		if (moved === null) {
			const status = await leadOn({ db, cache }, request);
			throw await missingPage(services(context), language, { path: slug, status });
		}
		// Not kept by browsers: another page may take the old slug one day.
		throw redirect(urls.page(language, moved) + search, { status: 301, headers: notKept });
	}
	const path = urls.page(language, slug);
	if (params.slug !== undefined && !path.includes("/pages/")) throw redirect(path + search, 301);
	const { relatedProductIds, relatedBlogPostIds, text, languages } = page;
	const { sections, tags } = await withVoices({ db, cache }, page.sections, language);
	const has = (type: string) => sections.some((section) => section.type === type);
	const signed = isSigned(slug);
	const hasCarousel = has("container_carousel");
	const [showsProducts, showsPosts] = [
		relatedProductIds.length > 0 || hasCarousel,
		relatedBlogPostIds.length > 0,
	];
	const filter = filterFromUrl(searchParams);
	const [products, posts, carousel] = await Promise.all([
		listRelated(db, language, relatedProductIds, pageSize),
		listRelatedPosts(db, language, relatedBlogPostIds, pageSize),
		hasCarousel ? listForCarousel(db, cache, language, filter) : null,
	]);
	const origin = config.origin;
	const led = !signed && isLedByHero(sections, text.html);
	const read = led
		? null
		: await readTextPage(services(context), language, { slug, html: text.html, sections });
	return data(
		{
			text: { ...text, html: read ? read.html : text.html },
			beside: read?.beside ?? null,
			visit: sections.length > 0 ? await readVisit(services(context), language) : null,
			products,
			posts: posts.map((post) => cardOf(language, post)),
			signed,
			sections,
			// What sections show of the shop; nothing on a page without them.
			carousel: carousel && { products: carousel, filter },
			company: await requireCompany(db, cache),
			address: path,
			breadcrumbs: breadcrumbList([
				{ name: catalogues[language].common.home, url: origin + urls.home(language) },
				{ name: text.title, url: origin + path },
			]),
			alternates: Object.fromEntries(languages.map((code) => [code, urls.page(code, slug)])),
		},
		{ headers: kept(...tags, ...(showsProducts ? [productsTag] : []), ...(showsPosts ? [blogTag] : [])) },
	);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export async function action(args: Route.ActionArgs) {
	const { db, cache } = services(args.context);
	const page = await findLandingPage(db, cache, slugOf(args), languageOf(args.context));
	return answerSectionContact(args, page?.sections ?? []);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <MissingPage error={error} />;
}

export default function LandingPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations("common");
	const { text, products, posts, company, breadcrumbs, alternates, sections, visit, beside } = loaderData;
	return (
		<>
			<Seo
				title={text.metaTitle || text.title}
				description={text.metaDescription ?? text.title}
				alternates={alternates}
				own={{
					canonicalUrl: text.canonicalUrl,
					keywords: text.metaKeywords,
					openGraphTitle: text.ogTitle,
					openGraphDescription: text.ogDescription,
				}}
				image={
					text.ogImageUrl ? { url: text.ogImageUrl, alt: text.title, width: 1600, height: 900 } : undefined
				}
			/>
			<StructuredData data={breadcrumbs} />
			{text.structuredData && <StructuredData data={text.structuredData} />}
			{beside && (
				<TextArticle title={text.title} imageUrl={text.ogImageUrl} beside={beside} company={company}>
					<SectionHtml html={text.html} />
					{!text.html && sections.length === 0 && <p className="text-muted">{t("noContent")}</p>}
					{loaderData.signed && <CompanyBlock company={company} />}
				</TextArticle>
			)}
			{visit && (
				<Suspense>
					<PageSections
						sections={sections}
						company={company}
						products={loaderData.carousel?.products ?? []}
						filter={loaderData.carousel?.filter ?? { size: null, type: null }}
						visit={visit}
						contactAddress={loaderData.address}
						answer={actionData ?? null}
						mainId={beside ? undefined : sections[0]?.id}
					/>
				</Suspense>
			)}
			{products.length + posts.length > 0 && (
				<PaintedPart>
					<RelatedCards products={products} posts={posts} isSpaced={sections.length > 0} />
				</PaintedPart>
			)}
		</>
	);
}
