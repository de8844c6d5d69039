import { memberOf } from "~/values/closed-set.ts";
import { type ListFilter, type SortOrder, sizeGroups, sortOrders, typeGroups } from "./product-groups.ts";

export type ListState = { filter: ListFilter; sort: SortOrder };

/** The list's state as its URL says it; unknown values count as not set. */
export function filterFromUrl(parameters: URLSearchParams): ListFilter {
	return {
		size: memberOf(sizeGroups, parameters.get("size")),
		type: memberOf(typeGroups, parameters.get("type")),
	};
}

export function sortFromUrl(parameters: URLSearchParams): SortOrder {
	return memberOf(sortOrders, parameters.get("sort")) ?? "size";
}

/** The state as URL parameters, without what is the start anyway. */
export function listStateToUrl({ filter, sort }: ListState): URLSearchParams {
	const parameters = new URLSearchParams();
	if (filter.size) parameters.set("size", filter.size);
	if (filter.type) parameters.set("type", filter.type);
	if (sort !== "size") parameters.set("sort", sort);
	return parameters;
}

/** The state that a form's selects show. */
export function stateFromForm(form: FormData): ListState {
	const parameters = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
	return { filter: filterFromUrl(parameters), sort: sortFromUrl(parameters) };
}
