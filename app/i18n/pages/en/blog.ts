export const blog = {
	title: "Blog",
	intro: "What we tell customers every day about choosing, placing and using containers.",
	metaTitle: "Blog about sea containers",
	metaDescription:
		"Practical advice on sea containers: sizes, conditions, foundations, transport with crane, condensation and permits, written by traders in Antwerp.",
	/** Between the pages of the list. */
	pages: "Pages",
	newer: "Newer",
	older: "Older",
	/** Of a post that a published redirect says to be gone. */
	gone: "This post is no longer on our blog.",
};
