/** What the law gives private buyers on the pages of containers and at the checkout. */
export const consumerLaw = {
	safety: {
		title: "Product safety",
		product: "Product",
		number: "Container number",
		numberText: "On the doors and on the CSC plate",
		maker: "Manufacturer",
		makerUnknown: "Not known for this container; the one responsible below answers for it.",
		responsible: "Responsible in the EU",
		warnings: "Safe use and warnings",
	},
	guarantee: {
		title: "Two years of legal guarantee",
		text: "If your container is not what was agreed, we as the seller answer for it for at least two years from delivery: you have a right to repair or replacement free of charge. If that cannot be done within a reasonable time, you may ask for a lower price or your money back.",
		used: "For used containers a shorter term of at least one year may be agreed: see our terms of sale.",
		who: "For whoever buys as a private person.",
	},
};
