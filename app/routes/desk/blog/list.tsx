import { Plus } from "lucide-react";
import { data, redirect, useNavigate, useNavigation } from "react-router";
import { TrashLink, useTrash } from "~/desk/history/trash-link.tsx";
import { DeleteQuestion } from "~/desk/list/delete-question.tsx";
import { pageCount } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { blogTag } from "~/site/blog/blog-tag.ts";
import { listPosts } from "~/site/blog/desk/blog-admin.store.server.ts";
import {
	listFields,
	outcomes,
	postListAddress,
	postsOnPage,
	readPostQuery,
} from "~/site/blog/desk/blog-admin.ts";
import { deletePost } from "~/site/blog/desk/delete-post.server.ts";
import { PostFilters, PostTable } from "~/site/blog/desk/post-list.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { showToast } from "~/ui/toast/toast-store.ts";
import { useOnChange } from "~/ui/use-on-change.ts";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { adminOf } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = readPostQuery(searchParams);
	const { posts, total } = await listPosts(shop.db, language, query, new Date());
	const wanted = searchParams.get(listFields.ask);
	return {
		texts: pageTexts[language].adminBlog,
		paging: pageTexts[language].adminTrade.list,
		query,
		posts,
		last: pageCount(total, postsOnPage),
		asked: posts.find(({ id }) => id === wanted) ?? null,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const form = await request.formData();
	if (form.get("intent") !== "delete") throw new Response(null, { status: 400 });
	const id = String(form.get("id") ?? "");
	const query = readPostQuery(new URL(request.url).searchParams);
	try {
		if (!(await deletePost(shop.db, admin, id))) return data(null, { status: 404 });
	} catch (error) {
		log.error("blog post not deleted", { post: id, error: errorText(error) });
		return data(null, { status: 503 });
	}
	shop.cache.drop([blogTag]);
	return redirect(postListAddress(adminUrls.posts(language), query, "deleted"), {
		status: 303,
	});
}

export default function PostList({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, query, posts, last, asked, done } = loaderData;
	const language = useLanguage();
	const common = useTranslations("common");
	const navigate = useNavigate();
	const navigation = useNavigation();
	const list = adminUrls.posts(language);
	const address = postListAddress(list, query);
	const errorTitle = common("error");
	const hasFailed = actionData === null;
	const trash = useTrash();

	useOnChange(actionData, () => {
		if (hasFailed) showToast({ tone: "error", title: errorTitle, text: texts.problems.delete });
	});
	useOnChange(done, () => {
		if (!done) return;
		showToast({
			tone: "success",
			title: texts.done[done],
			...(done === "deleted" && { action: trash }),
		});
		navigate(address, { replace: true, preventScrollReset: true });
	});

	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
			<title>{texts.title}</title>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-3xl md:text-4xl">{texts.title}</h1>
				<ButtonLink to={adminUrls.newPost(language)}>
					<Plus aria-hidden="true" className="size-5" />
					{texts.newPost}
				</ButtonLink>
			</div>
			{done && (
				<Notice tone="success">
					{texts.done[done]}
					{done === "deleted" && <TrashLink />}
				</Notice>
			)}
			{hasFailed && (
				<Notice tone="error" role="alert">
					{texts.problems.delete}
				</Notice>
			)}
			<p role="status" className="sr-only">
				{navigation.state === "loading" ? common("loading") : ""}
			</p>
			{asked && (
				<DeleteQuestion
					key={asked.id}
					title={texts.deleteQuestion}
					text={`${asked.title}. ${texts.deleteText}`}
					words={texts}
					address={address}
					fields={{ id: asked.id }}
				/>
			)}
			<PostFilters texts={texts} query={query} address={list} />
			<PostTable
				texts={texts}
				posts={posts}
				query={query}
				address={list}
				editAddress={({ id, slug }) => adminUrls.editPost(language, slug ?? id)}
				viewAddress={({ slug, state }) =>
					slug !== null && state === "published" ? urls.blogPost(language, slug) : null
				}
			/>
			<PageLinks
				texts={loaderData.paging}
				page={query.page}
				last={last}
				to={(page) => postListAddress(list, { ...query, page })}
			/>
		</div>
	);
}
