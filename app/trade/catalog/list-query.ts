import { memberOf } from "~/values/closed-set.ts";
import { placeField } from "~/values/place-fields.ts";
import {
	type ListFilter,
	type ListView,
	listViews,
	type SortOrder,
	sizeGroups,
	sortOrders,
	typeGroups,
} from "./product-groups.ts";

/** In addresses. */
export const viewField = "view";

/**
 * @property view null: by cards
 * @property to place of delivered prices, as addresses name it; null: none is known
 */
export type ListState = {
	filter: ListFilter;
	sort: SortOrder;
	view?: ListView | null;
	to?: string | null;
};

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

export function viewFromUrl(parameters: URLSearchParams): ListView | null {
	return memberOf(listViews, parameters.get(viewField));
}

/** The state as URL parameters, without what is the start anyway. */
export function listStateToUrl({ filter, sort, view = null, to = null }: ListState): URLSearchParams {
	const parameters = new URLSearchParams();
	if (filter.size) parameters.set("size", filter.size);
	if (filter.type) parameters.set("type", filter.type);
	if (sort !== "size") parameters.set("sort", sort);
	if (view !== null) parameters.set(viewField, view);
	if (to !== null) parameters.set(placeField, to);
	return parameters;
}

/** The state that a form's selects show. */
export function stateFromForm(form: FormData): ListState {
	const parameters = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
	return {
		...{ filter: filterFromUrl(parameters), sort: sortFromUrl(parameters) },
		...{ view: viewFromUrl(parameters), to: parameters.get(placeField) },
	};
}
