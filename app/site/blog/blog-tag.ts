/** Names, in caches, whatever shows posts of the blog. */
export const blogTag = "blog";
