/** Beside reviews and references, wherever a page shows them. */
export const voices = {
	stars: "{stars} of 5 stars",
	/** Opens the rest of a review on a phone. */
	more: "Read on",
	/** Of a review that is not in the reader's language. */
	in: { nl: "in Dutch", en: "in English", de: "in German", fr: "in French" },
	said: "Said to us directly",
	standsAt: "To read on {site}",
	reviews: "Reviews",
	references: "References",
	moreReviews: "More reviews ({count})",
	moreReferences: "More references ({count})",
	/** Whether and how the shop makes sure that reviews come from buyers: the law asks for it. */
	checks: {
		every: "We check each review: it stands here once we have found its buyer’s order with us.",
		said: "What buyers tell us directly we compare with their order. Reviews from other sites we do not check; each leads to where it stands.",
		none: "We do not check whether these reviews come from people who have bought from us.",
	},
	chosen: "Which reviews stand here is our choice.",
};
