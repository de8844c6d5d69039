import { Rss } from "lucide-react";
import { Suspense, useEffect } from "react";
import { data, redirect } from "react-router";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { signedInOf } from "~/people/accounts/who-asks.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { blogTag, listPosts } from "~/site/blog/blog.store.server.ts";
import { cardOf } from "~/site/blog/post-view.ts";
import { PostCard } from "~/site/blog/shop/post-card.tsx";
import { everyLanguage } from "~/site/shell/alternates.ts";
import { breadcrumbList } from "~/site/shell/breadcrumbs.ts";
import { Seo } from "~/site/shell/seo.tsx";
import { StructuredData } from "~/site/shell/structured-data.tsx";
import { useShop } from "~/site/shell/use-shop.ts";
import { lateView } from "~/ui/late-view.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageLinks } from "~/ui/page-links.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { urls } from "~/urls.ts";
import { addressOfPage, askedPage } from "~/values/pages.ts";
import { may } from "~/values/rights.ts";
import type { Route } from "./+types/blog";
import { kept } from "./kept.server.ts";

const NewPostButton = lateView(
	() => import("~/site/blog/desk/blog-tools.tsx"),
	(file) => file.NewPostButton,
);
const EditPostLink = lateView(
	() => import("~/site/blog/desk/blog-tools.tsx"),
	(file) => file.EditPostLink,
);

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const asked = askedPage(new URL(request.url).searchParams);
	const { posts, page, pages } = await listPosts(db, cache, language, asked);
	// There were more pages once, or there are in another language.
	if (asked > pages) throw redirect(addressOfPage(urls.blog(language), page), 302);
	const member = await signedInOf(context);
	const { newPost, edit } = pageTexts[language].adminBlog;
	const origin = config.origin;
	const { common } = catalogues[language];
	const breadcrumbs = breadcrumbList([
		{ name: common.home, url: origin + urls.home(language) },
		{ name: common.nav.blog, url: origin + urls.blog(language) },
	]);
	return data(
		{
			posts: posts.map((post) => cardOf(language, post)),
			...{ page, pages },
			texts: pageTexts[language].blog,
			tools: may(member?.role ?? null, "content.change") ? { newPost, edit } : null,
			breadcrumbs,
			alternates: everyLanguage(urls.blog),
		},
		{ headers: kept(blogTag) },
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function ErrorBoundary() {
	const t = useTranslations("blog");
	const common = useTranslations("common");
	const [title, text] = [common("error"), t("loadFailed")];
	useEffect(() => showToast({ tone: "error", title, text }), [title, text]);
	return (
		<div className="page grid gap-6 py-16">
			<title>{common("nav.blog")}</title>
			<h1 className="text-3xl">{common("nav.blog")}</h1>
			<Notice tone="error" role="alert">
				{text}
			</Notice>
		</div>
	);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("blog");
	const language = useLanguage();
	const { posts, page, pages, texts, tools, breadcrumbs, alternates } = loaderData;
	const addressOf = (to: number) => addressOfPage(urls.blog(language), to);
	const pictured = posts.find((post) => post.imageUrl !== null);
	return (
		<div className="page grid gap-8 pt-10 pb-16 md:pt-14">
			<Seo
				title={page === 1 ? texts.metaTitle : `${texts.metaTitle} (${page})`}
				description={texts.metaDescription}
				// Another language has pages of its own, and other posts on them.
				alternates={page === 1 ? alternates : { [language]: addressOf(page) }}
				image={
					pictured?.imageUrl
						? { url: pictured.imageUrl, alt: pictured.imageAlt ?? "", width: 1600, height: 900 }
						: undefined
				}
			/>
			<link rel="alternate" type="application/rss+xml" title={texts.title} href={urls.blogFeed(language)} />
			<StructuredData data={breadcrumbs} />
			<header className="flex flex-wrap items-end justify-between gap-4">
				<div className="grid max-w-3xl gap-3">
					<h1 className="text-4xl">{texts.title}</h1>
					<p className="text-lg text-muted">{texts.intro}</p>
				</div>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<a
						href={urls.blogFeed(language)}
						className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline"
					>
						<Rss aria-hidden="true" className="size-5" />
						RSS
					</a>
					{tools && (
						<Suspense>
							<NewPostButton label={tools.newPost} />
						</Suspense>
					)}
				</div>
			</header>
			{posts.length === 0 && <p className="text-muted">{t("empty")}</p>}
			<ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
				{posts.map((post, index) => (
					<li key={post.id}>
						<PostCard
							post={post}
							eager={index === 0}
							heading="h2"
							tools={
								tools && (
									<Suspense>
										<EditPostLink label={tools.edit} post={post} />
									</Suspense>
								)
							}
						/>
					</li>
				))}
			</ul>
			<PageLinks
				page={page}
				pages={pages}
				addressOf={addressOf}
				origin={useShop().origin}
				words={{ pages: texts.pages, previous: texts.newer, next: texts.older }}
			/>
		</div>
	);
}
