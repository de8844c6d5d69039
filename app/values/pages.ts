/** Where a list's page stands. */
export type PagePlace = {
	/** From 1. */
	page: number;
	/** How many pages there are; an empty list has one. */
	pages: number;
	/** Entries before those of the page. */
	offset: number;
};

/** The page that an address asks for; what is no number from 1 on is the first. */
export function askedPage(parameters: URLSearchParams): number {
	const asked = parameters.get(pageField) ?? "";
	return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** @returns the last page where more was asked for */
export function placeOf(asked: number, total: number, size: number): PagePlace {
	const pages = Math.max(1, Math.ceil(total / size));
	const page = Math.min(asked, pages);
	return { page, pages, offset: (page - 1) * size };
}

/** In addresses. */
export const pageField = "page";

/** An address with a page; the first has none. @param query what else the address says */
export function addressOfPage(path: string, page: number, query = new URLSearchParams()): string {
	const parameters = new URLSearchParams(query);
	if (page > 1) parameters.set(pageField, String(page));
	const text = parameters.toString();
	return text ? `${path}?${text}` : path;
}

/** Pages whose addresses may be kept: those further behind are rendered for whoever asks. */
export const keptPages: readonly string[] = Array.from({ length: 99 }, (_, index) => String(index + 2));

/**
 * The pages that links name: the first, the last, and those around the current one; null stands for a gap.
 * A gap of one page is that page.
 */
export function linkedPages(page: number, pages: number): (number | null)[] {
	const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
	const sorted = [...new Set(near)].sort((a, b) => a - b);
	return sorted.flatMap((one, index) => {
		const gap = one - (sorted[index - 1] ?? 0) - 1;
		if (gap === 0) return [one];
		return gap === 1 ? [one - 1, one] : [null, one];
	});
}
