import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "~/i18n/i18n.tsx";
import { Picture } from "~/ui/picture.tsx";
import { cardSizes } from "~/ui/picture-sizes.ts";
import { urls } from "~/urls.ts";
import { type PostCardView, PostDate } from "./post-date.tsx";

/** A post in a list: the whole card leads to its page. @param props.tools over the card, for who may change the post */
export function PostCard(props: {
	post: PostCardView;
	eager?: boolean;
	heading: "h2" | "h3";
	tools?: ReactNode;
}) {
	const { post, eager = false, heading: Heading } = props;
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-150 hover:shadow-card">
			<Picture
				src={post.imageUrl}
				alt={post.imageAlt ?? ""}
				width={1600}
				height={900}
				sizes={cardSizes}
				eager={eager}
				className="aspect-video w-full bg-mist object-cover"
			/>
			<div className="flex flex-1 flex-col gap-3 p-5">
				<Heading className="text-xl">
					<Link
						to={urls.blogPost(useLanguage(), post.slug)}
						className="after:absolute after:inset-0 group-hover:text-info"
					>
						{post.title}
					</Link>
				</Heading>
				<p className="line-clamp-3 text-muted">{post.metaDescription}</p>
				<p className="mt-auto pt-1 text-sm text-muted">
					<PostDate {...post} />
				</p>
			</div>
			{props.tools}
		</article>
	);
}
