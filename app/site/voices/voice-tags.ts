/** Name, in caches, whatever has a place for reviews, or for references: filled or not. */
export const reviewsTag = "reviews";
export const referencesTag = "references";
