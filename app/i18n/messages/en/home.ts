export const home = {
	metaTitle: "Sea containers for sale in Antwerp",
	metaDescription:
		"New and used sea containers from 6 to 45 ft. Choose condition, colour and delivery, see the full price at once and order by bank transfer.",
	loading: "Loading content...",
	errorTitle: "Error Loading Content",
	errorText: "We're sorry, but we couldn't load the homepage content. Please try refreshing the page.",
	emptyTitle: "No Content Found",
	emptyText: "We couldn't find any content for the homepage. Please try again later.",
	refresh: "Refresh Page",
	viewContainers: "View containers",
	viewAll: "View All",
	previous: "Previous containers",
	next: "Next containers",
	carousel: "Container carousel",
	openMap: "Open {address} in a map",
	noMatches: "No container matches this choice.",
};
