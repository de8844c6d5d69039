import { data, isRouteErrorResponse, redirect } from "react-router";
import { blogTag, listPosts } from "~/features/blog/blog.store.server.ts";
import { PostCard } from "~/features/blog/post-card.tsx";
import { cardOf } from "~/features/blog/post-view.ts";
import { listProducts, productsTag } from "~/features/catalog/catalog.store.server.ts";
import { ProductCard } from "~/features/catalog/product-card.tsx";
import { requireCompany } from "~/features/company/company.store.server.ts";
import { findLandingPage } from "~/features/content/landing-page.store.server.ts";
import { SectionHtml } from "~/features/content/sections/section-frame.tsx";
import type { Alternates } from "~/features/shell/alternates.ts";
import { breadcrumbList } from "~/features/shell/breadcrumbs.ts";
import { CompanyBlock } from "~/features/shell/company-block.tsx";
import { Seo } from "~/features/shell/seo.tsx";
import { useShop } from "~/features/shell/shop-page.ts";
import { StructuredData } from "~/features/shell/structured-data.tsx";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { requestOrigin } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { CardCarousel } from "~/ui/card-carousel.tsx";
import { Picture } from "~/ui/picture.tsx";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/landing-page";
import { kept } from "./kept.server.ts";

/** Pages that end with who is responsible: legal texts speak of "the details below". */
const signedPages: readonly string[] = ["cookie-policy", "privacy-statement"];

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, cache, config } = services({ context });
	const language = requireLanguage(params.lang);
	const { pathname, search } = new URL(request.url);
	const slug =
		params.slug ??
		pathname
			.toLowerCase()
			.replace(/\.data$/, "")
			.split("/")[2] ??
		"";
	const page = await findLandingPage(db, cache, slug, language);
	if (!page) throw data(null, { status: 404 });
	const path = urls.page(language, slug);
	if (params.slug !== undefined && !path.includes("/pages/")) throw redirect(path + search, 301);
	const { relatedProductIds, relatedBlogPostIds, text, languages } = page;
	const products = relatedProductIds.length > 0 ? await listProducts(db, cache, language) : [];
	const posts = relatedBlogPostIds.length > 0 ? await listPosts(db, cache, language) : [];
	const origin = requestOrigin(request, config);
	return data(
		{
			text,
			products: products.filter(({ id }) => relatedProductIds.includes(id)),
			posts: posts.filter(({ id }) => relatedBlogPostIds.includes(id)).map((post) => cardOf(language, post)),
			company: signedPages.includes(slug) ? await requireCompany(db, cache) : null,
			breadcrumbs: breadcrumbList([
				{ name: catalogues[language].common.home, url: origin + urls.home(language) },
				{ name: text.title, url: origin + path },
			]),
			alternates: Object.fromEntries(
				languages.map((code: Language) => [code, urls.page(code, slug)]),
			) as Alternates,
		},
		{ headers: kept(productsTag, blogTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useTranslations("common");
	const language = useLanguage();
	const texts = isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "failure";
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<title>{t(`${texts}.title`)}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-4xl">{t(`${texts}.title`)}</h1>
			<p className="max-w-prose text-lg text-muted">{t(`${texts}.text`)}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={urls.home(language)} variant="quiet">
					{t("notFound.home")}
				</ButtonLink>
				<ButtonLink to={urls.containers(language)}>{t("notFound.browse")}</ButtonLink>
			</div>
		</div>
	);
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("common");
	const home = useTranslations("home");
	const blog = useTranslations("blog");
	const { origin, company: owner } = useShop();
	const { text, products, posts, company, breadcrumbs, alternates } = loaderData;
	return (
		<>
			<Seo
				title={text.metaTitle || text.title}
				description={text.metaDescription ?? text.title}
				origin={origin}
				siteName={owner.name}
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
			<article className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 md:pt-14">
				<h1 className="max-w-3xl text-4xl">{text.title}</h1>
				{text.ogImageUrl && (
					<Picture
						src={text.ogImageUrl}
						alt=""
						width={1600}
						height={900}
						eager
						className="aspect-[21/9] w-full rounded-lg bg-mist object-cover"
					/>
				)}
				{text.html ? <SectionHtml html={text.html} /> : <p className="text-muted">{t("noContent")}</p>}
				{company && <CompanyBlock company={company} />}
			</article>
			{products.length > 0 && (
				<section className="page grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
					<h2 className="text-3xl">{t("containers")}</h2>
					<CardCarousel
						label={t("containers")}
						labels={{ previous: home("previous"), next: home("next") }}
						loop
						cards={products.map((product) => ({
							key: product.id,
							card: <ProductCard product={product} heading="h3" />,
						}))}
					/>
				</section>
			)}
			{posts.length > 0 && (
				<section className="page grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
					<h2 className="text-3xl">{blog("relatedArticles")}</h2>
					<CardCarousel
						label={blog("relatedArticles")}
						labels={{ previous: blog("previous"), next: blog("next") }}
						loop
						cards={posts.map((post) => ({ key: post.id, card: <PostCard post={post} heading="h3" /> }))}
					/>
				</section>
			)}
		</>
	);
}
