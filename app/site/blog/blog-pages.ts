/** Posts on one page of the list. */
const onePage = 12;

/** The part of a list that a page shows, and where it stands. */
type ListPage<T> = { shown: T[]; page: number; pages: number };

/**
 * The page of a list that its address asks for; what is no number from 1 on is the first.
 * @returns page is the last one where more was asked for
 */
export function pageOf<T>(list: readonly T[], asked: string | null): ListPage<T> {
	const pages = Math.max(1, Math.ceil(list.length / onePage));
	const wanted = /^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1;
	const page = Math.min(wanted, pages);
	return { shown: list.slice((page - 1) * onePage, page * onePage), page, pages };
}

/** The query of a page's address; the first has none. */
export function pageQuery(page: number): string {
	return page === 1 ? "" : `?page=${page}`;
}

/** Pages whose addresses may be kept: more than any blog fills in years. */
export const keptPages = Array.from({ length: 99 }, (_, index) => String(index + 2));
