import { type ListQuery, listFields, listOf } from "~/desk/list/list-query.ts";
import { memberOf } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Condition, conditions, type StockStatus, stockStatuses } from "~/values/vocabulary.ts";
import { type TypeChoice, typeChoices } from "../product-type.ts";

/** What the table of products can be sorted by, its own order first. */
export const productSorts = ["size", "newest", "price-asc", "price-desc"] as const;
export type ProductSort = (typeof productSorts)[number];

/** How a product can be had: at all, or by what its stock says. */
export const availabilities = ["available", "unavailable", ...stockStatuses] as const;
export type Availability = "available" | "unavailable" | StockStatus;

/** Whether the shop shows a product: one without a text in any language has no name to be listed by. */
export const shownChoices = ["shown", "hidden"] as const;
export type Shown = (typeof shownChoices)[number];

/** What the table of products shows, as its address says. */
export type ProductQuery = ListQuery<TypeChoice, ProductSort> & {
	/** Products that are offered in it. */
	condition: Condition | null;
	availability: Availability | null;
	shown: Shown | null;
};

/** In addresses, besides those of every list; `pick` names products that were ticked. */
export const productFields = {
	...{ type: "type", condition: "condition", availability: "availability", shown: "shown" },
	pick: "pick",
} as const;

const list = listOf(productFields.type, typeChoices, false, productSorts);

type More = Pick<ProductQuery, "condition" | "availability" | "shown">;

function moreFields({ condition, availability, shown }: More): [name: string, value: string][] {
	const given = Object.entries({ condition, availability, shown } satisfies More);
	return given.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]));
}

/** How the table of products stands in its address. */
export const productList = {
	field: list.field,
	/** The query of an address; what is unknown counts as not set. */
	read: (parameters: URLSearchParams): ProductQuery => ({
		...list.read(parameters),
		condition: memberOf(conditions, parameters.get(productFields.condition)),
		availability: memberOf(availabilities, parameters.get(productFields.availability)),
		shown: memberOf(shownChoices, parameters.get(productFields.shown)),
	}),
	/** An address with a query, without what is the start anyway. @param done for the message on the list */
	address(path: string, query: ProductQuery, done?: string): string {
		const parameters = new URLSearchParams(productList.fields(query));
		if (done) parameters.set(listFields.done, done);
		const text = parameters.toString();
		return text ? `${path}?${text}` : path;
	},
	/** A query as names and values of form fields. */
	fields: (query: ProductQuery): [name: string, value: string][] => [
		...list.fields(query),
		...moreFields(query),
	],
};

/** Whether less than all products are asked for. */
export function isNarrowedTo({ search, choice, condition, availability, shown }: ProductQuery): boolean {
	return search !== "" || [choice, condition, availability, shown].some((value) => value !== null);
}

/** Products that a change is about: those that were ticked, else all that a query finds. */
export type Selection = { ids: readonly string[] } | { query: ProductQuery };

/** Ticks of one page at most; a page has fewer. */
const mostTicks = 200;

/** What an address or a form selects. */
export function readSelection(parameters: URLSearchParams): Selection {
	const ids = parameters.getAll(productFields.pick).filter(isUuid).slice(0, mostTicks);
	return ids.length > 0
		? { ids: [...new Set(ids)] }
		: { query: { ...productList.read(parameters), page: 1 } };
}

/** A selection as names and values of form fields. */
export function selectionFields(selection: Selection): [name: string, value: string][] {
	return "ids" in selection
		? selection.ids.map((id) => [productFields.pick, id])
		: productList.fields(selection.query);
}
