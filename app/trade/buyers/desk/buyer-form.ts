/** What the forms of a buyer's card do. */
export const buyerIntents = ["merge", "split"] as const;
export type BuyerIntent = (typeof buyerIntents)[number];

export const buyerFields = {
	/** The other address. */
	other: "other",
	/** In the address that follows: what was done. */
	done: "buyer",
} as const;

export type BuyerProblem = "address" | "same" | "nobody" | "gone";
export type BuyerAnswer = { buyer: BuyerIntent; problem: BuyerProblem; other: string };

/** In the address of the list: where the page before ended. */
export const behindField = "behind";
