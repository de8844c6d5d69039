import type { BlogPost } from "./blog.ts";

/**
 * A post as a schema.org BlogPosting.
 * @param url absolute address of the post
 * @param image absolute address of its picture
 */
export function postStructuredData(
	post: Pick<BlogPost, "title" | "metaDescription" | "date">,
	place: { url: string; image: string | null; language: string; publisher: string },
) {
	const organization = { "@type": "Organization", name: place.publisher };
	return {
		"@context": "https://schema.org",
		"@type": "BlogPosting",
		headline: post.title,
		...(post.metaDescription ? { description: post.metaDescription } : {}),
		...(place.image ? { image: place.image } : {}),
		datePublished: post.date.toISOString(),
		inLanguage: place.language,
		mainEntityOfPage: place.url,
		author: organization,
		publisher: organization,
	};
}
