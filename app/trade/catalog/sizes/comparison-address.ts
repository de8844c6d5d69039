import { placeField } from "~/values/place-fields.ts";
import { longestSlug, slugForm } from "~/values/slug.ts";

/** Id of the form that sends what is ticked on a page. */
export const compareForm = "compare";
/** Names a container to be compared; as often as there are containers. */
export const comparedField = "c";
export const mostCompared = 4;

/** What an address asks to compare. @property left how many more than fit beside each other it names */
export type AskedComparison = { slugs: string[]; left: number };

/** Reads `?c=one&c=two` and `?c=one,two`; what can be no container's address is left out, doubles count once. */
export function comparisonFromUrl(parameters: URLSearchParams): AskedComparison {
	const named = parameters
		.getAll(comparedField)
		.flatMap((value) => value.split(","))
		.map((slug) => slug.trim().toLowerCase())
		.filter((slug) => slug.length <= longestSlug && slugForm.test(slug));
	const slugs = [...new Set(named)];
	return { slugs: slugs.slice(0, mostCompared), left: Math.max(0, slugs.length - mostCompared) };
}

/** @param to place of delivered prices, as addresses name it */
export function comparisonToUrl(slugs: readonly string[], to: string | null = null): URLSearchParams {
	const parameters = new URLSearchParams(slugs.map((slug) => [comparedField, slug]));
	if (to !== null) parameters.set(placeField, to);
	return parameters;
}
