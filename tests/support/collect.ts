/** Everything that comes out of a generator. */
export async function collect<T>(pieces: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const piece of pieces) all.push(piece);
	return all;
}
