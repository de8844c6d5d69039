import { errorText, log } from "./log.server.ts";

/** The first pieces are made before the answer begins: what fails by then is an error page and not half a file. */
export async function streamed(
	pieces: AsyncGenerator<Uint8Array>,
	count: number,
): Promise<ReadableStream<Uint8Array>> {
	const first: Uint8Array[] = [];
	while (first.length < count) {
		const piece = await pieces.next();
		if (piece.done) break;
		first.push(piece.value);
	}
	let isAway = false;
	return new ReadableStream({
		async pull(stream) {
			try {
				const early = first.shift();
				const piece = early ? { done: false as const, value: early } : await pieces.next();
				// Whoever downloads has gone while this piece was made.
				if (isAway) return;
				if (piece.done) stream.close();
				else stream.enqueue(piece.value);
			} catch (error) {
				// The browser sees a download that broke off.
				if (isAway) return;
				log.error("a file was not finished", { error: errorText(error) });
				stream.error(error);
			}
		},
		async cancel() {
			isAway = true;
			await pieces.return(undefined);
		},
	});
}
