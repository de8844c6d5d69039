/** Of the form that begins an offer. */
export const newOfferFields = { id: "id", quote: "quote", order: "order" } as const;
