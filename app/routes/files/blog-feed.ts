import { Feed } from "feed";
import { companyTag, requireCompany } from "~/company/company.store.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { keepable } from "~/platform/http.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { blogTag, listNewestPosts } from "~/site/blog/blog.store.server.ts";
import { urls } from "~/urls.ts";
import type { Route } from "./+types/blog-feed";

/** What readers take at once; who is away for longer looks at the list. */
const mostPosts = 30;

/** The newest posts of one language as RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, cache, config } = services(context);
	const language = languageOf(context);
	const origin = config.origin;
	const company = await requireCompany(db, cache);
	const texts = pageTexts[language].blog;
	const posts = await listNewestPosts(db, language, mostPosts);
	const times = posts.map(({ date }) => date.getTime());
	const feed = new Feed({
		title: `${texts.title} | ${company.name}`,
		description: texts.metaDescription,
		id: origin + urls.blog(language),
		link: origin + urls.blog(language),
		language,
		...(times.length > 0 && { updated: new Date(Math.max(...times)) }),
		copyright: company.legalName,
		feedLinks: { rss: origin + urls.blogFeed(language) },
	});
	for (const post of posts) {
		const link = origin + urls.blogPost(language, post.slug);
		feed.addItem({
			title: post.title,
			id: link,
			link,
			date: post.date,
			...(post.metaDescription ? { description: post.metaDescription } : {}),
		});
	}
	return new Response(feed.rss2(), {
		headers: { "Content-Type": "application/rss+xml; charset=utf-8", ...keepable([blogTag, companyTag]) },
	});
}
