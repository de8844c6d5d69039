import { Plus } from "lucide-react";
import { redirect } from "react-router";
import { answerChange, goneIsDone } from "~/desk/list/answer-change.server.ts";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import { hereText, listFields, viewText } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { RecordList } from "~/desk/list/record-list.tsx";
import { SeveralBar } from "~/desk/list/several-bar.tsx";
import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { useSeveral } from "~/desk/list/use-several.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { postStates } from "~/site/blog/blog.ts";
import { blogTag } from "~/site/blog/blog-tag.ts";
import { listPosts } from "~/site/blog/desk/blog-admin.store.server.ts";
import { outcomes, postList } from "~/site/blog/desk/blog-admin.ts";
import { deletePost } from "~/site/blog/desk/delete-post.server.ts";
import { PostTable } from "~/site/blog/desk/post-list.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = postList.read(searchParams);
	const { posts, total } = await listPosts(shop.db, language, query, new Date());
	const wanted = searchParams.get(listFields.ask);
	return {
		texts: pageTexts[language].adminBlog,
		words: pageTexts[language].adminTrade.list,
		several: severalTexts(language, "blog"),
		query,
		posts,
		last: withinPages(postList, adminUrls.posts(language), query, total),
		asked: posts.find(({ id }) => id === wanted) ?? null,
		done: memberOf(outcomes, searchParams.get(listFields.done)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const list = adminUrls.posts(languageOf(context));
	const admin = allowed(context, "content.change");
	const form = await request.formData();
	if (form.get("intent") !== "delete") throw new Response(null, { status: 400 });
	const query = postList.read(new URL(request.url).searchParams);
	return answerChange(
		"blog post",
		"delete",
		async () => goneIsDone(await deletePost(shop.db, admin, String(form.get("id")))),
		() => {
			shop.cache.drop([blogTag]);
			return redirect(postList.address(list, query, "deleted"), { status: 303 });
		},
	);
}

export default function PostList({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, words, query, asked, done } = loaderData;
	const language = useLanguage();
	const list = adminUrls.posts(language);
	const several = useSeveral("blog", loaderData.several);
	const table = (
		<PostTable
			texts={texts}
			posts={loaderData.posts}
			tick={several?.words.choose}
			editAddress={({ id, slug }) => adminUrls.editPost(language, slug ?? id)}
			viewAddress={({ slug, state }) =>
				slug !== null && state === "published" ? urls.blogPost(language, slug) : null
			}
		/>
	);
	return (
		<RecordList
			title={texts.title}
			links={
				<ButtonLink to={adminUrls.newPost(language)}>
					<Plus aria-hidden="true" className="size-5" />
					{texts.newPost}
				</ButtonLink>
			}
			address={postList.address(list, query)}
			done={done && { code: done, title: texts.done[done] }}
			answer={actionData}
			problem={actionData ? texts.problems[actionData.problem] : null}
			asked={
				asked && { key: asked.id, text: `${asked.title}. ${texts.deleteText}`, fields: { id: asked.id } }
			}
			words={texts}
		>
			<FilterForm
				list={postList}
				query={query}
				address={list}
				words={{ ...words, search: texts.search, find: texts.find, showAll: words.reset }}
				filter={{
					label: texts.state,
					all: texts.all,
					choices: postStates.map((value) => ({ value, label: texts.states[value] })),
				}}
				sorting={{ label: words.sort, words: texts.sorts }}
			/>
			<ViewLinks list="posts" address={list} query={viewText(postList, query)} />
			{several && loaderData.posts.length > 0 ? (
				<SeveralBar {...several} query={hereText(postList, query)}>
					{table}
				</SeveralBar>
			) : (
				table
			)}
			<PageLinks
				texts={words}
				page={query.page}
				last={loaderData.last}
				to={(page) => postList.address(list, { ...query, page })}
			/>
		</RecordList>
	);
}
