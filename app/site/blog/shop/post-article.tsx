import type { ReactNode } from "react";
import { Picture } from "~/ui/picture.tsx";
import type { BlogPost } from "../blog.ts";

type PostArticleProps = {
	post: Pick<BlogPost, "title" | "imageUrl" | "imageAlt" | "imageTitle" | "html">;
	/** Where it is not that of the page. */
	lang?: string;
	/** Below the title: date, reading time and what can be done with the post. */
	children?: ReactNode;
};

/** A post's picture, title and text; its HTML was cleaned when it was read. */
export function PostArticle({ post, lang, children }: PostArticleProps) {
	return (
		<article lang={lang} className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8">
			<Picture
				src={post.imageUrl}
				alt={post.imageAlt ?? ""}
				title={post.imageTitle ?? undefined}
				width={1600}
				height={900}
				eager
				sizes="(min-width: 768px) 704px, calc(100vw - 32px)"
				className="aspect-video w-full rounded-lg bg-mist object-cover"
			/>
			<header className="grid gap-4">
				<h1 className="text-3xl md:text-4xl">{post.title}</h1>
				{children}
			</header>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by whoever read it from the database */}
			<div className="prose max-w-none text-lg" dangerouslySetInnerHTML={{ __html: post.html }} />
		</article>
	);
}
