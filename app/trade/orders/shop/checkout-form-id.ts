/** Names the form for its button, which stands beside it in the summary, and for what was typed into it. */
export const checkoutFormId = "checkout";
