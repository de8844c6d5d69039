import { data } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerPostForm } from "~/site/blog/desk/answer-post-form.server.ts";
import { PostForm } from "~/site/blog/desk/post-form.tsx";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/new";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const { adminBlog, adminMedia } = pageTexts[language];
	return data({ texts: adminBlog, mediaTexts: adminMedia }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	const admin = await requireAdmin(shop, request, language);
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
