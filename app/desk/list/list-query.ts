import { memberOf } from "~/values/closed-set.ts";
import { type Day, parseDay } from "~/values/day.ts";
import { plainText } from "~/values/plain-text.ts";

/** What a list of the desk shows, as its address says. */
export type ListQuery<Choice extends string = string, Sort extends string = string> = {
	/** Part of a name, an address, a number or a title; empty for everything. */
	search: string;
	/** Of the closed set that narrows the list, such as its statuses. */
	choice: Choice | null;
	/** The days, in Antwerp, on which the rows came in, both included; of lists that are asked for by day. */
	days?: DayRange;
	/** By what it is sorted; the list's own order unless it says so. */
	sort?: Sort;
	/** From 1. */
	page: number;
};

export type DayRange = { from: Day | null; to: Day | null };

/** In addresses: `ask` names what is asked to be deleted, `done` what has just been done. */
export const listFields = {
	search: "q",
	page: "page",
	sort: "sort",
	from: "from",
	to: "to",
	ask: "delete",
	done: "done",
} as const;

/** The list from its start. */
export const wholeList = { search: "", choice: null, page: 1 } as const satisfies ListQuery;

/** Orders of a list whose rows are looked at as they came in: the newest first, or what has waited longest. */
export const dateSorts = ["date-desc", "date-asc"] as const;
export type DateSort = (typeof dateSorts)[number];

/** Rows of a page. */
export const pageSize = 25;

/** Longer than anything that can be found. */
const longestSearch = 200;

/**
 * How a list stands in its address.
 * @param field name of what narrows it
 * @param choices the closed set of that; none for things that have no such thing
 * @param hasDays whether it can be narrowed to days
 * @param sorts by what it can be sorted, its own order first
 */
export function listOf<const Choice extends string = never, const Sort extends string = never>(
	field = "status",
	choices: readonly Choice[] = [],
	hasDays = false,
	sorts: readonly Sort[] = [],
) {
	return {
		field,
		/** The query of an address; what is unknown counts as not set. */
		read: (parameters: URLSearchParams): ListQuery<Choice, Sort> => ({
			search: plainText(parameters.get(listFields.search) ?? "")
				.trim()
				.slice(0, longestSearch),
			choice: memberOf<Choice>(choices, parameters.get(field)),
			...(hasDays ? { days: readDays(parameters) } : {}),
			...readSort(parameters, sorts),
			page: readPageNumber(parameters),
		}),
		/** An address with a query, without what is the start anyway. @param done for the message on the list */
		address(path: string, query: ListQuery, done?: string): string {
			const parameters = new URLSearchParams(queryFields(field, query));
			if (done) parameters.set(listFields.done, done);
			const text = parameters.toString();
			return text ? `${path}?${text}` : path;
		},
		/** A query as names and values of form fields. */
		fields: (query: ListQuery) => queryFields(field, query),
	};
}

export type List = Pick<ReturnType<typeof listOf>, "field" | "address" | "fields">;

/** A query as it stands behind the "?" of a list's address, from its first page: what a saved view keeps. */
export function viewText<Query extends { page: number }>(
	list: { fields: (query: Query) => [name: string, value: string][] },
	query: Query,
): string {
	return new URLSearchParams(list.fields({ ...query, page: 1 })).toString();
}

/** A query as it stands behind the "?" of a list's address, at its page: where a list is come back to. */
export function hereText(list: Pick<List, "fields">, query: ListQuery): string {
	return new URLSearchParams(list.fields(query)).toString();
}

/** What an address sorts by; nothing where that is the list's own order. */
function readSort<Sort extends string>(parameters: URLSearchParams, [, ...others]: readonly Sort[]) {
	const sort = memberOf<Sort>(others, parameters.get(listFields.sort));
	return sort === null ? {} : { sort };
}

/** The days of an address; two that stand the wrong way round are meant the other way. */
function readDays(parameters: URLSearchParams): DayRange {
	const [from, to] = [listFields.from, listFields.to].map((name) => parseDay(parameters.get(name) ?? ""));
	return from && to && from > to ? { from: to, to: from } : { from: from ?? null, to: to ?? null };
}

/** Whether less than everything is asked for. */
export function isNarrowed({ search, choice, days }: ListQuery): boolean {
	return search !== "" || choice !== null || (days?.from ?? days?.to ?? null) !== null;
}

function queryFields(
	field: string,
	{ search, choice, days, sort, page }: ListQuery,
): [name: string, value: string][] {
	return [
		...(search ? [[listFields.search, search] satisfies [string, string]] : []),
		...(choice ? [[field, choice] satisfies [string, string]] : []),
		...(days?.from ? [[listFields.from, days.from] satisfies [string, string]] : []),
		...(days?.to ? [[listFields.to, days.to] satisfies [string, string]] : []),
		...(sort ? [[listFields.sort, sort] satisfies [string, string]] : []),
		...(page > 1 ? [[listFields.page, String(page)] satisfies [string, string]] : []),
	];
}

/** The page that an address asks for, from 1. */
export function readPageNumber(parameters: URLSearchParams): number {
	const page = parameters.get(listFields.page) ?? "";
	return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** How many pages a number of rows fills; an empty list has one. @param size rows of a page */
export function pageCount(rows: number, size: number = pageSize): number {
	return Math.max(1, Math.ceil(rows / size));
}

/**
 * How many rows a list finds, by status; things without one have no statuses.
 * @property byStatus null where a search finds too many to count them all; `isMore` where that is so of the total
 */
export type Found = {
	total: number;
	byStatus: Partial<Record<string, number>> | null;
	isMore?: boolean;
};

/** The numbers of a list from the database's rows of status and count. */
export function foundOf(counts: readonly { status: string; count: number }[], status: string | null): Found {
	const byStatus = Object.fromEntries(counts.map((row) => [row.status, row.count]));
	const all = counts.reduce((sum, row) => sum + row.count, 0);
	return { total: status === null ? all : (byStatus[status] ?? 0), byStatus };
}
