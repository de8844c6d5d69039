import { restoringRights } from "~/desk/history/restorer.server.ts";
import { answerSeveral } from "~/desk/several/answer-several.server.ts";
import { askAboutSeveral } from "~/desk/several/ask-about-several.server.ts";
import { SeveralPage } from "~/desk/several/several-page.tsx";
import { undoDeletion } from "~/desk/several/undo-deletion.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { postState } from "~/site/blog/blog.ts";
import { blogTag } from "~/site/blog/blog-tag.ts";
import { postsByIds } from "~/site/blog/desk/blog-admin.store.server.ts";
import { postActs, postCodes } from "~/site/blog/desk/blog-admin.ts";
import { changePost } from "~/site/blog/desk/change-post.server.ts";
import { postRestorer } from "~/site/blog/desk/restore-post.server.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/several";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const now = new Date();
	const { adminSeveral: texts, adminBlog } = pageTexts[language];
	const asked = await askAboutSeveral(request, {
		list: { title: adminBlog.title, address: adminUrls.posts(language) },
		...{ acts: texts.acts.blog, hints: texts.hints.blog },
		find: (ids) => postsByIds(db, language, ids, now),
		shown({ id, title, slug, languages, state, date, version }, to) {
			const becomes = to === "published" ? postState({ publishedAt: now, customPublishDate: date }, now) : to;
			return {
				...{ id, name: title, code: state, becomes, version, letter: null },
				detail: languages.map((code) => languageTable[code].nativeName).join(", "),
				address: adminUrls.editPost(language, slug ?? id),
				// One that waits for its date is published already.
				isPossible: state !== to && !(to === "published" && state === "scheduled"),
			};
		},
	});
	return {
		...{ texts, ...asked, codes: { ...adminBlog.states, deleted: texts.deleted } },
		trash: asked.to === "deleted" ? { ...texts.trash, address: adminUrls.trash(language) } : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const author = allowed(context, "content.change");
	const now = new Date();
	return answerSeveral(await request.formData(), {
		...{ what: "blog posts", codes: postCodes, acts: postActs },
		async change(row) {
			const isRestored = row.isUndo && row.seen === "deleted";
			const thing = { entity: "blog_post", id: row.id } as const;
			const result = isRestored
				? await undoDeletion(shop.db, allowed(context, ...restoringRights), postRestorer, thing, now)
				: await changePost(shop.db, author, row, now);
			shop.cache.drop([blogTag]);
			return result;
		},
		canUndo: () => true,
	});
}

export { readsAnew as shouldRevalidate } from "~/desk/several/several-page.tsx";

export default function SeveralPosts({ loaderData, actionData }: Route.ComponentProps) {
	return <SeveralPage {...loaderData} answer={actionData ?? null} />;
}
