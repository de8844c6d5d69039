/** Rows that are read at once for a file: of a thousand, half were old to the memory's collector before they were sent. */
export const portionSize = 200;

/**
 * The rows of a long list, a portion at a time: no statement takes longer than a page's, no connection waits for
 * whoever downloads.
 * @param read up to `size` rows behind another; from the start behind null
 */
export async function* inPortions<Row>(
	read: (behind: Row | null) => Promise<Row[]>,
	size = portionSize,
): AsyncGenerator<Row[]> {
	let last: Row | null = null;
	while (true) {
		const rows: Row[] = await read(last);
		if (rows.length > 0) yield rows;
		if (rows.length < size) return;
		last = rows.at(-1) ?? null;
	}
}
