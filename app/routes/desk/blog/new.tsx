import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerPostForm } from "~/site/blog/desk/answer-post-form.server.ts";
import { PostForm } from "~/site/blog/desk/post-form.tsx";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const { adminBlog, adminMedia } = pageTexts[language];
	return { texts: adminBlog, mediaTexts: adminMedia };
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "content.change");
	return answerPostForm(shop, admin, {
		id: null,
		fields: await request.formData(),
		list: adminUrls.posts(language),
	});
}

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<PostForm
			{...loaderData}
			title={loaderData.texts.newTitle}
			address={adminUrls.newPost(language)}
			savedAddress={null}
			listAddress={adminUrls.posts(language)}
			viewOf={() => null}
			stored={null}
			answer={actionData ?? null}
		/>
	);
}
