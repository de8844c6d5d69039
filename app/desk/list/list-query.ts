import { memberOf } from "~/values/closed-set.ts";
import { plainText } from "~/values/plain-text.ts";

/** What a list of the desk shows, as its address says. */
export type ListQuery<Status extends string = string> = {
	/** Part of a name, an address, a number or a title; empty for everything. */
	search: string;
	status: Status | null;
	/** From 1. */
	page: number;
};

export const listFields = { search: "q", status: "status", page: "page" } as const;

export const pageSize = 25;

/** Longer than anything that can be found. */
const longestSearch = 200;

/** The query of an address; what is unknown counts as not set. @param statuses none for things without a status */
export function readListQuery<const Status extends string>(
	parameters: URLSearchParams,
	statuses: readonly Status[],
): ListQuery<Status> {
	return {
		search: plainText(parameters.get(listFields.search) ?? "")
			.trim()
			.slice(0, longestSearch),
		status: memberOf<Status>(statuses, parameters.get(listFields.status)),
		page: readPageNumber(parameters),
	};
}

/** An address with a query, without what is the start anyway. */
export function listAddress(path: string, { search, status, page }: ListQuery): string {
	const parameters = new URLSearchParams();
	if (search) parameters.set(listFields.search, search);
	if (status) parameters.set(listFields.status, status);
	if (page > 1) parameters.set(listFields.page, String(page));
	const query = parameters.toString();
	return query ? `${path}?${query}` : path;
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

/** How many rows a search finds, by status; things without one have no statuses. */
export type Found = { total: number; byStatus: Partial<Record<string, number>> };

/** The numbers of a list from the database's rows of status and count. */
export function foundOf(counts: readonly { status: string; count: number }[], status: string | null): Found {
	const byStatus = Object.fromEntries(counts.map((row) => [row.status, row.count]));
	const all = counts.reduce((sum, row) => sum + row.count, 0);
	return { total: status === null ? all : (byStatus[status] ?? 0), byStatus };
}
