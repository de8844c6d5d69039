export const blog = {
	loadFailed: "Failed to fetch blog posts",
	postFailed: "Failed to load blog post",
	notFound: "Blog post not found",
	notAvailable:
		"This blog post is not available in {language}. You will be redirected to the Dutch version if available.",
	back: "Back to Blog",
	readingTime: "{minutes} min read",
	share: "Share",
	copied: "Link copied",
	moreContainers: "More Containers",
	relatedArticles: "Related Articles",
	articles: "Articles",
	previous: "Previous article",
	next: "Next article",
	empty: "No posts yet.",
};
