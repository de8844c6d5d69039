import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { data, Link, redirect } from "react-router";
import { requireCompany } from "~/company/company.store.server.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { defaultLanguage, type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { type Services, services } from "~/platform/services.server.ts";
import { blogTag, findMovedSlug, findPost, findSlugElsewhere } from "~/site/blog/blog.store.server.ts";
import { gridSize } from "~/site/blog/blog.ts";
import { postStructuredData } from "~/site/blog/post-structured-data.ts";
import { datesOf } from "~/site/blog/post-view.ts";
import { PostArticle } from "~/site/blog/shop/post-article.tsx";
import { PostDate } from "~/site/blog/shop/post-date.tsx";
import { ShareButton } from "~/site/blog/shop/share-button.tsx";
import { leadOn } from "~/site/redirects/redirects.store.server.ts";
import { alternatesOf } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { productsTag } from "~/trade/catalog/catalog.store.server.ts";
import { listCheapest } from "~/trade/catalog/chosen-products.store.server.ts";
import { pageSize } from "~/trade/catalog/product-pages.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { isMissing } from "~/ui/is-missing.ts";
import { lowerView } from "~/ui/late-view.ts";
import { PaintedPart } from "~/ui/painted-part.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { urls } from "~/urls.ts";
import { absoluteUrl } from "~/values/absolute-url.ts";
import type { Route } from "./+types/blog-post";
import { kept } from "./kept.server.ts";

const PostContainers = lowerView(
	() => import("./post-containers.tsx"),
	(file) => file.default,
);

/** What its page says of a post that is gone, in words; of one that is not there it has its own. */
type GonePost = { told: string };

/**
 * Where a post's address leads that has no post in the language: that of the post that had it before, or the same
 * post's own address in the language, else the Dutch version under the same slug or one that it had before (shop
 * document §4). @throws 404, or what a published redirect says (it leads on, or the post is gone), where there is none of them
 */
async function otherAddress(
	{ db, cache }: Services,
	language: Language,
	{ slug, request }: { slug: string; request: Request },
): Promise<Response> {
	const own = (await findMovedSlug(db, language, slug)) ?? (await findSlugElsewhere(db, language, slug));
	if (own) return redirect(urls.blogPost(language, own), 301);
	const dutch = await findPost(db, cache, defaultLanguage, slug);
	const dutchSlug = dutch ? slug : await findMovedSlug(db, defaultLanguage, slug);
	if (dutchSlug) return redirect(urls.blogPost(defaultLanguage, dutchSlug), 302);
	const status = await leadOn({ db, cache }, request);
	const gone: GonePost | null = status === 410 ? { told: pageTexts[language].blog.gone } : null;
	throw data(gone, { status });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const post = await findPost(shop.db, shop.cache, language, params.slug);
	if (!post) throw await otherAddress(shop, language, { slug: params.slug, request });
	const cheapest = await listCheapest(shop.db, shop.cache, language, pageSize);
	const containers = { grid: cheapest.slice(0, gridSize), rest: cheapest.slice(gridSize) };
	const company = await requireCompany(shop.db, shop.cache);
	const origin = shop.config.origin;
	const { common } = catalogues[language];
	const url = origin + urls.blogPost(language, post.slug);
	const { date, slugs, ...shown } = post;
	return data(
		{
			post: { ...shown, ...datesOf(language, date) },
			url,
			containers,
			structuredData: [
				postStructuredData(post, {
					url,
					image: post.imageUrl && absoluteUrl(origin, post.imageUrl),
					language,
					publisher: company.name,
				}),
				breadcrumbList([
					{ name: common.home, url: origin + urls.home(language) },
					{ name: common.nav.blog, url: origin + urls.blog(language) },
					{ name: post.title, url },
				]),
			],
			alternates: alternatesOf(slugs, urls.blogPost),
		},
		{ headers: kept(blogTag, productsTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

function BackLink() {
	return (
		<Link
			to={urls.blog(useLanguage())}
			className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline"
		>
			<ArrowLeft aria-hidden="true" className="size-4" />
			{useTranslations("blog")("back")}
		</Link>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useTranslations("blog");
	const language = useLanguage();
	const missing = isMissing(error);
	const gone: GonePost | null = missing ? error.data : null;
	const [title, failed] = [useTranslations("common")("error"), t("postFailed")];
	useEffect(() => {
		if (!missing) showToast({ tone: "error", title, text: failed });
	}, [missing, title, failed]);
	const heading = missing ? t("notFound") : failed;
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<title>{heading}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{heading}</h1>
			{missing && (
				<p className="max-w-prose text-lg text-muted">
					{gone?.told ?? t("notAvailable", { language: languageTable[language].inSentence })}
				</p>
			)}
			<ButtonLink to={urls.blog(language)}>{t("back")}</ButtonLink>
		</div>
	);
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("blog");
	const { post, url, containers, structuredData, alternates } = loaderData;
	return (
		<div className="page pt-4 pb-16">
			<Seo
				title={post.title}
				description={post.metaDescription ?? post.title}
				alternates={alternates}
				type="article"
				image={
					post.imageUrl
						? { url: post.imageUrl, alt: post.imageAlt ?? "", width: 1600, height: 900 }
						: undefined
				}
			/>
			{structuredData.map((record) => (
				<StructuredData key={record["@type"]} data={record} />
			))}
			<div className="mx-auto max-w-[44rem]">
				<BackLink />
			</div>
			<div className="mt-2">
				<PostArticle post={post}>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
						<PostDate {...post} />
						<span>{t("readingTime", { minutes: String(post.readingMinutes) })}</span>
						<ShareButton title={post.title} url={url} />
					</div>
				</PostArticle>
			</div>
			<PaintedPart>
				<PostContainers containers={containers} />
			</PaintedPart>
		</div>
	);
}
