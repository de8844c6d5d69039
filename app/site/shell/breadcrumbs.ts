/** A page on the way from home to the one that is shown; its address is absolute. */
export type Crumb = { name: string; url: string };

/** The way to a page as a schema.org BreadcrumbList, from home to the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[]) {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, url }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: url,
		})),
	};
}
