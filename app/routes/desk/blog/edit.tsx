import { data } from "react-router";
import { MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { postState } from "~/site/blog/blog.ts";
import { answerPostForm } from "~/site/blog/desk/answer-post-form.server.ts";
import { findPostAt } from "~/site/blog/desk/blog-admin.store.server.ts";
import { PostForm } from "~/site/blog/desk/post-form.tsx";
import { PostArticle } from "~/site/blog/shop/post-article.tsx";
import { Notice } from "~/ui/notice.tsx";
import { urls } from "~/urls.ts";
import { memberOf } from "~/values/closed-set.ts";
import { languages } from "~/values/vocabulary.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/edit";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { adminBlog: texts, adminMedia: mediaTexts } = pageTexts[language];
	// A post that is gone or cannot be read is said in the page's own words.
	const failed = (status: number) =>
		data({ texts, mediaTexts, stored: null, isPublic: false, preview: null }, { status });
	try {
		const stored = await findPostAt(shop.db, language, params.slug);
		if (!stored) return failed(404);
		const { id, seen, publishedAt, post } = stored;
		const isPublic = postState({ ...post, publishedAt }, new Date()) === "published";
		const code = memberOf(languages, new URL(request.url).searchParams.get("preview"));
		const text = code && post.texts[code];
		const preview = code &&
			text && {
				language: code,
				title: text.title,
				imageUrl: post.imageUrl,
				imageAlt: text.imageAlt ?? post.imageAlt,
				imageTitle: post.imageTitle,
				html: sanitizeHtml(text.content),
			};
		return { texts, mediaTexts, stored: { id, seen, post }, isPublic, preview };
	} catch (error) {
		log.error("blog post not read", { post: params.slug, error: errorText(error) });
		return failed(500);
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = allowed(context, "content.change");
	const fields = await request.formData();
	// By the form's own word: another author may have given the address to another post since.
	const id = String(fields.get("id") ?? "");
	return answerPostForm(shop, admin, { id, fields, list: adminUrls.posts(language) });
}

export default function EditPost({ loaderData, actionData, params }: Route.ComponentProps) {
	const language = useLanguage();
	const { texts, mediaTexts, stored, isPublic, preview } = loaderData;
	const listAddress = adminUrls.posts(language);
	// Someone whose post was deleted while they wrote keeps what they typed.
	if (!stored && !actionData) {
		return (
			<MissingRecord
				title={texts.editTitle}
				text={texts.loadError}
				back={{ to: listAddress, label: texts.back }}
			/>
		);
	}
	if (preview) {
		return (
			<div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
				<title>{preview.title}</title>
				{!isPublic && <Notice tone="info">{texts.previewNote}</Notice>}
				<PostArticle post={preview} lang={preview.language} />
			</div>
		);
	}
	// By its id: a slug may change while the post is being written.
	const saved = adminUrls.editPost(language, stored?.id ?? params.slug);
	return (
		<PostForm
			key={params.slug}
			texts={texts}
			mediaTexts={mediaTexts}
			title={texts.editTitle}
			address={adminUrls.editPost(language, params.slug)}
			savedAddress={saved}
			listAddress={listAddress}
			viewOf={(code) => {
				const text = stored?.post.texts[code];
				if (!text) return null;
				return isPublic
					? { href: urls.blogPost(code, text.slug), label: texts.inShop }
					: { href: `${saved}?preview=${code}`, label: texts.preview };
			}}
			stored={stored}
			answer={actionData ?? null}
		/>
	);
}
