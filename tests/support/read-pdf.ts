import { inflateSync } from "node:zlib";

/** All that a PDF says of itself: its objects, with those that stand compressed in it. Good for PDFs of our own making. */
export function readPdf(bytes: Uint8Array): string {
	const raw = Buffer.from(bytes);
	const text = raw.toString("latin1");
	const streams = [...text.matchAll(/(?<!end)stream\r?\n/g)].map((match) => {
		const from = match.index + match[0].length;
		const packed = raw.subarray(from, text.indexOf("endstream", from));
		try {
			return inflateSync(packed).toString("latin1");
		} catch {
			return "";
		}
	});
	return [text, ...streams].join("\n");
}
