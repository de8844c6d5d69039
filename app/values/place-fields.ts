/** The parameter of a page that shows delivered prices: `?to=BE-2000`. */
export const placeField = "to";

/** Fields of a form that asks for a place, as people know it. */
export const placeFields = { country: "country", postcode: "postcode" } as const;
