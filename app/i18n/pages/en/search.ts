/** The search, and what leads on from a page that is not there. */
export const search = {
	title: "Search",
	metaDescription: "Search our containers, guides and articles: by size, type or word.",
	label: "What are you looking for?",
	button: "Search",
	/** Between their number and what was asked for. */
	one: "result for",
	many: "results for",
	nothing: "Nothing found for",
	hint: "Try fewer words or a size such as 20ft. Or ask us: we know every container in the yard.",
	ask: "Ask us",
	popular: "Ordered most",
	inStock: "In stock, keenly priced",
	guides: "Guides and information",
	articles: "Articles",
	key: "The / key opens this search",
};
