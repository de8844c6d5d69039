/** Names the form for its button, which stands beside it in the summary, and for what was typed into it. */
export const checkoutFormId = "checkout";

/** In the form of a page that showed an account's cart: signing out takes the cookie that says so. */
export const ofAccountField = "ofAccount";
