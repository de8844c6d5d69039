import { inflateSync } from "node:zlib";

/** How many pages a PDF has. @param pdf as `readPdf` gives it */
export const pdfPages = (pdf: string): number => [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;

/** What is drawn on the pages of a PDF, text for text. */
export function pdfDrawings(bytes: Uint8Array): string[] {
	return streamsIn(bytes).filter(
		(stream) => /\bBT\b[\s\S]*\bET\b/.test(stream) && !stream.includes("beginbfchar"),
	);
}

/** Where each run of text begins: in points, from the page's lower left corner. @param drawing as `pdfDrawings` gives it */
export function pdfRuns(drawing: string): { x: number; y: number }[] {
	return [...drawing.matchAll(/1 0 0 -1 ([\d.]+) ([\d.]+) cm(?:(?!\bcm\b|\bBT\b)[\s\S])*\bBT\b/g)].map(
		([, x, y]) => ({ x: Number(x), y: Number(y) }),
	);
}

/** All that a PDF says of itself: its objects, with those that stand compressed in it. Good for PDFs of our own making. */
export function readPdf(bytes: Uint8Array): string {
	return [Buffer.from(bytes).toString("latin1"), ...streamsIn(bytes)].join("\n");
}

function streamsIn(bytes: Uint8Array): string[] {
	const raw = Buffer.from(bytes);
	const text = raw.toString("latin1");
	return [...text.matchAll(/(?<!end)stream\r?\n/g)].map((match) => {
		const from = match.index + match[0].length;
		const packed = raw.subarray(from, text.indexOf("endstream", from));
		try {
			return inflateSync(packed).toString("latin1");
		} catch {
			return "";
		}
	});
}
