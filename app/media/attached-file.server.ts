import { createHash } from "node:crypto";
import type { proofTypes } from "~/values/vocabulary.ts";
import { PictureError, renderScan } from "./render-picture.server.ts";

/** Bytes of one file. */
const mostBytes = 10 * 1024 * 1024;

/** A paper or a picture that is kept for the company's eyes. @property sha256 of its bytes, in hexadecimal */
export type AttachedFile = {
	fileName: string;
	type: (typeof proofTypes)[number];
	sha256: string;
	bytes: Buffer;
};

export type AttachedProblem = "fileLarge" | "fileKind" | "fileDamaged";

const longestName = 100;

/** A file's name as it may be shown: without folders and control characters. */
function plainName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? "";
	return (
		last
			.replace(/[\p{Cc}\p{Cf}]/gu, "")
			.trim()
			.slice(0, longestName) || "?"
	);
}

/** Whether bytes begin and end as a PDF does (ISO 32000-1 §7.5; readers look for both within a kilobyte). */
function looksLikePdf(bytes: Uint8Array): boolean {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return (
		text.subarray(0, 1_024).includes("%PDF-") && text.subarray(-1_024).includes("%%EOF") && text.length > 64
	);
}

/**
 * Makes what can be kept of what was uploaded: a PDF stays as it came and is only ever handed out as a download, a picture
 * is encoded anew. Before any transaction.
 */
export async function readAttachedFile(file: File): Promise<AttachedFile | { problem: AttachedProblem }> {
	if (file.size > mostBytes) return { problem: "fileLarge" };
	const sent = await file.bytes();
	const keep = (type: AttachedFile["type"], bytes: Buffer): AttachedFile => ({
		...{ fileName: plainName(file.name), type, bytes },
		sha256: createHash("sha256").update(bytes).digest("hex"),
	});
	if (looksLikePdf(sent)) return keep("application/pdf", Buffer.from(sent));
	try {
		return keep("image/jpeg", await renderScan(sent));
	} catch (error) {
		if (error instanceof PictureError)
			return { problem: error.problem === "kind" ? "fileKind" : "fileDamaged" };
		throw error;
	}
}
