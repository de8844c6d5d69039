/** Carried by what is kept of the published redirects. */
export const redirectsTag = "redirects";
