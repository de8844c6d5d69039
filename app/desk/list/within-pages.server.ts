import { redirect } from "react-router";
import { type List, type ListQuery, pageCount } from "./list-query.ts";

/**
 * The last page of what a query finds.
 * @param path of the list
 * @param size rows of a page
 * @throws Response that leads there, from a page behind it
 */
export function withinPages(
	list: Pick<List, "address">,
	path: string,
	query: ListQuery,
	total: number,
	size?: number,
): number {
	const last = pageCount(total, size);
	if (query.page > last) throw redirect(list.address(path, { ...query, page: last }));
	return last;
}
