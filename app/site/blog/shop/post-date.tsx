import type { ListedPost } from "../blog.ts";

/** A post for a list; its date as a machine and as people of the page's language read it. */
export type PostCardView = Pick<
	ListedPost,
	"id" | "slug" | "title" | "metaDescription" | "imageUrl" | "imageAlt"
> & { isoDate: string; shownDate: string };

export function PostDate({ isoDate, shownDate }: { isoDate: string; shownDate: string }) {
	return <time dateTime={isoDate}>{shownDate}</time>;
}
